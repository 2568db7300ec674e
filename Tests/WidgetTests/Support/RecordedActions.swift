import CGtk

/// An action group with `like`, which takes a text, `save`, which takes nothing, and `size`, which takes a number. It writes down
/// what is activated.
@MainActor
final class RecordedActions {
  nonisolated(unsafe) let group: OpaquePointer
  private(set) var activations: [String] = []

  init() {
    group = OpaquePointer(g_simple_action_group_new()!)
    add("save", taking: nil)
    add("like", taking: "s")
    add("size", taking: "i")
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(group)) }

  func setEnabled(_ isEnabled: Bool, _ name: String = "save") {
    g_simple_action_set_enabled(g_action_map_lookup_action(group, name), gboolean(isEnabled ? 1 : 0))
  }

  private func add(_ name: String, taking type: String?) {
    let type = type.map { g_variant_type_new($0) } ?? nil
    defer { if let type { g_variant_type_free(type) } }
    let action = g_simple_action_new(name, type)
    let activate: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = {
      action, target, data in
      let actions = Unmanaged<RecordedActions>.fromOpaque(data!).takeUnretainedValue()
      var text = String(cString: g_action_get_name(action))
      if let target, let printed = g_variant_print(target, 0) {
        text += "(\(String(cString: printed)))"
        g_free(printed)
      }
      MainActor.assumeIsolated { [text] in actions.activations.append(text) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(action!), "activate", unsafeBitCast(activate, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    g_action_map_add_action(group, action)
    g_object_unref(UnsafeMutableRawPointer(action!))
  }
}
