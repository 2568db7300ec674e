/// What assistive technology does: asks programs over the accessibility bus (AT-SPI) what they show.
final class AccessibilityBus {
  private let bus: MessageBus

  /// Connects to the accessibility bus that belongs to `session`, starting it if need be.
  init(session: MessageBus) throws {
    let launcher = MessageBus.Reference(destination: "org.a11y.Bus", path: "/org/a11y/bus")
    do {
      bus = try MessageBus(address: session.call(launcher, "org.a11y.Bus", "GetAddress")[0].text)
    } catch {
      throw HeadlessError(
        "the accessibility bus does not start; it is in the package at-spi2-core "
          + "(sudo apt-get install at-spi2-core): \(error)")
    }
  }

  /// The program with the process identifier `process`, or nil while it has not registered itself.
  func application(of process: Int32) throws -> AccessibleNode? {
    let registry = MessageBus.Reference(
      destination: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
    let application = try children(of: registry).first { child in
      // A program that has ended meanwhile has no process.
      (try? bus.process(of: child.destination)) == UInt32(process)
    }
    return try application.map(node)
  }

  /// Does the action called `action` to `node`.
  func perform(_ action: String, on node: AccessibleNode) throws {
    guard let index = node.actions.firstIndex(of: action) else {
      throw HeadlessError("there is no action “\(action)” but \(node.actions) on\n\(node.treeDescription)")
    }
    let isDone = try bus.call(
      node.reference, "org.a11y.atspi.Action", "DoAction", [.number(Int32(index))])[0].isTrue
    if !isDone { throw HeadlessError("the action “\(action)” was refused by\n\(node.treeDescription)") }
  }

  private func node(_ reference: MessageBus.Reference) throws -> AccessibleNode {
    let role = try bus.call(reference, Self.interface, "GetRoleName")[0].text
    return AccessibleNode(
      // The name of this one role has changed between versions of AT-SPI.
      role: role == "push button" ? "button" : role,
      name: try bus.property("Name", of: reference, Self.interface).text,
      description: try bus.property("Description", of: reference, Self.interface).text,
      states: try states(of: reference),
      actions: try actions(of: reference),
      children: try children(of: reference).map(node),
      reference: reference)
  }

  private func children(of reference: MessageBus.Reference) throws -> [MessageBus.Reference] {
    try bus.call(reference, Self.interface, "GetChildren")[0].elements.map {
      MessageBus.Reference(destination: $0[0].text, path: $0[1].text)
    }
  }

  /// The states come as two words of bits.
  private func states(of reference: MessageBus.Reference) throws -> Set<AccessibleNode.State> {
    let words = try bus.call(reference, Self.interface, "GetState")[0].elements.map(\.number)
    return Set(
      AccessibleNode.State.allCases.filter { state in
        let (word, bit) = state.rawValue.quotientAndRemainder(dividingBy: 32)
        return word < words.count && words[word] & 1 << UInt32(bit) != 0
      })
  }

  private func actions(of reference: MessageBus.Reference) throws -> [String] {
    let interface = "org.a11y.atspi.Action"
    let interfaces = try bus.call(reference, Self.interface, "GetInterfaces")[0].elements.map(\.text)
    guard interfaces.contains(interface) else { return [] }
    let count = try bus.property("NActions", of: reference, interface).signedNumber
    return try (0..<count).map { try bus.call(reference, interface, "GetName", [.number($0)])[0].text }
  }

  private static let interface = "org.a11y.atspi.Accessible"
}
