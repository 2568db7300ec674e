import CGtk

/// Registers Veneer's GObject types and routes GTK's virtual functions to the widgets' Swift objects.
enum WidgetClass {
  typealias ClassPointer = UnsafeMutablePointer<GtkWidgetClass>

  /// Registers a type of plain widgets whose CSS node is called `cssName`.
  ///
  /// Few types need to hear of being mapped, and the many others are spared the detour.
  static func register(
    _ name: String, cssName: String, role: GtkAccessibleRole, hearsOfMapping: Bool = false
  ) -> GType {
    registered[name] = (cssName, role, hearsOfMapping)
    return g_type_register_static_simple(
      gtk_widget_get_type(), name, guint(MemoryLayout<GtkWidgetClass>.size),
      { pointer, _ in
        let widgetClass = pointer!.assumingMemoryBound(to: GtkWidgetClass.self)
        let name = String(
          cString: g_type_name(pointer!.assumingMemoryBound(to: GTypeClass.self).pointee.g_type))
        let (cssName, role, hearsOfMapping) = WidgetClass.registered[name]!
        gtk_widget_class_set_css_name(widgetClass, cssName)
        gtk_widget_class_set_accessible_role(widgetClass, role)
        WidgetClass.overrideLayout(of: widgetClass)
        WidgetClass.overrideEvents(of: widgetClass)
        WidgetClass.overrideDispose(of: widgetClass)
        if hearsOfMapping { WidgetClass.overrideMap(of: widgetClass) }
        if name == RowWidget.typeName { RowWidget.overrideFocus(of: widgetClass) }
      },
      guint(MemoryLayout<VeneerWidget>.size), nil, GTypeFlags(rawValue: 0))
  }

  /// What a type's class initialiser, a C function without a closure, looks up. Written once, before each type exists.
  nonisolated(unsafe) private static var registered: [String: (String, GtkAccessibleRole, Bool)] = [:]

  /// The GTK class above Veneer's own: a type derived from one of Veneer's has the same functions as that.
  static func parent(of widget: WidgetPointer?) -> ClassPointer {
    let own = UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class!
    let parent = parent(of: UnsafeMutableRawPointer(own).assumingMemoryBound(to: GtkWidgetClass.self))
    return hasVeneerFunctions(parent) ? self.parent(of: parent) : parent
  }

  private static func parent(of widgetClass: ClassPointer) -> ClassPointer {
    g_type_class_peek_parent(widgetClass).assumingMemoryBound(to: GtkWidgetClass.self)
  }

  private static func hasVeneerFunctions(_ widgetClass: ClassPointer) -> Bool {
    unsafeBitCast(widgetClass.pointee.measure, to: Int.self) == measureAddress
  }

  /// Written once, before there is an instance.
  nonisolated(unsafe) private static var measureAddress = 0

  static func overrideLayout(of widgetClass: ClassPointer) {
    widgetClass.pointee.measure = {
      widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      let direction: Orientation = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      let measurement = WidgetOwner.with(widget) { $0.measure(direction, for: Double(size)) }
      let least = Int32(pixels: max(0, measurement?.minimum ?? 0).rounded(.up))
      let most = max(least, Int32(pixels: (measurement?.natural ?? 0).rounded(.up)))
      minimum?.pointee = least
      natural?.pointee = most
      // GTK takes a baseline within the widget only, and either two of them or none.
      let baseline = Int32(pixels: measurement?.baseline ?? -1)
      let isInside = (0...most).contains(baseline)
      minimumBaseline?.pointee = isInside ? min(baseline, least) : -1
      naturalBaseline?.pointee = isInside ? baseline : -1
    }
    measureAddress = unsafeBitCast(widgetClass.pointee.measure, to: Int.self)
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      WidgetOwner.with(widget) {
        $0.kept = nil
        $0.allocateContent(
          width: Double(width), height: Double(height), baseline: baseline < 0 ? nil : Double(baseline))
      }
    }
    widgetClass.pointee.get_request_mode = { widget in
      WidgetOwner.with(widget) { $0.requestMode } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widgetClass.pointee.compute_expand = { widget, horizontal, vertical in
      let expands = WidgetOwner.with(widget) {
        [$0.growth(.horizontal) == .unlimited, $0.growth(.vertical) == .unlimited]
      }
      horizontal?.pointee = gboolean(expands?[0] == true ? 1 : 0)
      vertical?.pointee = gboolean(expands?[1] == true ? 1 : 0)
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let snapshot = snapshot!
      if WidgetOwner.of(widget)?.kept?.draw(widget!, on: snapshot) == true { return }
      WidgetOwner.with(widget) { $0.snapshot(Canvas(snapshot: snapshot)) }
    }
  }

  static func overrideEvents(of widgetClass: ClassPointer) {
    widgetClass.pointee.css_changed = { widget, change in
      WidgetClass.parent(of: widget).pointee.css_changed(widget, change)
      WidgetOwner.with(widget) {
        $0.kept = nil
        $0.styleChanged()
      }
    }
    widgetClass.pointee.state_flags_changed = { widget, old in
      WidgetClass.parent(of: widget).pointee.state_flags_changed?(widget, old)
      WidgetOwner.with(widget) { $0.stateFlagsChanged(from: old) }
    }
    widgetClass.pointee.direction_changed = { widget, old in
      WidgetClass.parent(of: widget).pointee.direction_changed?(widget, old)
      WidgetOwner.with(widget) {
        $0.kept = nil
        $0.directionChanged()
      }
    }
    widgetClass.pointee.root = { widget in
      WidgetClass.parent(of: widget).pointee.root(widget)
      WidgetOwner.with(widget) { $0.rooted() }
    }
    widgetClass.pointee.unroot = { widget in
      WidgetOwner.with(widget) { $0.unrooting() }
      WidgetClass.parent(of: widget).pointee.unroot(widget)
    }
    widgetClass.pointee.unmap = { widget in
      WidgetOwner.with(widget) { $0.unmapping() }
      WidgetClass.parent(of: widget).pointee.unmap(widget)
      WidgetOwner.with(widget) { $0.unmapped() }
    }
  }

  private static func overrideMap(of widgetClass: ClassPointer) {
    widgetClass.pointee.map = { widget in
      WidgetClass.parent(of: widget).pointee.map(widget)
      WidgetOwner.with(widget) { $0.mapped() }
    }
  }

  /// On dispose the Swift side hears of it first; then the children go, and GTK does the rest. Twice is safe.
  static func overrideDispose(of widgetClass: ClassPointer) {
    let objectClass = UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.dispose = { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      WidgetOwner.with(widget) {
        $0.kept = nil
        $0.disposing()
      }
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      UnsafeMutableRawPointer(WidgetClass.parent(of: widget)).assumingMemoryBound(to: GObjectClass.self)
        .pointee.dispose(object)
    }
  }
}
