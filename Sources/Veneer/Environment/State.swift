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
    return Binding(
      get: { location.value }, set: { location.set($0) }, identity: location.valueIdentity)
  }

  @MainActor
  public mutating func _install(in node: Node, slot: inout AnyObject?) {
    let location: StateLocation<Value>
    if let slot {
      location = unsafeDowncast(slot, to: StateLocation<Value>.self)
    } else {
      location = StateLocation(initial, node)
      node.descendantKeepsState()
    }
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
  /// Another object for each value, by which bindings to different values differ.
  private(set) var valueIdentity = BindingIdentity()
  private weak var node: Node?

  init(_ value: Value, _ node: Node) {
    self.value = value
    self.node = node
  }

  func set(_ value: Value) {
    let isSame = ValueComparison.areSame(value, self.value)
    self.value = value
    guard !isSame else { return }
    valueIdentity = BindingIdentity()
    MainActor.assumeIsolated {
      if let node { node.graph.enqueue(node) }
    }
  }
}

/// Tells bindings apart: closures that capture the same object are the same, whatever they return by now.
private final class BindingIdentity: Sendable {}

/// A way to read and write a value that somebody else owns.
///
/// A view with a binding is brought up to date with the owner of the value. `$note.title` is a binding to a part of what
/// `$note` is a binding to.
@dynamicMemberLookup
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let identity: BindingIdentity

  /// A binding from a pair of functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, identity: BindingIdentity())
  }

  fileprivate init(
    get: @escaping () -> Value, set: @escaping (Value) -> Void, identity: BindingIdentity
  ) {
    self.get = get
    self.set = set
    self.identity = identity
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

  /// A binding to the part of the value at `keyPath`.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    let whole = self
    return Binding<Part>(
      get: { whole.wrappedValue[keyPath: keyPath] }, set: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }
}
