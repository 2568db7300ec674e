import CGtk

extension ActionTarget {
  /// The value as a `GVariant`, with a reference for the caller; nil where it cannot be read.
  @MainActor
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .string(let string): g_variant_take_ref(g_variant_new_string(string))
    case .boolean(let boolean): g_variant_take_ref(g_variant_new_boolean(gboolean(boolean ? 1 : 0)))
    case .int32(let number): g_variant_take_ref(g_variant_new_int32(number))
    case .int64(let number): g_variant_take_ref(g_variant_new_int64(gint64(number)))
    case .double(let number): g_variant_take_ref(g_variant_new_double(number))
    case .text(let text): ActionTarget.parse(text)
    }
  }

  @MainActor
  private static func parse(_ text: String) -> OpaquePointer? {
    var error: UnsafeMutablePointer<GError>?
    if let variant = g_variant_parse(nil, text, nil, nil, &error) { return variant }
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    g_clear_error(&error)
    Diagnostics.report(
      once: "action target \(text)", "The target “\(text)” of an action cannot be read: \(reason).")
    return nil
  }
}
