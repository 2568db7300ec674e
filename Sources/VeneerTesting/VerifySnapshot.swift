import Foundation

/// Compares `snapshot` with its reference picture. Returns what is wrong, or nil.
///
/// For tests with XCTest; ``expectSnapshot(_:named:tolerance:fileID:filePath:line:column:function:)`` is the
/// same for Swift Testing:
///
///     let picture = await window.snapshot()
///     XCTAssertNil(verifySnapshot(picture, named: "light"))
///
/// The reference is `__Snapshots__/TestFile/testName.name.png` beside the test's file, or, where the running
/// version of GTK has one of its own, `testName.name.gtk-4.18.png`. With `VENEER_RECORD_SNAPSHOTS=1` in the
/// environment references that are missing or do not match are written; with `VENEER_RECORD_SNAPSHOTS=version`
/// they are written for the running version of GTK only.
///
/// When the picture does not match, it, its reference and a picture of their difference are written to a
/// folder, which the text names: that in `VENEER_SNAPSHOT_FAILURES`, or one for temporary files.
///
/// - Parameters:
///   - snapshot: The picture.
///   - name: Tells the pictures of one test apart.
///   - tolerance: How far it may be from its reference.
///   - filePath: The test's file; leave it to the compiler.
///   - function: The test's name; leave it to the compiler.
@MainActor
public func verifySnapshot(
  _ snapshot: Snapshot, named name: String, tolerance: Snapshot.Tolerance = .text,
  filePath: String = #filePath, function: String = #function
) -> String? {
  let reference = SnapshotReference(named: name, function: function, filePath: filePath)
  do {
    return try SnapshotComparison(snapshot: snapshot, reference: reference, tolerance: tolerance).failure()
  } catch {
    return "the snapshot “\(reference.name)” could not be compared: \(error)"
  }
}

/// Compares the picture of `element` (``TestWindow/root`` for a whole window) with its reference picture, as
/// ``verifySnapshot(_:named:tolerance:filePath:function:)`` does. What it returns shows the elements there are,
/// too.
@MainActor
public func verifySnapshot(
  of element: Element, named name: String, tolerance: Snapshot.Tolerance = .text,
  filePath: String = #filePath, function: String = #function
) async -> String? {
  let snapshot = await element.window.snapshot(of: element)
  let failure = verifySnapshot(
    snapshot, named: name, tolerance: tolerance, filePath: filePath, function: function)
  return failure.map { "\($0)\n\(element.treeDescription)" }
}

/// One picture beside its reference.
@MainActor
private struct SnapshotComparison {
  let snapshot: Snapshot
  let reference: SnapshotReference
  let tolerance: Snapshot.Tolerance

  /// Compares, or records. Returns what is wrong, or nil.
  func failure() throws -> String? {
    let expected = try existingReference()
    let mismatch =
      expected.map { snapshot.mismatch(with: $0, tolerance: tolerance) }
      ?? "has no reference \(reference.common.path)"
    guard let mismatch else { return nil }
    switch ProcessInfo.processInfo.environment["VENEER_RECORD_SNAPSHOTS"] {
    case "version": try write(snapshot, to: reference.ofThisVersion)
    case nil, "", "0": return try report(mismatch, expected: expected)
    default: try write(snapshot, to: reference.current)
    }
    return nil
  }

  private func existingReference() throws -> Snapshot? {
    let path = reference.current.path
    return FileManager.default.fileExists(atPath: path) ? try Snapshot(contentsOf: path) : nil
  }

  private func report(_ mismatch: String, expected: Snapshot?) throws -> String {
    let base = Self.failureDirectory.appendingPathComponent("\(reference.file)/\(reference.name)").path
    var pictures = [("actual", snapshot)]
    if let expected {
      pictures += [("reference", expected), ("difference", snapshot.differencePicture(from: expected))]
    }
    var lines = ["the snapshot “\(reference.name)” of \(reference.file) \(mismatch)"]
    for (kind, picture) in pictures {
      let file = URL(fileURLWithPath: "\(base).\(kind).png")
      try write(picture, to: file)
      lines.append("  \(kind): \(file.path)")
    }
    lines.append("  If it is right, record it with VENEER_RECORD_SNAPSHOTS=1.")
    return lines.joined(separator: "\n")
  }

  private func write(_ picture: Snapshot, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.write(to: file.path)
  }

  private static var failureDirectory: URL {
    if let folder = ProcessInfo.processInfo.environment["VENEER_SNAPSHOT_FAILURES"], !folder.isEmpty {
      return URL(fileURLWithPath: folder)
    }
    return URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("veneer-snapshot-failures")
  }
}
