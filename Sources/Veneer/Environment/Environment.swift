/// Reads a value of the environment, and brings the view or style up to date when it changes.
///
///     struct Hint: View {
///       @Environment(\.isEnabled) private var isEnabled
///       var body: some View { Text(isEnabled ? "Press me" : "Not now") }
///     }
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value where the view stands; before the view is shown, the value's default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  @MainActor
  public mutating func _install(in node: Node, slot: inout AnyObject?) {
    value = node.environment[keyPath: keyPath]
  }
}
