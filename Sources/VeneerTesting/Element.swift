import CGtk
import Foundation
import Veneer

/// A widget in a ``TestWindow``, as a test sees it.
///
/// It does not keep the widget: when the widget is gone, ``isAlive`` is false and everything else stops with
/// a message.
@MainActor
public final class Element: Equatable {
  /// The window that the element was found in.
  public let window: TestWindow
  private let existing: WeakWidget

  /// Makes an element of `widget`, which is in `window` or in a popover of it.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>, in window: TestWindow) {
    self.window = window
    existing = WeakWidget(widget)
  }

  /// Whether the widget still exists.
  public var isAlive: Bool { existing.widget != nil }

  /// The widget itself.
  public var widget: UnsafeMutablePointer<GtkWidget> {
    guard let widget = existing.widget else { preconditionFailure("the element's widget no longer exists") }
    return widget
  }

  /// Whether both are the same widget.
  public nonisolated static func == (left: Element, right: Element) -> Bool {
    MainActor.assumeIsolated { left.existing.widget == right.existing.widget }
  }

  /// The element that this one is in, up to the window itself.
  public var parent: Element? {
    gtk_widget_get_parent(widget).map { Element($0, in: window) }
  }

  /// The elements directly in this one, those that are not shown included.
  public var children: [Element] {
    var children: [Element] = []
    var child = gtk_widget_get_first_child(widget)
    while let widget = child {
      children.append(Element(widget, in: window))
      child = gtk_widget_get_next_sibling(widget)
    }
    return children
  }

  /// The name of the widget's GObject type, such as `GtkButton`.
  public var typeName: String {
    String(cString: g_type_name_from_instance(instance))
  }

  /// The name that the program has given the widget, by `.accessibilityIdentifier(_:)` or
  /// `gtk_widget_set_name`; nil where it has given none. Users do not see it.
  public var identifier: String? {
    let name = String(cString: gtk_widget_get_name(widget))
    // A widget without a name is called as its type.
    return name == typeName ? nil : name
  }

  /// Whether the widget is of the GObject type called `name` or of one derived from it.
  public func isOfType(_ name: String) -> Bool {
    let type = g_type_from_name(name)
    return type != 0 && g_type_check_instance_is_a(instance, type) != 0
  }

  /// The border box in the coordinates of the window, in logical pixels. Elements of popovers lie where the
  /// popover is. Null for a widget that has no place yet.
  public var frame: CGRect {
    guard let native = gtk_widget_get_native(widget), let bounds = bounds(in: native) else { return .null }
    var origin = Self.surfaceOffset(of: native)
    var surface = gtk_native_get_surface(native)
    while let popup = surface, g_type_is_a(type(of: popup), gdk_popup_get_type()) != 0 {
      origin.x += CGFloat(gdk_popup_get_position_x(popup))
      origin.y += CGFloat(gdk_popup_get_position_y(popup))
      surface = gdk_popup_get_parent(popup)
    }
    let base = window.root.surfaceOffset
    return bounds.offsetBy(dx: origin.x - base.x, dy: origin.y - base.y)
  }

  /// Where this element, a window or another `GtkNative`, begins on its surface: what lies before that is its
  /// shadow.
  var surfaceOffset: CGPoint { Self.surfaceOffset(of: OpaquePointer(widget)) }

  /// The middle of ``frame``.
  public var center: CGPoint {
    CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Whether the widget takes input: it and all around it are enabled.
  public var isSensitive: Bool { gtk_widget_is_sensitive(widget) != 0 }

  /// Whether the widget has the keyboard focus of its window.
  public var isFocused: Bool { gtk_widget_has_focus(widget) != 0 }

  /// Whether the widget and all around it are on the screen.
  public var isOnScreen: Bool { gtk_widget_get_mapped(widget) != 0 }

  /// Whether the widget itself is one to be shown; what it is in may still be hidden.
  var isShown: Bool { gtk_widget_get_visible(widget) != 0 && gtk_widget_get_child_visible(widget) != 0 }

  /// GTK's states of the widget.
  public var stateFlags: StateFlags {
    StateFlags(rawValue: gtk_widget_get_state_flags(widget).rawValue)
  }

  /// The widget's CSS classes, in GTK's order.
  public var cssClasses: [String] {
    guard let names = gtk_widget_get_css_classes(widget) else { return [] }
    defer { g_strfreev(names) }
    var classes: [String] = []
    while let name = names[classes.count] { classes.append(String(cString: name)) }
    return classes
  }

  /// The border box in the coordinates of `native`, the `GtkNative` that draws it.
  func bounds(in native: OpaquePointer) -> CGRect? {
    var rectangle = graphene_rect_t()
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_bounds(widget, root, &rectangle) != 0 else { return nil }
    return CGRect(rectangle)
  }

  private var instance: UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
  }

  private func type(of object: OpaquePointer) -> GType {
    UnsafeMutableRawPointer(object).assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
  }

  private static func surfaceOffset(of native: OpaquePointer) -> CGPoint {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    return CGPoint(x: x, y: y)
  }
}

extension CGRect {
  init(_ rectangle: graphene_rect_t) {
    self.init(
      x: CGFloat(rectangle.origin.x), y: CGFloat(rectangle.origin.y),
      width: CGFloat(rectangle.size.width), height: CGFloat(rectangle.size.height))
  }
}
