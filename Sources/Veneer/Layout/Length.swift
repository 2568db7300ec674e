/// Makes lengths that the user of Veneer gives usable: GTK counts in whole pixels and knows no infinity.
enum Length {
  /// Far beyond any screen, and far within what GTK can count.
  static let limit = 100_000.0

  /// The length within what GTK can count; what is not a number is `fallback`.
  static func usable(_ length: CGFloat, or fallback: Double = 0) -> Double {
    length.isNaN ? fallback : min(max(Double(length), -limit), limit)
  }

  /// The length, not below 0.
  static func positive(_ length: CGFloat, or fallback: Double = 0) -> Double {
    max(0, usable(length, or: fallback))
  }
}

extension Int32 {
  /// The nearest whole number that a 32-bit integer holds; 0 for what is not a number.
  init(pixels value: Double) {
    self =
      value.isNaN ? 0 : Int32(Swift.min(Swift.max(value.rounded(), -Length.limit * 10), Length.limit * 10))
  }
}
