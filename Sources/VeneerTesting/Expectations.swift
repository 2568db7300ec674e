import Testing

/// Compares `snapshot` with its reference picture and records an issue of the running Swift Testing test when
/// they are too far from each other.
///
///     expectSnapshot(await window.snapshot(), named: "light")
///
/// References, tolerance and recording are those of
/// ``verifySnapshot(_:named:tolerance:filePath:function:)``, which is for XCTest.
@MainActor
public func expectSnapshot(
  _ snapshot: Snapshot, named name: String, tolerance: Snapshot.Tolerance = .text, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) {
  let failure = verifySnapshot(
    snapshot, named: name, tolerance: tolerance, filePath: filePath, function: function)
  record(failure, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares the picture of `element` (``TestWindow/root`` for a whole window) with its reference picture and
/// records an issue, which shows the elements there are, when they are too far from each other.
///
///     await expectSnapshot(of: window.root, named: "light")
///
/// References, tolerance and recording are those of
/// ``verifySnapshot(_:named:tolerance:filePath:function:)``, which is for XCTest.
@MainActor
public func expectSnapshot(
  of element: Element, named name: String, tolerance: Snapshot.Tolerance = .text, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column, function: String = #function
) async {
  let failure = await verifySnapshot(
    of: element, named: name, tolerance: tolerance, filePath: filePath, function: function)
  record(failure, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue when assistive technology is not told what is expected of `element`.
///
///     expectAccessibility(of: save, role: .button, name: "Save", states: [.disabled: "true"])
///
/// Only what is given is compared. ``verifyAccessibility(of:role:name:description:states:)`` is the same for
/// XCTest.
@MainActor
public func expectAccessibility(
  of element: Element, role: Role? = nil, name: String? = nil, description: String? = nil,
  states: [AccessibilityState: String?] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
  let failure = verifyAccessibility(
    of: element, role: role, name: name, description: description, states: states)
  record(failure, at: sourceLocation)
}

/// Records an issue when the Tab key does not go through the elements with these accessible names, in this
/// order.
///
///     await expectFocusOrder(of: window, ["Name", "Save", "Cancel"])
///
/// ``verifyFocusOrder(of:_:)`` is the same for XCTest.
@MainActor
public func expectFocusOrder(
  of window: TestWindow, _ names: [String?], sourceLocation: SourceLocation = #_sourceLocation
) async {
  record(await verifyFocusOrder(of: window, names), at: sourceLocation)
}

/// Records an issue when a text in `element` stands out from its ground by less than `contrast`.
///
///     await expectContrast(of: save)
///
/// ``verifyContrast(of:atLeast:)`` is the same for XCTest.
@MainActor
public func expectContrast(
  of element: Element, atLeast contrast: Double = 4.5, sourceLocation: SourceLocation = #_sourceLocation
) async {
  record(await verifyContrast(of: element, atLeast: contrast), at: sourceLocation)
}

private func record(_ failure: String?, at location: SourceLocation) {
  if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: location) }
}
