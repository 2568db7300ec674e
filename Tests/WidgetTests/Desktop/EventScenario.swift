import Foundation
import Testing
import VeneerTesting

/// Input to an `ObservedButton` in a window of 400 × 300, and what the button sees of it.
struct EventScenario: CustomTestStringConvertible, Sendable {
  let name: String
  let steps: [Step]
  /// What the button sees at each step.
  let sees: [String]

  enum Step: Sendable {
    case move(CGPoint)
    case press(Pointer.Button)
    case release(Pointer.Button)
    case keyDown(Key)
    case keyUp(Key)
    case disable

    static let moveIn = move(CGPoint(x: 200, y: 150))
    static let moveOut = move(CGPoint(x: 20, y: 20))
    static let leaveWindow = move(CGPoint(x: 500, y: 400))
    static let press = press(.primary)
    static let release = release(.primary)
  }

  init(_ name: String, _ table: KeyValuePairs<Step, String>) {
    self.name = name
    steps = table.map(\.key)
    sees = table.map(\.value)
  }

  var testDescription: String { name }
}

extension EventScenario {
  /// GTK's rules of presses: what `ButtonWidget` and `PressObserver` build on.
  static let all = [
    EventScenario(
      "click",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1",
        .release: "-active, end, released 1, clicked",
      ]),
    EventScenario(
      "drag out and back in",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1", .moveOut: "stopped", .moveIn: "",
        .release: "-active, end, released 1, clicked",
      ]),
    EventScenario(
      "drag out of the button",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1", .moveOut: "stopped",
        .release: "leave, -hover, -active, end, released 1",
      ]),
    EventScenario(
      "drag out of the window",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1", .leaveWindow: "stopped",
        .release: "leave, -hover, -active, end, released 1",
      ]),
    EventScenario(
      "second button within a press",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1",
        .press(.secondary): "stopped, cancel, end", .release(.secondary): "unpaired release of button 3",
        .release: "-active, unpaired release of button 1",
      ]),
    EventScenario(
      "second button that outlives the press",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1",
        .press(.secondary): "stopped, cancel, end", .release: "unpaired release of button 1",
        .release(.secondary): "-active, unpaired release of button 3",
      ]),
    EventScenario(
      "click with the secondary button",
      [
        .moveIn: "enter, +hover", .press(.secondary): "+active, begin, pressed 1",
        .release(.secondary): "-active, end, released 1",
      ]),
    EventScenario(
      "double click",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1",
        .release: "-active, end, released 1, clicked", .press: "+active, begin, pressed 2",
        .release: "-active, end, released 2, clicked",
      ]),
    EventScenario(
      "press beside the button, release on it",
      [.moveOut: "", .press: "", .moveIn: "", .release: "enter, +hover"]),
    EventScenario(
      "space bar", [.moveIn: "enter, +hover", .keyDown(.space): "activate", .keyUp(.space): "clicked"]),
    EventScenario(
      "Return", [.moveIn: "enter, +hover", .keyDown(.return): "activate", .keyUp(.return): "clicked"]),
    EventScenario(
      "Escape within a press",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1", .keyDown(.escape): "",
        .keyUp(.escape): "", .release: "-active, end, released 1, clicked",
      ]),
    EventScenario(
      "disabled within a press",
      [
        .moveIn: "enter, +hover", .press: "+active, begin, pressed 1",
        .disable: "stopped, cancel, end, -focused -active -hover +insensitive", .release: "",
      ]),
  ]
}
