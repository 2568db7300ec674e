import CGtk

/// A GTK widget by its C pointer.
public typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// A GTK widget, usually owned by one reference from its floating start to the end of this object.
@MainActor
package class Widget {
  package nonisolated(unsafe) let pointer: WidgetPointer
  final let ownsReference: Bool

  /// Takes over `pointer`, sinking a floating reference; without a reference to it where GTK owns this object instead.
  init(_ pointer: WidgetPointer, ownsReference: Bool = true) {
    self.pointer = pointer
    self.ownsReference = ownsReference
    if ownsReference { g_object_ref_sink(pointer) }
  }

  deinit {
    if ownsReference { g_object_unref(pointer) }
  }

  /// What the widget asks of its parent in one direction, given the size of the other (-1 for any).
  final func measured(_ orientation: Orientation, for size: Double = -1) -> Measurement {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    var minimumBaseline: Int32 = -1
    var naturalBaseline: Int32 = -1
    let forSize = size < 0 ? -1 : Int32(pixels: size)
    gtk_widget_measure(
      pointer, orientation.gtk, forSize, &minimum, &natural, &minimumBaseline, &naturalBaseline)
    return Measurement(
      minimum: Double(minimum), natural: Double(natural),
      maximum: maximum(orientation, natural: Double(natural)),
      baseline: naturalBaseline < 0 ? nil : Double(naturalBaseline))
  }

  /// The size up to which the widget makes use of what it is offered.
  final func maximum(_ orientation: Orientation, natural: Double) -> Double {
    switch growth(orientation) {
    case .none: natural
    case .limited: limit(orientation)
    case .unlimited: .infinity
    }
  }

  /// The maximum of a widget of limited growth.
  func limit(_ orientation: Orientation) -> Double { .infinity }

  /// The widget itself when it is a box, which modifiers around it can add layers to.
  var box: BoxWidget? { nil }

  /// A parent is about to take the widget among its children, or to keep it there.
  func willBePlaced() {}

  /// What the widget takes of `offer` across `orientation`, and what it asks for along it then.
  ///
  /// GTK remembers a measurement for each size across; where the widget has its natural one it is asked for none, so that
  /// there is only one to remember.
  final func measured(_ orientation: Orientation, offered offer: Double) -> (
    across: Double, along: Measurement
  ) {
    let own = measured(orientation.opposite)
    let across = own.size(offered: offer)
    let isNatural = across == own.natural && own.maximum == own.natural
    return (across, measured(orientation, for: isNatural ? -1 : across))
  }

  /// What the widget takes of `offer`.
  func size(offered offer: CGSize) -> CGSize {
    let (width, vertical) = measured(.vertical, offered: offer.width)
    return CGSize(width: width, height: vertical.size(offered: offer.height))
  }

  /// Where a guide is in the widget when it has `size`, from the leading edge or the top; nil where nothing in it says so.
  func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> Double? {
    key == .firstTextBaseline ? measured(.vertical, offered: size.width).along.baseline : nil
  }

  /// Where a guide is in the widget when it has `size`.
  final func guide(_ key: AlignmentKey, in size: CGSize) -> Double {
    ViewDimensions(size) { [self] in explicitGuide($0, in: size) }[key]
  }

  /// How much more than its natural size the widget makes use of. GTK knows only "all" and "nothing".
  func growth(_ orientation: Orientation) -> Growth {
    gtk_widget_compute_expand(pointer, orientation.gtk) != 0 ? .unlimited : .none
  }

  final func allocate(_ frame: CGRect, baseline: Double? = nil) {
    var allocation = GtkAllocation(
      x: Int32(pixels: frame.minX), y: Int32(pixels: frame.minY),
      width: max(0, Int32(pixels: frame.width)), height: max(0, Int32(pixels: frame.height)))
    gtk_widget_size_allocate(pointer, &allocation, Int32(pixels: baseline ?? -1))
  }

  /// The frame that the widget was given, in its parent.
  final var allocation: CGRect {
    var allocation = GtkAllocation()
    gtk_widget_get_allocation(pointer, &allocation)
    return CGRect(
      x: Double(allocation.x), y: Double(allocation.y), width: Double(allocation.width),
      height: Double(allocation.height))
  }

  final var parent: WidgetPointer? { gtk_widget_get_parent(pointer) }
  final var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
  final var isRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// Device pixels to a logical one, which need not be a whole number.
  final var scaleFactor: Double {
    DisplayContext.of(gtk_widget_get_display(pointer)).drawingScale ?? veneer_widget_scale(pointer)
  }

  /// What animations and press pictures run on.
  final var clock: any Clock { DisplayContext.of(gtk_widget_get_display(pointer)).clock }
  /// Whether the desktop wants things to move.
  final var showsAnimations: Bool { veneer_settings_animations_enabled(pointer) != 0 }

  func queueDraw() { gtk_widget_queue_draw(pointer) }
  final func queueResize() { gtk_widget_queue_resize(pointer) }

  /// The widget's computed text colour.
  final var foreground: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    return color
  }

  /// The widget's font size in logical pixels.
  final var fontSize: Double {
    guard let description = pango_context_get_font_description(gtk_widget_get_pango_context(pointer)) else {
      return 15
    }
    let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    if pango_font_description_get_size_is_absolute(description) != 0 { return size }
    return size * pango_cairo_context_get_resolution(gtk_widget_get_pango_context(pointer)) / 72
  }

  /// Says something else to assistive technology than the widget does by itself; nil leaves that part as it is.
  func setAccessible(label: String?, hint: String?) {
    if let label { veneer_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, label) }
    if let hint { veneer_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hint) }
  }

  /// Keeps the widget, and all in it, from assistive technology.
  ///
  /// GTK 4.10 and later show what is in a hidden widget unless that is hidden too.
  final func setAccessible(isHidden: Bool) { Widget.setAccessible(isHidden: isHidden, pointer) }

  private static func setAccessible(isHidden: Bool, _ widget: WidgetPointer) {
    veneer_accessible_set_hidden(widget, gboolean(isHidden ? 1 : 0))
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      setAccessible(isHidden: isHidden, current)
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// What is shown when the pointer rests on the widget; nil for nothing.
  final func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(pointer, text) }

  /// Takes `text` off again, unless something else is shown by now.
  final func removeTooltip(_ text: String) {
    guard let shown = gtk_widget_get_tooltip_text(pointer), String(cString: shown) == text else { return }
    setTooltip(nil)
  }

  /// Lets the pointer reach what is behind the widget.
  final func ignorePointer() { gtk_widget_set_can_target(pointer, 0) }

  /// The name by which style sheets and tests find the widget.
  final func setName(_ name: String) { gtk_widget_set_name(pointer, name) }
}

