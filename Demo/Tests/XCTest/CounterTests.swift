import Foundation
import Veneer
import VeneerTesting
import XCTest

/// Counts how often its button is pressed.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    AddButton("\(count) added") { count += 1 }.labelStyle(.iconTint(.green))
  }
}

@MainActor
final class CounterTests: XCTestCase {
  private func presentCounter() async throws -> TestWindow {
    try HeadlessDisplay.start()
    let window = TestWindow(width: 200, height: 80) { CounterView() }
    await window.present()
    return window
  }

  func testClicksAreCounted() async throws {
    XCTAssertTrue(Thread.isMainThread)
    let window = try await presentCounter()
    defer { window.close() }
    try await window.pointer.click(window.element(role: .button, named: "0 added"))
    XCTAssertNoThrow(try window.element(role: .button, named: "1 added"))
    XCTAssertTrue(Thread.isMainThread)
  }

  func testTheIconIsGreen() async throws {
    let window = try await presentCounter()
    defer { window.close() }
    let picture = try await window.snapshot(of: window.element(role: .button))
    XCTAssertTrue(picture.contains { $0.green > 150 && $0.red < 100 })
  }
}
