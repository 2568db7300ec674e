import CGtk
import VeneerTesting

/// What came of an order of events.
struct PressRun {
  /// What was seen at each step, in the order's words.
  var sees: [String] = []
  /// What each button has done by the end of each step.
  var actions: [[PressTarget: Int]] = []
  /// What is wrong after the order, when everything is let go and put back and an ordinary click has followed.
  var faults: [String] = []
  /// What was logged.
  var log: [String] = []
}

extension PressOrder {
  /// Plays the order to a button of `kind` in a window of its own, and clicks it once more.
  @MainActor
  func run(on kind: PressStage.Kind) async -> PressRun {
    let mark = WarningLog.mark
    let stage = await PressStage(kind, in: setting)
    let run = await run(on: stage)
    stage.close()
    var result = run
    result.log = WarningLog.messages(since: mark)
    return result
  }

  /// Plays the order to what the stage shows, whatever has been played there before.
  @MainActor
  func run(on stage: PressStage) async -> PressRun {
    var run = PressRun()
    await stage.setFocus()
    for step in steps {
      await stage.play(step)
      await run.sees.append(stage.sees())
      run.actions.append(stage.journal.actions)
    }
    run.faults = await stage.faultsOfAnotherClick()
    return run
  }
}

extension PressStage {
  /// What has happened since the last call, and the picture now.
  func sees() async -> String {
    var words = journal.takeLines()
    let picture = await picture()
    if words.last(where: { ["pressed", "rest"].contains($0) }) != picture { words.append(picture) }
    return words.joined(separator: ", ")
  }

  /// How Go looks.
  func picture() async -> String {
    guard let shownButton else { return "gone" }
    return await window.showsPressed(shownButton) ? "pressed" : "rest"
  }

  /// Puts everything back and clicks Go. Returns what isn't as it should be.
  func faultsOfAnotherClick() async -> [String] {
    var faults: [String] = []
    await restore()
    func expect(_ expected: String, when moment: String) async {
      let sees = await sees()
      if sees != expected { faults.append("\(moment) “\(sees)” is seen, not “\(expected)”") }
      let flags = shownButton?.stateFlags ?? []
      if expected.hasSuffix("rest"), flags.contains(.active) {
        faults.append("\(moment) the ACTIVE flag is set")
      }
    }
    await expect("rest", when: "When everything is up")
    await play(.moveIn)
    await expect("rest", when: "When the pointer comes back")
    await play(.press)
    await expect("pressed", when: "At the next press")
    await play(.release)
    await expect("acts, pressed", when: "At the next release")
    await play(.pass(0.3))
    await expect("rest", when: "After the next click")
    return faults
  }

  private func restore() async {
    for change in PressOrder.Change.restoring { await play(.change(change)) }
    await play(.pass(0.3))
    await play(.moveOut)
    _ = journal.takeLines()
  }
}

extension PressOrder.Change {
  /// Undoes what an order may have done.
  fileprivate static let restoring: [PressOrder.Change] = [
    .closePopover, .closeModalWindow, .add, .moveHome, .turnPageBack, .show, .enableAround, .enable,
    .scrollBack,
  ]
}