/// Horizontal or vertical.
package enum Orientation: Sendable {
  case horizontal
  case vertical

  var gtk: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }

  var opposite: Orientation { self == .horizontal ? .vertical : .horizontal }
}

/// How much more than its natural size something makes use of. Found without measuring.
package enum Growth: Int, Comparable, Sendable {
  case none, limited, unlimited

  package static func < (left: Growth, right: Growth) -> Bool { left.rawValue < right.rawValue }
}

/// What something asks of its parent in one direction, in logical pixels.
package struct Measurement: Equatable, Sendable {
  /// It is never given less.
  package var minimum: Double
  /// It looks best with this much.
  package var natural: Double
  /// It makes use of no more than this.
  package var maximum: Double
  /// The first text baseline below the top; only for vertical measurements.
  package var baseline: Double?

  package init(minimum: Double, natural: Double, maximum: Double, baseline: Double? = nil) {
    self.minimum = minimum
    self.natural = natural
    self.maximum = maximum
    self.baseline = baseline
  }

  static func fixed(_ size: Double, baseline: Double? = nil) -> Measurement {
    Measurement(minimum: size, natural: size, maximum: size, baseline: baseline)
  }

  var flexibility: Double { maximum - minimum }

  /// The size it takes when `offer` is there to be had.
  func size(offered offer: Double) -> Double { Swift.max(minimum, Swift.min(maximum, offer)) }
}
