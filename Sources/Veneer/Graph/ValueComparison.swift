import CGtk

/// Whether two values of any type are certainly the same.
///
/// Two values with the same bytes are the same value, whatever they refer to; else `Equatable` decides, where the type
/// has it. "No" may be wrong, and then costs an evaluation.
enum ValueComparison {
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    haveSameBytes(left, right) || areEqual(left, right)
  }

  private static func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in memcmp(left, right, MemoryLayout<Value>.size) == 0 }
    }
  }

  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard let type = Value.self as? any Equatable.Type else { return false }
    return withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in areEqual(UnsafeRawPointer(left), UnsafeRawPointer(right), type)
      }
    }
  }

  /// The values at `left` and `right` are of `type`: no cast has to find that out again.
  private static func areEqual<Value: Equatable>(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ type: Value.Type
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee == right.assumingMemoryBound(to: type).pointee
  }
}
