import Observation
@_spi(Reflection) import Swift

/// What is known of a type whose values are evaluated: a view, a style or a modifier.
///
/// The dynamic properties are found once for each type, by their offset; `Mirror` at each evaluation costs more than the
/// evaluation itself.
@MainActor
final class EvaluatedType {
  let fields: [DynamicField]
  /// Whether a value of the type has read an observable object so far.
  private(set) var observes = false

  private static var known: [ObjectIdentifier: EvaluatedType] = [:]

  static func of<Owner>(_ type: Owner.Type) -> EvaluatedType {
    if let found = known[ObjectIdentifier(type)] { return found }
    let new = EvaluatedType(DynamicField.fields(of: type))
    known[ObjectIdentifier(type)] = new
    return new
  }

  private init(_ fields: [DynamicField]) { self.fields = fields }

  /// Evaluates what reads nothing observable as far as is known. Where it turns out to read something, `node` is evaluated
  /// once more, with an observation from then on.
  func content<Content>(for node: Node, _ evaluate: () -> Content) -> Content {
    withObservationTracking(evaluate, onChange: startToObserve(for: node))
  }

  /// Called only when something was read. The tracking that comes of it stays until what was read changes, and does
  /// nothing; there is one for each type.
  private func startToObserve(for node: Node) -> @Sendable () -> Void {
    observes = true
    node.graph.enqueue(node)
    return {}
  }
}

/// One dynamic property of a type.
@MainActor
struct DynamicField {
  let install: (UnsafeMutableRawPointer, Node, inout AnyObject?) -> Void

  fileprivate static func fields<Owner>(of type: Owner.Type) -> [DynamicField] {
    var fields: [DynamicField] = []
    _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type { fields.append(field(property, at: offset)) }
      return true
    }
    return fields
  }

  private static func field<Property: DynamicProperty>(_: Property.Type, at offset: Int) -> DynamicField {
    DynamicField { owner, node, slot in
      owner.advanced(by: offset).assumingMemoryBound(to: Property.self).pointee._install(
        in: node, slot: &slot)
    }
  }
}
