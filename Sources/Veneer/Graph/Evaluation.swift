/// A node whose content is computed from a value with dynamic properties: a view's body, a modifier's or a style's.
@MainActor
struct Evaluation<Value> {
  private var properties = DynamicProperties(of: Value.self)

  /// A value as its content sees it: with its dynamic properties connected to the node.
  struct Installed {
    fileprivate let value: Value
    fileprivate let node: Node
    fileprivate let type: EvaluatedType
    fileprivate let observation: Observation?
  }

  /// Makes `value` ready to be evaluated for `node`.
  mutating func installed(_ value: Value, for node: Node) -> Installed {
    Installed(
      value: properties.installed(in: value, for: node), node: node, type: properties.type,
      observation: properties.observation(for: node))
  }

  /// The content of an installed value. When an observable object that it read changes, the node is evaluated again.
  ///
  /// Static, because the user's code in it may come back to the node that is being evaluated.
  static func content<Content>(of installed: Installed, _ content: (Value) -> Content) -> Content {
    guard let observation = installed.observation else {
      return installed.type.content(for: installed.node) { content(installed.value) }
    }
    return observation.tracked { content(installed.value) }
  }
}
