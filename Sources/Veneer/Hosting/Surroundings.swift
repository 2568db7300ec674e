import CGtk

/// What a host inherits from the GTK widgets around it.
@MainActor
struct Surroundings {
  /// Set on the host's own widget and those around it, the nearest first.
  private(set) var modifiers: [InheritedModifiers] = []
  /// The environment of the represented GTK widget that the host is in. It contains what is inherited from further out.
  private(set) var scope: EnvironmentScope?

  init(of host: WidgetPointer) {
    var current: WidgetPointer? = host
    while let widget = current {
      if let found = InheritedModifiers.of(widget) { modifiers.append(found) }
      scope = Surroundings.scope(of: widget)
      if scope != nil { return }
      current = gtk_widget_get_parent(widget)
    }
  }

  // MARK: Represented widgets

  private nonisolated static let quark = g_quark_from_static_string("veneer-environment")

  /// Says of a represented widget in which environment it stands; nil when it stands in none any more.
  static nonisolated func setScope(_ scope: EnvironmentScope?, of widget: WidgetPointer) {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let data = scope.map { Unmanaged.passRetained($0).toOpaque() }
    g_object_set_qdata_full(object, quark, data) { Unmanaged<EnvironmentScope>.fromOpaque($0!).release() }
  }

  private static func scope(of widget: WidgetPointer) -> EnvironmentScope? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, quark).map {
      Unmanaged<EnvironmentScope>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
