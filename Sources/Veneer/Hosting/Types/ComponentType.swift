import CGtk

/// One of Veneer's components as a GObject type, for `GtkBuilder`, the inspector and languages that know GObject alone.
///
/// The type is derived from that of hosts, so an instance is a host whose view follows the properties.
@MainActor
final class ComponentType {
  typealias Content = @MainActor (ComponentValues, @escaping () -> Void) -> AnyView

  let name: String
  let properties: [ComponentProperty]
  /// Whether the type has the signal `clicked` and is a `GtkActionable`.
  let isButton: Bool
  let content: Content
  /// The type itself, registered by whoever asks first.
  private(set) lazy var type = register()

  init(name: String, properties: [ComponentProperty], isButton: Bool, content: @escaping Content) {
    self.name = name
    self.properties = properties
    self.isButton = isButton
    self.content = content
  }

  /// The type that an instance is of.
  static func of(_ instance: UnsafeMutableRawPointer) -> ComponentType {
    let type = instance.assumingMemoryBound(to: GTypeInstance.self).pointee.g_class.pointee.g_type
    return Unmanaged.fromOpaque(g_type_get_qdata(type, quark)).takeUnretainedValue()
  }

  private static let quark = g_quark_from_static_string("veneer-component-type")

  // MARK: Registration

  private func register() -> GType {
    let data = Unmanaged.passRetained(self).toOpaque()  // Types are for ever.
    var info = GTypeInfo()
    info.class_size = guint16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = guint16(MemoryLayout<VeneerWidget>.size)
    info.class_data = UnsafeRawPointer(data)
    info.class_init = { pointer, data in
      nonisolated(unsafe) let pointer = pointer!
      let component = Unmanaged<ComponentType>.fromOpaque(UnsafeMutableRawPointer(mutating: data!))
        .takeUnretainedValue()
      MainActor.assumeIsolated { component.initializeClass(pointer) }
    }
    info.instance_init = { instance, _ in
      nonisolated(unsafe) let widget = UnsafeMutableRawPointer(instance!)
        .assumingMemoryBound(to: GtkWidget.self)
      MainActor.assumeIsolated { _ = ComponentWidget(instance: widget) }
    }
    let type = g_type_register_static(HostWidget.type, name, &info, G_TYPE_FLAG_FINAL)
    g_type_set_qdata(type, ComponentType.quark, data)
    if isButton { ComponentActions.add(to: type) }
    return type
  }

  private func initializeClass(_ pointer: UnsafeMutableRawPointer) {
    let objectClass = pointer.assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.constructed = { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      UnsafeMutableRawPointer(WidgetClass.parent(of: widget)).assumingMemoryBound(to: GObjectClass.self)
        .pointee.constructed(object)
      ComponentWidget.with(object) { $0.build() }
    }
    objectClass.pointee.get_property = { object, identifier, value, _ in
      nonisolated(unsafe) let value = value!
      ComponentWidget.with(object) { $0.getProperty(Int(identifier), value) }
    }
    objectClass.pointee.set_property = { object, identifier, value, _ in
      nonisolated(unsafe) let value = value!
      ComponentWidget.with(object) { $0.setProperty(Int(identifier), value) }
    }
    for (index, property) in properties.enumerated() {
      g_object_class_install_property(objectClass, guint(index + 1), property.makeSpecification())
    }
    if isButton {
      ComponentActions.installProperties(of: objectClass, after: properties.count)
      addSignal(to: pointer.assumingMemoryBound(to: GtkWidgetClass.self))
    }
  }

  /// `clicked`, which activates the action first, as GtkButton's does.
  private func addSignal(to widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    let activate: @convention(c) (UnsafeMutablePointer<GObject>?, gpointer?) -> Void = { object, _ in
      ComponentWidget.with(object) { $0.activateAction() }
    }
    let closure = g_cclosure_new(unsafeBitCast(activate, to: GCallback.self), nil, nil)
    let flags = GSignalFlags(rawValue: G_SIGNAL_RUN_FIRST.rawValue | G_SIGNAL_ACTION.rawValue)
    let signal = g_signal_newv("clicked", type, flags, closure, nil, nil, nil, GType(1 << 2), 0, nil)
    gtk_widget_class_set_activate_signal(widgetClass, signal)
    widgetClass.pointee.grab_focus = { widget in
      ComponentWidget.with(UnsafeMutableRawPointer(widget!).assumingMemoryBound(to: GObject.self)) {
        gboolean($0.grabFocus() ? 1 : 0)
      } ?? 0
    }
  }
}

extension ComponentProperty {
  fileprivate func makeSpecification() -> UnsafeMutablePointer<GParamSpec> {
    let flags = ComponentProperty.flags
    switch kind {
    case .text, .meaning: return g_param_spec_string(name.rawValue, nick, blurb, nil, flags)
    case .scale(let number):
      // A number that makes no sense is reported in Veneer's words, and changes nothing.
      let lax = GParamFlags(rawValue: flags.rawValue | G_PARAM_LAX_VALIDATION.rawValue)
      return g_param_spec_double(
        name.rawValue, nick, blurb, 0, .greatestFiniteMagnitude, number, lax)
    }
  }

  /// Notified by the widget itself, when the value is another one.
  static let flags = GParamFlags(
    rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
}
