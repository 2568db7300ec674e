import CGtk
import Foundation
import Veneer
import VeneerTesting

/// Lets events happen to a window of many buttons, and looks after each whether all is as it should be.
@MainActor
final class RandomPressRun {
  /// What went wrong first, and at which event.
  struct Failure: Error {
    let index: Int
    let reason: String
  }

  private static let activationKeys: Set<Key> = [.space, .return, .keypadEnter]

  private let page: RandomPressWindow
  private var window: TestWindow { page.window }
  private var log: RandomPressLog { page.log }
  private let mark = WarningLog.mark
  private var ledger = RandomPressLedger()
  private var due = RandomPressLedger.Due()
  private var seenActions: [Int]

  private var pointer = CGPoint(x: 4, y: 4)
  private var buttonsDown: Set<Pointer.Button> = []
  private var fingersDown: [Int: CGPoint] = [:]
  private var keysDown: [Key] = []
  /// The key that repeats as long as it is held, the one that went down last.
  private var repeating: Key?
  /// Whether the key that went down last did so on a button.
  private var isLastKeyOnButton = false
  private var lastPressed = 0

  private let timer = ActivationTimer()
  private var time = 0.0
  private var frames = 0
  /// When an action of each cell last ran.
  private var acted: [Int: (time: Double, frames: Int)] = [:]

  private init() {
    page = RandomPressWindow()
    seenActions = page.log.actions
  }

  /// Lets all `events` happen to a new window, and everything come to rest from time to time.
  static func run(_ events: [RandomPressEvent]) async -> Failure? {
    let run = RandomPressRun()
    await run.page.present()
    var index = 0
    do {
      for event in events {
        try await run.perform(event)
        index += 1
        if index.isMultiple(of: 100) { try await run.rest() }
      }
      try await run.rest()
      if let (x, y) = await run.page.firstDifferenceFromNewWindow() {
        throw Wrong(reason: "the picture at rest is not a new window's, from (\(x), \(y)) on")
      }
    } catch {
      await run.letGo()
      run.page.close()
      return Failure(index: min(index, events.count - 1), reason: (error as? Wrong)?.reason ?? "\(error)")
    }
    return nil
  }

  private struct Wrong: Error { let reason: String }

  // MARK: Events

  private func perform(_ event: RandomPressEvent) async throws {
    due = RandomPressLedger.Due()
    switch event {
    case .move(let spot): await move(to: spot)
    case .press(let button, let spot): await press(button, at: spot)
    case .release(let button): await release(button)
    case .touch(let finger, let spot): await touch(finger, at: spot)
    case .moveFinger(let finger, let spot): await moveFinger(finger, to: spot)
    case .liftFinger(let finger): await lift(finger)
    case .keyDown(let key): if !keysDown.contains(key) { await keyDown(key, isRepeat: false) }
    case .keyRepeat: if let key = repeating { await keyDown(key, isRepeat: true) }
    case .keyUp(let key): await keyUp(key)
    case .change(let target, let change): await self.change(target, change)
    case .changeRow(let row, let change):
      page.changeRow(row, change)
      await shown()
    case .restore:
      page.restore()
      await shown()
    case .frame: await frame()
    case .time(let seconds): await pass(seconds)
    }
    ledger.dropInterrupted()
    try check()
  }

  private func move(to spot: RandomPressSpot) async {
    guard fingersDown.isEmpty else { return }
    pointer = page.point(of: spot, lastPressed: lastPressed)
    await window.pointer.move(to: pointer)
    await deliverMotion()
    ledger.mouseMoved(to: pointer)
  }

  /// While a key is down, a motion waits for a frame.
  private func deliverMotion() async {
    if !keysDown.isEmpty { await frame() }
  }

  private func press(_ button: Pointer.Button, at spot: RandomPressSpot) async {
    guard fingersDown.isEmpty, !buttonsDown.contains(button) else { return }
    await move(to: spot)
    note(spot)
    ledger.mousePressed(
      button, on: page.button(at: pointer), othersDown: !buttonsDown.isEmpty, page.states)
    buttonsDown.insert(button)
    await window.pointer.press(button: button)
  }

  private func release(_ button: Pointer.Button) async {
    guard buttonsDown.remove(button) != nil else { return }
    if button == .primary {
      // The picture of such a press may end later, with or without an action.
      for cell in ledger.contestedCells { acted[cell] = (time, frames) }
      ledger.primaryReleased(at: pointer, &due, page.states)
    }
    await window.pointer.release(button: button)
  }

  private func touch(_ finger: Int, at spot: RandomPressSpot) async {
    guard buttonsDown.isEmpty, fingersDown[finger] == nil else { return }
    let point = page.point(of: spot, lastPressed: lastPressed)
    note(spot)
    ledger.fingerPressed(finger, on: page.button(at: point), page.states)
    fingersDown[finger] = point
    await window.touch.begin(at: point, finger: finger)
  }

  private func moveFinger(_ finger: Int, to spot: RandomPressSpot) async {
    guard fingersDown[finger] != nil else { return }
    let point = page.point(of: spot, lastPressed: lastPressed)
    fingersDown[finger] = point
    await window.touch.move(to: point, finger: finger)
    await deliverMotion()
    ledger.fingerMoved(finger, to: point)
  }

