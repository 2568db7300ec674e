import Testing
import VeneerTesting

/// A failed comparison tells the sizes rather than a page of numbers.
extension Snapshot: CustomTestStringConvertible {
  /// The size.
  public var testDescription: String { "picture of \(width) × \(height)" }
}
