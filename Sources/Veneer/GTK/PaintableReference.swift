import CGtk

/// Owns one reference to a `GdkPaintable`, for instance an icon of the theme.
@MainActor
final class PaintableReference {
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Takes a reference of its own.
  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    g_object_ref(UnsafeMutableRawPointer(pointer))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The pixels of a texture, which never change; nil for other paintables, and for textures too large to be copied.
  lazy var bitmap: Bitmap? = {
    guard WidgetOwner.isA(UnsafeMutableRawPointer(pointer), gdk_texture_get_type()) else { return nil }
    let pixels = Int(gdk_texture_get_width(pointer)) * Int(gdk_texture_get_height(pointer))
    return pixels <= Bitmap.mostPixels ? Bitmap(texture: pointer) : nil
  }()

  /// The symbolic or full-colour icon `name` of the icon theme of `widget`'s display; nil when the theme has none.
  static func icon(named name: String, size: Double, for widget: Widget) -> PaintableReference? {
    let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget.pointer))
    guard gtk_icon_theme_has_icon(theme, name) != 0 else { return nil }
    let icon = gtk_icon_theme_lookup_icon(
      theme, name, nil, Int32(size.rounded(.up)), gtk_widget_get_scale_factor(widget.pointer),
      gtk_widget_get_direction(widget.pointer), GtkIconLookupFlags(rawValue: 0))!
    defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
    return PaintableReference(icon)
  }

  /// In logical pixels; 16 where the paintable has no size of its own.
  var intrinsicSize: CGSize {
    let width = gdk_paintable_get_intrinsic_width(pointer)
    let height = gdk_paintable_get_intrinsic_height(pointer)
    return CGSize(width: width > 0 ? Double(width) : 16, height: height > 0 ? Double(height) : 16)
  }

  /// Draws it within `frame`; a symbolic icon in `tint`, anything else in `tint` as a template where there is one.
  func draw(on canvas: Canvas, frame: CGRect, tint: GdkRGBA?) {
    canvas.translated(by: frame.origin) {
      let isSymbolic = veneer_is_symbolic_paintable(UnsafeMutableRawPointer(pointer)) != 0
      if isSymbolic, let tint {
        var colors = [tint, tint, tint, tint]
        gtk_symbolic_paintable_snapshot_symbolic(
          pointer, canvas.snapshot, frame.width, frame.height, &colors, gsize(colors.count))
      } else if let tint, let matrix = ColorMatrix(blending: tint, mode: .sourceAtop, strength: 1) {
        canvas.colorMatrix(matrix) {
          gdk_paintable_snapshot(pointer, canvas.snapshot, frame.width, frame.height)
        }
      } else {
        gdk_paintable_snapshot(pointer, canvas.snapshot, frame.width, frame.height)
      }
    }
  }
}

extension PaintableReference: Equatable {
  nonisolated static func == (left: PaintableReference, right: PaintableReference) -> Bool {
    left.pointer == right.pointer
  }
}

/// Tells that a paintable looks different now, or has another size.
@MainActor
final class PaintableObserver {
  let paintable: PaintableReference
  private nonisolated(unsafe) var handlers: [UInt] = []

  init(of paintable: PaintableReference, changed: @escaping @MainActor () -> Void) {
    self.paintable = paintable
    let object = UnsafeMutableRawPointer(paintable.pointer)
    handlers = ["invalidate-contents", "invalidate-size"].map { Signal.connect(object, $0, changed) }
  }

  deinit {
    for handler in handlers {
      g_signal_handler_disconnect(UnsafeMutableRawPointer(paintable.pointer), gulong(handler))
    }
  }
}
