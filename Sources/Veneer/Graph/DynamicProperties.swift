@_spi(Reflection) import Swift

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

/// What the dynamic properties of one value keep from one evaluation to the next.
///
/// The properties are found once for each type, by their offset; `Mirror` at each evaluation costs more than the
/// evaluation itself.
@MainActor
struct DynamicProperties<Owner> {
  private let fields: [DynamicField]
  private var slots: [AnyObject?]

  init(of type: Owner.Type) {
    fields = DynamicField.fields(of: type)
    slots = fields.isEmpty ? [] : Array(repeating: nil, count: fields.count)
  }

  /// `value` with its dynamic properties connected to `node`.
  mutating func installed(in value: Owner, for node: Node) -> Owner {
    guard !fields.isEmpty else { return value }
    var value = value
    withUnsafeMutablePointer(to: &value) { pointer in
      for (index, field) in fields.enumerated() {
        field.install(UnsafeMutableRawPointer(pointer), node, &slots[index])
      }
    }
    return value
  }
}

/// One dynamic property of a type.
@MainActor
private struct DynamicField {
  let install: (UnsafeMutableRawPointer, Node, inout AnyObject?) -> Void

  private static var known: [ObjectIdentifier: [DynamicField]] = [:]

  static func fields<Owner>(of type: Owner.Type) -> [DynamicField] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [DynamicField] = []
    _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type { fields.append(field(property, at: offset)) }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func field<Property: DynamicProperty>(_: Property.Type, at offset: Int) -> DynamicField {
    DynamicField { owner, node, slot in
      owner.advanced(by: offset).assumingMemoryBound(to: Property.self).pointee._install(
        in: node, slot: &slot)
    }
  }
}
