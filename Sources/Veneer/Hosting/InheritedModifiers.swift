import CGtk

/// Wraps every view that is hosted at or below a GTK widget in modifiers.
///
///     setInheritedModifiers(on: window) { $0.labelStyle(.iconTint(.green)).tint(.purple) }
///
/// Modifiers of a widget nearer to the view come closer to it. They reach views through plain GTK containers, those that
/// are hosted already and those that come later. A second call for the same widget replaces the first; state below is
/// made anew.
///
/// - Parameters:
///   - widget: Any GTK widget, such as a window or a box.
///   - modifiers: Applies modifiers to the view that it is given.
@MainActor
public func setInheritedModifiers<Modified: View>(
  on widget: UnsafeMutablePointer<GtkWidget>,
  _ modifiers: @escaping @MainActor (InheritedContent) -> Modified
) {
  InheritedModifiers.set(
    InheritedModifiers { TypedContent(modifiers(InheritedContent(erased: $0))) }, on: widget)
}

/// Takes back what ``setInheritedModifiers(on:_:)`` set on a widget.
@MainActor
public func removeInheritedModifiers(from widget: UnsafeMutablePointer<GtkWidget>) {
  InheritedModifiers.set(nil, on: widget)
}

/// Stands for the hosted view that inherited modifiers are applied to.
public struct InheritedContent: ErasedView {
  let erased: ErasedContent
}

/// The modifiers of one GTK widget, kept with the widget.
@MainActor
final class InheritedModifiers {
  let wrap: @MainActor (ErasedContent) -> ErasedContent

  init(_ wrap: @escaping @MainActor (ErasedContent) -> ErasedContent) { self.wrap = wrap }

  private static let quark = g_quark_from_static_string("veneer-inherited-modifiers")

  static func set(_ modifiers: InheritedModifiers?, on widget: WidgetPointer) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let data = modifiers.map { Unmanaged.passRetained($0).toOpaque() }
    g_object_set_qdata_full(object, quark, data) { Unmanaged<InheritedModifiers>.fromOpaque($0!).release() }
    tellHosts(below: widget)
  }

  /// The modifiers of the widgets around `widget`, the nearest first.
  static func around(_ widget: WidgetPointer) -> [InheritedModifiers] {
    var found: [InheritedModifiers] = []
    var current: WidgetPointer? = widget
    while let widget = current {
      let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
      if let data = g_object_get_qdata(object, quark) {
        found.append(Unmanaged<InheritedModifiers>.fromOpaque(data).takeUnretainedValue())
      }
      current = gtk_widget_get_parent(widget)
    }
    return found
  }

  private static func tellHosts(below widget: WidgetPointer) {
    if let host = Host.of(widget) { host.inheritModifiers() }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      // The next sibling is asked for first: a host that is built anew may change its own children only.
      child = gtk_widget_get_next_sibling(current)
      tellHosts(below: current)
    }
  }
}
