import CGtk

/// A value in a D-Bus message: a `GVariant`.
final class BusValue {
  private let variant: OpaquePointer

  /// Takes over a reference.
  init(taking variant: OpaquePointer) {
    self.variant = variant
  }

  deinit { g_variant_unref(variant) }

  var count: Int { Int(g_variant_n_children(variant)) }

  subscript(index: Int) -> BusValue {
    BusValue(taking: g_variant_get_child_value(variant, gsize(index)))
  }

  var elements: [BusValue] { (0..<count).map { self[$0] } }

  /// The text of a string or of an object's path.
  var text: String { String(cString: g_variant_get_string(variant, nil)) }

  var number: UInt32 { g_variant_get_uint32(variant) }

  var signedNumber: Int32 { g_variant_get_int32(variant) }

  var isTrue: Bool { g_variant_get_boolean(variant) != 0 }

  /// The value in a variant.
  var content: BusValue { BusValue(taking: g_variant_get_variant(variant)) }
}

/// An argument of a D-Bus call.
enum BusArgument {
  case text(String)
  case number(Int32)

  var variant: OpaquePointer? {
    switch self {
    case .text(let text): g_variant_new_string(text)
    case .number(let number): g_variant_new_int32(number)
    }
  }
}
