/// A value that a view owns and that lives as long as its place in the interface.
///
/// Setting it brings the view up to date before the next frame:
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View {
///         Button("Pressed \(count) times") { count += 1 }
///       }
///     }
///
/// It works in views, in modifiers and in styles; each button gives its style a state of its own.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// A state that starts with `wrappedValue`.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A state that starts with `initialValue`.
  public init(initialValue: Value) { initial = initialValue }

  /// The present value. Before the view is shown, setting it does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value, written `$name`.
  public var projectedValue: Binding<Value> {
    guard let location else {
      let initial = initial
      return Binding(get: { initial }, set: { _ in })
    }
    return Binding(get: { location.value }, set: { location.set($0) })
  }

  @MainActor
  public mutating func _install(in node: Node, slot: inout AnyObject?) {
    let location = slot.map { unsafeDowncast($0, to: StateLocation<Value>.self) } ?? StateLocation(initial, node)
    slot = location
    self.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state lives, and the node that shows it. Used on the main thread only, like the views around it.
private final class StateLocation<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var node: Node?

  init(_ value: Value, _ node: Node) {
    self.value = value
    self.node = node
  }

  func set(_ value: Value) {
    let isSame = ValueComparison.areSame(value, self.value)
    self.value = value
    guard !isSame else { return }
    MainActor.assumeIsolated {
      if let node { node.graph.enqueue(node) }
    }
  }
}

/// A way to read and write a value that somebody else owns.
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding from a pair of functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The present value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, written `$name`.
  public var projectedValue: Binding<Value> { self }
}
