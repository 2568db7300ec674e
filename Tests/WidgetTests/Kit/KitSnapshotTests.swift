import Foundation
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pictures and their references.
  @Suite @MainActor struct KitSnapshots {
    private let white = Snapshot(
      width: 10, height: 10, premultipliedPixels: Array(repeating: 0xffff_ffff, count: 100))

    private func white(with other: UInt32, count: Int) -> Snapshot {
      var pixels = white.premultipliedPixels
      for index in 0..<count { pixels[index * 7 % 100] = other }
      return Snapshot(width: 10, height: 10, premultipliedPixels: pixels)
    }

    @Test func coloursAreCounted() {
      let picture = white(with: 0xff00_00ff, count: 3)
      let blue = Snapshot.Pixel(premultiplied: 0xff00_00ff)
      #expect(picture.colorCounts == [blue: 3, white[0, 0]: 97])
      #expect(picture.mostFrequentColor == white[0, 0])
      #expect(Snapshot(width: 0, height: 0, premultipliedPixels: []).mostFrequentColor == nil)
    }

    @Test func theDifferencePictureIsRedWhereItDiffers() {
      let picture = white(with: 0xff00_00ff, count: 1).differencePicture(from: white)
      let red = Snapshot.Pixel(premultiplied: 0xffff_0000)
      #expect(picture[0, 0] == red)
      #expect(picture.count { $0 == red } == 1)
      #expect(picture[1, 1] == white[0, 0])
      let smaller = white.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 6))
      #expect(white.differencePicture(from: smaller).count { $0 == red } == 40)
    }

    @Test func aWindowThatWasNeverPresentedHasAnEmptyPicture() async {
      let window = TestWindow(width: 60, height: 40) { Text("Unseen") }
      defer { window.close() }
      #expect(await window.snapshot().premultipliedPixels.isEmpty)
    }

    @Test func contrastIsThatOfTheGuidelines() {
      let black = Snapshot.Pixel(premultiplied: 0xff00_0000)
      let grey = Snapshot.Pixel(premultiplied: 0xff76_7676)
      #expect(abs(white[0, 0].contrast(to: black) - 21) < 0.001)
      #expect(abs(grey.contrast(to: white[0, 0]) - 4.54) < 0.01)
      #expect(grey.contrast(to: grey) == 1)
    }

    @Test func referencesAreRecordedOnDemandAndComparedWithTolerance() throws {
      let folder = try TemporaryFolder()
      let verify = { (picture: Snapshot, tolerance: Snapshot.Tolerance) in
        verifySnapshot(
          picture, named: "a picture", tolerance: tolerance, filePath: folder.path("SomeTests.swift"),
          function: "draws(_:)")
      }
      folder.setVariable("VENEER_SNAPSHOT_FAILURES", folder.path("failures"))
      let reference = folder.path("__Snapshots__/SomeTests/draws.a-picture.png")

      let missing = try #require(verify(white, .exact))
      #expect(missing.contains("has no reference \(reference)"))
      #expect(try Snapshot(contentsOf: folder.path("failures/SomeTests/draws.a-picture.actual.png")) == white)

      folder.setVariable("VENEER_RECORD_SNAPSHOTS", "1")
      #expect(verify(white, .exact) == nil)
      #expect(try Snapshot(contentsOf: reference) == white)
      folder.setVariable("VENEER_RECORD_SNAPSHOTS", nil)

      #expect(verify(white, .exact) == nil)
      let nearly = white(with: 0xffef_efef, count: 2)
      #expect(verify(nearly, .text) == nil)
      #expect(verify(nearly, .exact)?.contains("in 2 pixels (2.0 %) by up to 16 levels") == true)
      #expect(verify(white(with: 0xffef_efef, count: 3), .text) != nil, "too many")
      let other = white(with: 0xff00_0000, count: 1)
      let failure = try #require(verify(other, .text))
      #expect(failure.contains("allowed are 2.0 % by up to 24 levels"))
      for (kind, picture) in [
        ("actual", other), ("reference", white), ("difference", other.differencePicture(from: white)),
      ] {
        let path = folder.path("failures/SomeTests/draws.a-picture.\(kind).png")
        #expect(failure.contains("\(kind): \(path)"))
        #expect(try Snapshot(contentsOf: path) == picture)
      }
      let smaller = verify(white.cropped(to: CGRect(x: 0, y: 0, width: 9, height: 8)), .text)
      #expect(smaller?.contains("has 9 × 8 pixels, its reference 10 × 10") == true)
    }

    @Test func aVersionOfGTKMayHaveReferencesOfItsOwn() throws {
      let folder = try TemporaryFolder()
      folder.setVariable("VENEER_SNAPSHOT_FAILURES", folder.path("failures"))
      let other = white(with: 0xff00_0000, count: 50)
      let verify = { (picture: Snapshot) in
        verifySnapshot(picture, named: "it", filePath: folder.path("SomeTests.swift"), function: "draws()")
      }
      folder.setVariable("VENEER_RECORD_SNAPSHOTS", "1")
      #expect(verify(white) == nil)
      folder.setVariable("VENEER_RECORD_SNAPSHOTS", "version")
      #expect(verify(other) == nil)
      folder.setVariable("VENEER_RECORD_SNAPSHOTS", nil)
      #expect(verify(other) == nil)
      #expect(verify(white) != nil)
      #expect(try Snapshot(contentsOf: folder.path("__Snapshots__/SomeTests/draws.it.png")) == white)
    }

    @Test func aFailureIsAnIssueOfTheTestAndShowsTheElements() async throws {
      let folder = try TemporaryFolder()
      folder.setVariable("VENEER_SNAPSHOT_FAILURES", folder.path("failures"))
      let window = TestWindow(width: 60, height: 40) { Text("Shown") }
      await window.present()
      defer { window.close() }
      await withKnownIssue {
        await expectSnapshot(of: window.root, named: "light", filePath: folder.path("SomeTests.swift"))
      } matching: { issue in
        "\(issue)".contains("“Shown”")
          && issue.sourceLocation?.fileID.hasSuffix("KitSnapshotTests.swift") == true
      }
    }
  }
}

/// A folder for one test, with the environment variables that the test sets.
@MainActor
private final class TemporaryFolder {
  private let directory: URL
  private nonisolated(unsafe) var former: [String: String?] = [:]

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("veneer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    // The run itself may be one that records.
    setVariable("VENEER_RECORD_SNAPSHOTS", nil)
  }

  deinit {
    for (name, value) in former { Self.set(name, value) }
    try? FileManager.default.removeItem(at: directory)
  }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func setVariable(_ name: String, _ value: String?) {
    if former[name] == nil { former[name] = .some(getenv(name).map { String(cString: $0) }) }
    Self.set(name, value)
  }

  private nonisolated static func set(_ name: String, _ value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }
}
