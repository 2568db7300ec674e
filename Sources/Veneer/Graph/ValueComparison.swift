/// Whether two values of any type are certainly the same.
///
/// Two values with the same bytes are the same value, whatever they refer to; else `Equatable` decides, where the type
/// has it. "No" may be wrong, and then costs an evaluation.
enum ValueComparison {
  static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
    haveSameBytes(left, right) || areEqual(left, right)
  }

  private static func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    guard Value.self is any Equatable.Type, let left = left as? any Equatable else { return false }
    return isEqual(left, to: right)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
    left == right as? Value
  }
}
