import CGtk

/// `GtkActionable` for the components that are buttons.
@MainActor
enum ComponentActions {
  static let nameProperty = "action-name"
  static let targetProperty = "action-target"

  static func add(to type: GType) {
    var info = GInterfaceInfo()
    info.interface_init = { pointer, _ in
      let interface = pointer!.assumingMemoryBound(to: GtkActionableInterface.self)
      interface.pointee.get_action_name = { actionable in
        ComponentWidget.with(actionable.map { UnsafeMutablePointer<GObject>($0) }) { $0.action?.name } ?? nil
      }
      interface.pointee.get_action_target_value = { actionable in
        ComponentWidget.with(actionable.map { UnsafeMutablePointer<GObject>($0) }) { $0.action?.target }
          ?? nil
      }
      interface.pointee.set_action_name = { actionable, name in
        ComponentWidget.with(actionable.map { UnsafeMutablePointer<GObject>($0) }) {
          $0.setActionName(name.map { String(cString: $0) })
        }
      }
      interface.pointee.set_action_target_value = { actionable, target in
        ComponentWidget.with(actionable.map { UnsafeMutablePointer<GObject>($0) }) {
          $0.setActionTarget(target)
        }
      }
    }
    g_type_add_interface_static(type, gtk_actionable_get_type(), &info)
  }

  /// The interface's own properties are notified of for equal values too, so they are made anew.
  static func installProperties(of objectClass: UnsafeMutablePointer<GObjectClass>, after count: Int) {
    let flags = ComponentProperty.flags
    g_object_class_install_property(
      objectClass, guint(count + 1),
      g_param_spec_string(
        nameProperty, "Action name", "The name of the action that a press activates, such as “app.save”", nil,
        flags))
    let any = g_variant_type_new("*")
    defer { g_variant_type_free(any) }
    g_object_class_install_property(
      objectClass, guint(count + 2),
      g_param_spec_variant(
        targetProperty, "Action target", "The value that the action is activated with", any, nil, flags))
  }
}

extension ComponentWidget {
  func setActionName(_ name: String?) {
    let old = action?.name.map { String(cString: $0) }
    guard name != old else { return }
    setAction(name: name, target: action?.target)
    g_object_notify(object, ComponentActions.nameProperty)
  }

  func setActionTarget(_ target: OpaquePointer?) {
    // A new value belongs to nobody yet; it is let go of below.
    if let target { g_variant_ref_sink(target) }
    defer { if let target { g_variant_unref(target) } }
    guard !ComponentWidget.areEqual(target, action?.target) else { return }
    setAction(name: action?.name.map { String(cString: $0) }, target: target)
    g_object_notify(object, ComponentActions.targetProperty)
  }

  private static func areEqual(_ left: OpaquePointer?, _ right: OpaquePointer?) -> Bool {
    guard let left, let right else { return left == right }
    return g_variant_equal(UnsafeRawPointer(left), UnsafeRawPointer(right)) != 0
  }
}
