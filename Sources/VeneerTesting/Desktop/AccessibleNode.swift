/// A part of a program as assistive technology sees it from outside, at the moment it was asked for.
public struct AccessibleNode: Sendable {
  /// What it is, in AT-SPI's words: `button`, `label`, `image`, `window`.
  public let role: String
  /// The name that is read out; empty where there is none.
  public let name: String
  /// The description that is read out after the name; empty where there is none.
  public let description: String
  /// Its states.
  public let states: Set<State>
  /// What can be done to it, such as `click`.
  public let actions: [String]
  /// The parts in it.
  public let children: [AccessibleNode]

  let reference: MessageBus.Reference

  /// A state of a part of a program. The values are AT-SPI's numbers.
  public enum State: Int, Sendable, CaseIterable {
    /// It is checked.
    case checked = 4
    /// It is expanded.
    case expanded = 10
    /// It takes input.
    case enabled = 8
    /// It can have the keyboard focus.
    case focusable = 11
    /// It has the keyboard focus.
    case focused = 12
    /// It is a toggle that is down.
    case pressed = 20
    /// It is selected.
    case selected = 23
    /// It takes input, and so does all around it.
    case sensitive = 24
    /// It is on the screen. GTK 4.8 says so of windows only.
    case showing = 25
    /// It is to be shown; what it is in may still be hidden.
    case visible = 30
  }

  /// All parts in this one, from the first to the last.
  public var descendants: [AccessibleNode] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// All parts in this one with `role`, and with `name` if one is given.
  public func nodes(role: String, named name: String? = nil) -> [AccessibleNode] {
    descendants.filter { $0.role == role && (name == nil || $0.name == name) }
  }

  /// The part and all in it, a line each: role, name, description, states.
  public var treeDescription: String {
    let inner = children.map(\.treeDescription).joined().split(separator: "\n").map { "  \($0)\n" }
    return line + "\n" + inner.joined()
  }

  private var line: String {
    let name = name.isEmpty ? "" : " “\(name)”"
    let description = description.isEmpty ? "" : " (\(description))"
    let states = State.allCases.filter(states.contains).map { "\($0)" }.joined(separator: " ")
    return role + name + description + (states.isEmpty ? "" : ": " + states)
  }
}
