import CGtk

/// Wraps every view that is hosted at or below a GTK widget in modifiers.
///
///     setInheritedModifiers(on: window) { $0.labelStyle(.iconTint(.green)).tint(.purple) }
///
/// Modifiers of a widget nearer to the view come closer to it. They reach views through plain GTK containers, those that
/// are hosted already and those that come later, and hosts follow when they, or containers around them, are moved. Popovers
/// inherit from the widget that they belong to; windows of their own, such as dialogs, from nobody.
///
/// A second call for the same widget replaces the first. The views keep their state and the focus whatever changes around them.
/// State in the modifiers themselves is kept as long as they are of the same type. The modifiers follow observable objects that they read.
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
    InheritedModifiers { TypedContent(InheritingView(modifiers, around: $0)) }, on: widget)
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

/// The modifiers of one widget, applied: a view of its own, so that what they read of observable objects is followed.
private struct InheritingView<Modified: View>: View {
  private let modifiers: @MainActor (InheritedContent) -> Modified
  private let content: InheritedContent

  init(_ modifiers: @escaping @MainActor (InheritedContent) -> Modified, around content: ErasedContent) {
    self.modifiers = modifiers
    self.content = InheritedContent(erased: content)
  }

  var body: Modified { modifiers(content) }
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

  /// The modifiers that are set on `widget` itself.
  static func of(_ widget: WidgetPointer) -> InheritedModifiers? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, quark).map {
      Unmanaged<InheritedModifiers>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// What follows runs the application's code, which may take any widget away, so the hosts are found first.
  private static func tellHosts(below widget: WidgetPointer) {
    let hosts = hosts(below: widget)
    for host in hosts { g_object_ref(host) }
    for host in hosts {
      Host.of(host)?.followSurroundings()
      g_object_unref(host)
    }
  }

  /// Without those inside of another host's views, which follow by themselves, as what is around that one reaches their
  /// environment.
  private static func hosts(below widget: WidgetPointer) -> [WidgetPointer] {
    if Host.of(widget) != nil { return [widget] }
    var found: [WidgetPointer] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      found += hosts(below: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }
}
