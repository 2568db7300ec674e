/// A stored property of a view, style or modifier that gets its value from the graph, such as ``State``.
///
/// A structure of your own that bundles several of them conforms to this protocol and needs to do nothing else.
public protocol DynamicProperty {
  /// Called before each evaluation of the view, when the properties inside have their values.
  mutating func update()

  /// Connects the property to its node; `slot` keeps what persists between evaluations. Veneer calls it.
  @MainActor mutating func _install(in node: Node, slot: inout AnyObject?)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor
  public mutating func _install(in node: Node, slot: inout AnyObject?) {
    let nested = slot.map { unsafeDowncast($0, to: NestedProperties<Self>.self) } ?? NestedProperties()
    slot = nested
    self = nested.properties.installed(in: self, for: node)
    update()
  }
}

/// The properties inside a bundle of them.
@MainActor
private final class NestedProperties<Owner> {
  var properties = DynamicProperties(of: Owner.self)
}

/// What the evaluation of one value keeps from one time to the next: what its dynamic properties need, and what was read of
/// observable objects.
@MainActor
struct DynamicProperties<Owner> {
  let type: EvaluatedType
  /// One for each dynamic property. A last one comes to it where observable objects are read.
  private var slots: [AnyObject?]

  init(of owner: Owner.Type) {
    type = EvaluatedType.of(owner)
    slots = type.fields.isEmpty ? [] : Array(repeating: nil, count: type.fields.count)
  }

  /// `value` with its dynamic properties connected to `node`.
  mutating func installed(in value: Owner, for node: Node) -> Owner {
    guard !type.fields.isEmpty else { return value }
    var value = value
    withUnsafeMutablePointer(to: &value) { pointer in
      for (index, field) in type.fields.enumerated() {
        field.install(UnsafeMutableRawPointer(pointer), node, &slots[index])
      }
    }
    return value
  }

  /// What is observed for `node`; nil where values of the type read nothing observable.
  mutating func observation(for node: Node) -> Observation? {
    guard type.observes else { return nil }
    if slots.count > type.fields.count, let slot = slots[type.fields.count] {
      return unsafeDowncast(slot, to: Observation.self)
    }
    let observation = Observation(for: node)
    slots.append(observation)
    return observation
  }
}
