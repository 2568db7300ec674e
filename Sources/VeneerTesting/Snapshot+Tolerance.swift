extension Snapshot {
  /// How far a picture may be from its reference.
  public struct Tolerance: Equatable, Sendable, CustomStringConvertible {
    /// The share of the pixels that may differ, 0 to 1.
    public var pixels: Double
    /// By how much a premultiplied channel of any pixel may differ, 0 to 255.
    public var levels: Int

    /// Lets a share of the pixels differ by some levels.
    public init(pixels: Double, levels: Int) {
      self.pixels = pixels
      self.levels = levels
    }

    /// Nothing may differ.
    public static let exact = Tolerance(pixels: 0, levels: 0)

    /// As much as the edges of letters differ from one version of the text libraries to the next: 2 % of the
    /// pixels, by 24 levels.
    public static let text = Tolerance(pixels: 0.02, levels: 24)

    /// Such as "2.0 % by up to 24 levels".
    public var description: String {
      self == .exact ? "none" : "\(Self.percent(pixels)) by up to \(levels) levels"
    }

    static func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
  }

  /// Says in what this picture is too far from `reference`; nil where it is near enough.
  func mismatch(with reference: Snapshot, tolerance: Tolerance) -> String? {
    guard width == reference.width, height == reference.height else {
      return "has \(width) × \(height) pixels, its reference \(reference.width) × \(reference.height)"
    }
    let difference = difference(from: reference)
    guard difference.count > 0 else { return nil }
    let share = Double(difference.count) / Double(width * height)
    guard share > tolerance.pixels || difference.maximum > tolerance.levels else { return nil }
    return "differs from its reference in \(difference.count) pixels (\(Tolerance.percent(share))) "
      + "by up to \(difference.maximum) levels; allowed are \(tolerance)"
  }
}