  private func lift(_ finger: Int) async {
    guard let point = fingersDown.removeValue(forKey: finger) else { return }
    ledger.fingerLifted(finger, at: point, &due, page.states)
    await window.touch.end(finger: finger)
  }

  private func keyDown(_ key: Key, isRepeat: Bool) async {
    if Self.activationKeys.contains(key), !isRepeat || !isLastKeyOnButton {
      let focus = page.focusedButton
      ledger.keyPressed(key, on: focus, isRepeat: isRepeat, page.states)
      isLastKeyOnButton = focus != nil
    }
    if isRepeat { ledger.keyRepeated(on: page.focusedButton) }
    if !isRepeat {
      keysDown.append(key)
      repeating = key
    }
    await window.keyboard.press(key)
    timer.hold()
  }

  private func keyUp(_ key: Key) async {
    guard let index = keysDown.firstIndex(of: key) else { return }
    keysDown.remove(at: index)
    // A key that was down before does not begin to repeat again.
    if repeating == key { repeating = nil }
    ledger.keyReleased(key, on: page.focusedButton, &due)
    await window.keyboard.release(key)
  }

  private func change(_ target: RandomPressTarget, _ change: RandomPressChange) async {
    let cell = page.number(of: target, lastPressed: lastPressed)
    page.change(cell, change)
    ledger.changed(cell: cell, page.states)
    await shown()
  }

  private func shown() async {
    ledger.dropInterrupted()
    await frame()
  }

  private func frame() async {
    await window.advanceFrame()
    frames += 1
  }

  private func pass(_ seconds: Double) async {
    if seconds > 0.1 { timer.goOff() }
    await window.advanceTime(by: seconds)
    time += seconds
  }

  private func note(_ spot: RandomPressSpot) {
    if case .inside(let target, _, _) = spot {
      lastPressed = page.number(of: target, lastPressed: lastPressed)
    }
  }

  /// Lets everything go, whatever the buttons do.
  private func letGo() async {
    for button in buttonsDown { await window.pointer.release(button: button) }
    for finger in fingersDown.keys { await window.touch.end(finger: finger) }
    for key in keysDown { await window.keyboard.release(key) }
  }

  // MARK: Checks

  private func check() throws {
    var ran: [Int: Int] = [:]
    for (count, (before, now)) in zip(seenActions, log.actions).enumerated() where before != now {
      ran[count] = now - before
      acted[count / 2] = (time, frames)
    }
    seenActions = log.actions
    if let reason = ledger.settle(ran, due: due) { throw Wrong(reason: reason) }
    for cell in 0..<page.states.count {
      let actions = log.actions[cell * 2] + log.actions[cell * 2 + 1]
      // GTK finishes some clicks that were interrupted.
      if actions > log.clicks[cell] {
        throw Wrong(reason: "cell \(cell): \(actions) actions for \(log.clicks[cell]) clicks in all")
      }
      try checkPicture(of: cell)
    }
    let warnings = WarningLog.messages(since: mark).filter { !$0.contains("Broken accounting") }
    if let warning = warnings.first { throw Wrong(reason: "logged \(warning)") }
  }

  /// A style that tells of presses says that its button is pressed where there is a reason, and nowhere else.
  private func checkPicture(of cell: Int) throws {
    let state = page.states[cell]
    guard state.isThere, state.kind.isRecorded else { return }
    let presses = ledger.all.filter { $0.part.cell == cell && (!$0.part.isInner || $0.isContested) }
    let pointers = presses.filter { press in !ledger.keys.contains { $0.part == press.part } }
    let isDown = pointers.contains { $0.isCertain && !$0.isVoid && $0.isInside == true }
    let mayBeDown = presses.contains { $0.isInside != false }
    let isLingering = acted[cell].map { time - $0.time < 0.11 || frames - $0.frames < 3 } ?? false
    if isDown, !log.isPressed[cell] { throw Wrong(reason: "cell \(cell) is pressed and doesn't show it") }
    if log.isPressed[cell], !mayBeDown, !isLingering {
      throw Wrong(reason: "cell \(cell) shows as pressed and isn't")
    }
  }

  /// Lets everything go and come to rest: every action that was due has run, and nothing is pressed.
  private func rest() async throws {
    for button in buttonsDown { try await perform(.release(button)) }
    for finger in fingersDown.keys { try await perform(.liftFinger(finger)) }
    while let key = keysDown.last { try await perform(.keyUp(key)) }
    if !ledger.keys.isEmpty {
      let page = page
      timer.goOff()
      try await perform(.frame)
      // A control that stands in for its button shows a press by GTK's activation on Veneer's clock.
      try await perform(.time(0.3))
      try await window.wait(until: { !page.isActivating })
      try await perform(.frame)
    }
    if let count = ledger.certainActivations.first {
      throw Wrong(reason: "cell \(count / 2): the keyboard's action has not run")
    }
    ledger.forgetActivations()
    try await perform(.time(0.3))
    for _ in 0..<3 { try await perform(.frame) }
    await window.settle()
    if let cell = log.isPressed.firstIndex(of: true) {
      throw Wrong(reason: "cell \(cell) shows as pressed at rest")
    }
    // A button whose style shows something else in its place shows nothing of GTK's mark.
    if let cell = page.activeCells.first(where: { page.states[$0].kind.answersPointer }) {
      throw Wrong(reason: "cell \(cell) is active at rest")
    }
  }
}
