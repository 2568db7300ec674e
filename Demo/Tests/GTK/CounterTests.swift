import Foundation
import Testing
import Veneer
import VeneerTesting

/// Counts how often its button is pressed.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    AddButton("\(count) added") { count += 1 }.labelStyle(.iconTint(.green))
  }
}

@Suite(.serialized) @MainActor
struct CounterTests {
  @Test func clicksAreCounted() async throws {
    #expect(Thread.isMainThread)
    let window = TestWindow(width: 200, height: 80) { CounterView() }
    await window.present()
    defer { window.close() }
    try await window.pointer.click(window.element(role: .button, named: "0 added"))
    try await window.pointer.click(window.element(role: .button, named: "1 added"))
    _ = try window.element(role: .button, named: "2 added")
    #expect(Thread.isMainThread)
  }

  @Test func theIconIsGreen() async throws {
    let window = TestWindow(width: 200, height: 80) { CounterView() }
    await window.present()
    defer { window.close() }
    let picture = try await window.snapshot(of: window.element(role: .button))
    #expect(picture.contains { $0.green > 150 && $0.red < 100 })
  }
}
