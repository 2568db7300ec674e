import CGtk

/// Compares what assistive technology is told of `element` with what is expected. Returns what is wrong, with
/// the elements there are, or nil.
///
/// For tests with XCTest; ``expectAccessibility(of:role:name:description:states:sourceLocation:)`` is the same
/// for Swift Testing. Only what is given is compared.
///
///     XCTAssertNil(verifyAccessibility(of: save, role: .button, name: "Save"))
///
/// - Parameters:
///   - element: The element.
///   - role: What it is.
///   - name: Its whole name.
///   - description: Its whole description.
///   - states: Its states as text (`"true"`, `"false"`, `"mixed"`), nil for a state that is not set.
@MainActor
public func verifyAccessibility(
  of element: Element, role: Role? = nil, name: String? = nil, description: String? = nil,
  states: [AccessibilityState: String?] = [:]
) -> String? {
  var failures: [String] = []
  func compare(_ what: String, _ actual: String?, _ expected: String?) {
    guard actual != expected else { return }
    failures.append("the \(what) is \(quoted(actual)), expected was \(quoted(expected))")
  }
  if let role { compare("role", "\(element.role)", "\(role)") }
  if let name { compare("name", element.accessibleName, name) }
  if let description { compare("description", element.accessibleDescription, description) }
  for (state, expected) in states.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
    compare("state \(state)", element.accessibleState(state), expected)
  }
  guard !failures.isEmpty else { return nil }
  return failures.joined(separator: "\n") + "\nin \(element.treeDescription)"
}

/// Goes through `window` with the Tab key and compares the accessible names of what gets the focus. Returns
/// what is wrong, with the elements there are, or nil.
///
/// For tests with XCTest; ``expectFocusOrder(of:_:sourceLocation:)`` is the same for Swift Testing.
@MainActor
public func verifyFocusOrder(of window: TestWindow, _ names: [String?]) async -> String? {
  let actual = await window.focusOrder().map(\.accessibleName)
  guard actual != names else { return nil }
  func list(_ names: [String?]) -> String { names.map(quoted).joined(separator: ", ") }
  return "Tab goes through [\(list(actual))], expected was [\(list(names))]\nin \(window.treeDescription)"
}

/// Compares the contrast of each text in `element` to its ground with what is expected. Returns what is wrong,
/// with the elements there are, or nil.
///
/// For tests with XCTest; ``expectContrast(of:atLeast:sourceLocation:)`` is the same for Swift Testing. The
/// Web Content Accessibility Guidelines ask for 4.5, and for 3 where the text is large.
@MainActor
public func verifyContrast(of element: Element, atLeast contrast: Double = 4.5) async -> String? {
  do {
    let actual = try await element.window.contrast(of: element)
    guard actual < contrast else { return nil }
    let rounded = (actual * 100).rounded(.down) / 100
    return "the contrast of the text is \(rounded), expected was at least \(contrast)\n"
      + "in \(element.treeDescription)"
  } catch {
    return "\(error)"
  }
}

private func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }
