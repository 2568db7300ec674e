import Testing

@testable import Veneer

/// What happens to a button, and what it looks like after each of the steps.
@Suite struct PressModelTests {
  enum Step: Sendable {
    case down(Double)
    case out, back
    case up(Double)
    case upOutside(Double)
    case cancel
    case keyDown(Double)
    case keyUp(Double)
    case frame(Double)
    case time(Double)
    case end
  }

  struct Sequence: Sendable, CustomTestStringConvertible {
    let name: String
    let steps: [(Step, Bool)]
    var testDescription: String { name }

    init(_ name: String, _ steps: [(Step, Bool)]) {
      self.name = name
      self.steps = steps
    }
  }

  @Test(arguments: pointer + linger + keyboard + overlaps)
  func pictureFollows(_ sequence: Sequence) {
    var model = PressModel()
    for (index, (step, isPressed)) in sequence.steps.enumerated() {
      model.take(step)
      #expect(model.isPressed == isPressed, "after step \(index), \(step)")
    }
  }

  static let pointer = [
    Sequence("held down, it stays pressed", [(.down(0), true), (.frame(0), true), (.time(60), true)]),
    Sequence("out and back", [(.down(0), true), (.out, false), (.back, true), (.out, false)]),
    Sequence(
      "released outside", [(.down(0), true), (.out, false), (.upOutside(0.01), false), (.back, false)]),
    Sequence("released outside without a motion before", [(.down(0), true), (.upOutside(0.01), false)]),
    Sequence("motion alone does not press", [(.back, false), (.up(1), false)]),
    Sequence("cancelled", [(.down(0), true), (.cancel, false), (.back, false), (.up(0.2), false)]),
    Sequence("cancelled outside", [(.down(0), true), (.out, false), (.cancel, false), (.back, false)]),
    Sequence("disabled while down", [(.down(0), true), (.end, false), (.back, false), (.up(0.2), false)]),
  ]

  static let linger = [
    Sequence(
      "a long press ends with its release",
      [(.down(0), true), (.frame(0.1), true), (.frame(0.2), true), (.up(0.5), false)]),
    Sequence(
      "a short one stays for its time",
      [
        (.down(0), true), (.frame(0), true), (.frame(0.01), true), (.up(0.02), true), (.time(0.099), true),
        (.time(0.1), false),
      ]),
    Sequence(
      "and for two frames",
      [(.down(0), true), (.up(0.02), true), (.time(5), true), (.frame(5), true), (.frame(5.01), false)]),
    Sequence(
      "frames before the release count",
      [(.down(0), true), (.frame(0), true), (.up(0.02), true), (.frame(0.03), true), (.time(0.1), false)]),
    Sequence(
      "frames alone are not enough",
      [
        (.down(0), true), (.up(0.01), true), (.frame(0.02), true), (.frame(0.03), true),
        (.frame(0.11), false),
      ]),
    Sequence(
      "sums of steps meet the boundary",
      [
        (.down(0.3), true), (.frame(0.3), true), (.frame(0.3), true), (.up(0.35), true),
        (.time(0.1 + 0.3), false),
      ]),
    Sequence(
      "a cancel ends it at once",
      [(.down(0), true), (.up(0.01), true), (.cancel, false), (.frame(0.02), false)]),
    Sequence("disabling ends it at once", [(.down(0), true), (.up(0.01), true), (.end, false)]),
    Sequence(
      "a new press begins anew",
      [
        (.down(0), true), (.frame(0), true), (.frame(0), true), (.up(0.01), true), (.down(0.05), true),
        (.time(0.3), true), (.up(0.06), true), (.time(0.2), true), (.frame(0.2), true), (.frame(0.2), false),
      ]),
    Sequence(
      "leaving after a new press is no linger",
      [(.down(0), true), (.up(0.01), true), (.down(0.02), true), (.out, false), (.time(0.03), false)]),
    Sequence(
      "released outside, nothing lingers",
      [(.down(0), true), (.frame(0), true), (.out, false), (.upOutside(0.02), false), (.frame(0.03), false)]),
  ]

  static let keyboard = [
    Sequence(
      "a key presses for as long as it activates",
      [(.keyDown(0), true), (.frame(0), true), (.frame(0.1), true), (.time(3), true), (.keyUp(3), false)]),
    Sequence(
      "and lingers when it was short",
      [
        (.keyDown(0), true), (.keyUp(0.01), true), (.frame(0.02), true), (.frame(0.03), true),
        (.time(0.1), false),
      ]),
    Sequence("an end without a beginning is nothing", [(.keyUp(1), false), (.frame(1), false)]),
    Sequence(
      "begun twice it ends once",
      [
        (.keyDown(0), true), (.keyDown(0.1), true), (.frame(0.1), true),
        (.frame(0.1), true), (.keyUp(0.2), false), (.keyUp(0.3), false),
      ]),
    Sequence("pointer motion does not end it", [(.keyDown(0), true), (.out, true), (.cancel, true)]),
    Sequence("disabled while it activates", [(.keyDown(0), true), (.end, false), (.keyUp(0.01), false)]),
  ]

  static let overlaps = [
    Sequence(
      "the key goes on after the pointer",
      [
        (.down(0), true), (.keyDown(0.1), true), (.frame(0.1), true), (.frame(0.1), true), (.up(0.2), true),
        (.keyUp(0.4), false),
      ]),
    Sequence(
      "the key's end is the pointer's",
      [
        (.keyDown(0), true), (.down(0.05), true), (.frame(0.1), true), (.frame(0.1), true),
        (.keyUp(0.3), false),
        (.back, false), (.up(0.5), false),
      ]),
    Sequence("the pointer outside, the key down", [(.down(0), true), (.out, false), (.keyDown(0.1), true)]),
    Sequence(
      "the key's end with the pointer outside",
      [
        (.down(0), true), (.out, false), (.keyDown(0.1), true), (.frame(0.2), true), (.frame(0.3), true),
        (.keyUp(0.4), false), (.back, false),
      ]),
    Sequence(
      "a cancelled pointer is the end of the key's press too",
      [
        (.keyDown(0), true), (.down(0.1), true), (.cancel, false), (.frame(0.2), false), (.keyUp(0.5), false),
      ]),
    Sequence(
      "a key press during the linger begins anew",
      [
        (.down(0), true), (.frame(0), true), (.frame(0), true), (.up(0.01), true), (.keyDown(0.05), true),
        (.time(0.12), true), (.keyUp(0.13), true), (.frame(0.14), true), (.frame(0.16), false),
      ]),
  ]

  @Test func framesAreCountedOnlyWhileTheyMatter() {
    var model = PressModel()
    #expect(!model.needsFrames)
    model.pointerPressed(at: 0)
    #expect(model.needsFrames)
    #expect(!model.isAwaitingEnd)
    model.framePainted(at: 0)
    model.framePainted(at: 0)
    #expect(!model.needsFrames)
    model.pointerReleased(inside: true, at: 0.01)
    #expect(model.isAwaitingEnd)
    #expect(model.lingerEnd == PressModel.lingerDuration)
  }

  @Test func anEndedPressLeavesNoTrace() {
    var model = PressModel()
    model.pointerPressed(at: 1)
    model.framePainted(at: 1)
    model.keyActivationBegan(at: 1)
    model.ended()
    #expect(model == PressModel())
  }
}

extension PressModel {
  fileprivate mutating func take(_ step: PressModelTests.Step) {
    switch step {
    case .down(let time): pointerPressed(at: time)
    case .out: pointerMoved(inside: false)
    case .back: pointerMoved(inside: true)
    case .up(let time): pointerReleased(inside: true, at: time)
    case .upOutside(let time): pointerReleased(inside: false, at: time)
    case .cancel: pointerCancelled()
    case .keyDown(let time): keyActivationBegan(at: time)
    case .keyUp(let time): keyActivationEnded(at: time)
    case .frame(let time): framePainted(at: time)
    case .time(let time): timePassed(at: time)
    case .end: ended()
    }
  }
}
