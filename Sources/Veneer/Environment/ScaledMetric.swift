/// A length that grows and shrinks with the desktop's text size.
///
///     struct Badge: View {
///       @ScaledMetric private var side = 24.0
///       var body: some View { Circle().frame(width: side, height: side) }
///     }
///
/// The number is meant for text of the desktop's usual size, 11 points. It is logical pixels where it is used as a length. All text
/// styles keep their proportions to each other, so `relativeTo` makes no difference.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var factor = 1.0

  /// A number for text of the usual size.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// A number for text of the usual size, beside text of `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// The number for the text size that the desktop has now.
  public var wrappedValue: Value { base * Value(factor) }

  @MainActor
  public mutating func _install(in node: Node, slot: inout AnyObject?) {
    factor = node.environment.theme.fontSize / ScaledMetricBase.fontSize
  }
}

private enum ScaledMetricBase {
  /// 11 points in logical pixels.
  static let fontSize = 11.0 * 96 / 72
}
