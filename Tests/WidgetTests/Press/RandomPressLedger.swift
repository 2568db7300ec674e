import CGtk
import Foundation
import Veneer
import VeneerTesting

/// The presses that are open in a window of many buttons, and so the actions that are due.
///
/// It knows the rules that users know: a press that is let go on the enabled, shown button it began on acts once, and
/// one that was interrupted doesn't. What is where and what has the focus it is told, as GTK says it.
@MainActor
struct RandomPressLedger {
  /// A press that is open.
  struct Press {
    let part: RandomPressPart
    /// Which of the counts the action adds to.
    let count: Int
    /// Whether the action is sure to run; where not, it may, as it depends on GTK's real time.
    var isCertain = true
    /// Whether it came while other buttons of the mouse were down.
    var isContested = false
    /// Whether nothing comes of the press any more.
    var isVoid = false
    /// The key that presses, and whether the button will see it being let go: what was done with a key's repeats is done
    /// with its release.
    var key: Key?
    var seesRelease = true
    /// Whether the pointer is inside; nil when the button has changed below it.
    var isInside: Bool? = true
  }

  /// How many actions run at the least and at the most, for each count that is not zero.
  struct Due {
    private(set) var least: [Int: Int] = [:]
    private(set) var most: [Int: Int] = [:]

    mutating func add(_ press: Press) {
      guard !press.isVoid else { return }
      if press.isCertain { least[press.count, default: 0] += 1 }
      most[press.count, default: 0] += 1
    }
  }

  private(set) var mouse: Press?
  /// What a primary press may have hit that came while other buttons were down.
  private var contestedMouse: [Press] = []
  var contestedCells: [Int] { contestedMouse.map(\.part.cell) }
  /// What the first button of the mouse went down on: others that join it go there too.
  private var grabbed: RandomPressPart?
  private(set) var fingers: [Int: Press] = [:]
  private(set) var keys: [Press] = []

  var all: [Press] { [mouse].compactMap { $0 } + contestedMouse + fingers.values + keys }

  private func press(on part: RandomPressPart, _ states: [RandomPressCellState]) -> Press {
    let kind = states[part.cell].kind
    return Press(part: part, count: part.cell * 2 + (part.isInner && kind == .nested ? 1 : 0))
  }

  private mutating func makeUncertain(_ part: RandomPressPart) {
    for index in keys.indices where keys[index].part.cell == part.cell { keys[index].isCertain = false }
  }

  private func answersPointer(_ part: RandomPressPart, _ states: [RandomPressCellState]) -> Bool {
    part.isInner || states[part.cell].kind.answersPointer
  }

  // MARK: Mouse

  mutating func mousePressed(
    _ button: Pointer.Button, on part: RandomPressPart?, othersDown: Bool, _ states: [RandomPressCellState]
  ) {
    if !othersDown { grabbed = part }
    let hit = [part, grabbed].compactMap { $0 }.filter { answersPointer($0, states) }
    hit.forEach { makeUncertain($0) }
    if let mouse { makeUncertain(mouse.part) }
    mouse = nil
    // Which button GTK leaves the mouse to when several are down is no rule of Veneer's.
    if othersDown { for index in keys.indices { keys[index].isCertain = false } }
    guard button == .primary else { return }
    if othersDown {
      contestedMouse = hit.map { press(on: $0, states) }
      for index in contestedMouse.indices {
        contestedMouse[index].isCertain = false
        contestedMouse[index].isContested = true
      }
    } else if let part = hit.first {
      var press = press(on: part, states)
      press.isCertain = !keys.contains { $0.part.cell == part.cell }
      mouse = press
    }
  }

  mutating func mouseMoved(to point: CGPoint) {
    if let mouse { self.mouse?.isInside = mouse.part.button.contains(point) }
  }

  mutating func primaryReleased(at point: CGPoint, _ due: inout Due, _ states: [RandomPressCellState]) {
    let presses = [mouse].compactMap { $0 } + contestedMouse
    for press in presses where press.part.button.contains(point) && answersPointer(press.part, states) {
      due.add(press)
    }
    mouse = nil
    contestedMouse = []
  }

  // MARK: Touch

  mutating func fingerPressed(_ finger: Int, on part: RandomPressPart?, _ states: [RandomPressCellState]) {
    guard let part, answersPointer(part, states) else { return }
    var press = press(on: part, states)
    if keys.contains(where: { $0.part.cell == part.cell }) {
      press.isCertain = false
      makeUncertain(part)
    }
    for (other, open) in fingers where open.part.cell == part.cell {
      if open.part != part || open.isVoid {
        fingers[other]?.isCertain = false
        press.isCertain = false
      } else {
        // Two fingers on one button are no press of it.
        fingers[other]?.isVoid = true
        press.isVoid = true
      }
    }
    fingers[finger] = press
  }

  mutating func fingerMoved(_ finger: Int, to point: CGPoint) {
    if let press = fingers[finger] { fingers[finger]?.isInside = press.part.button.contains(point) }
  }

  mutating func fingerLifted(
    _ finger: Int, at point: CGPoint, _ due: inout Due, _ states: [RandomPressCellState]
  ) {
    guard let press = fingers.removeValue(forKey: finger) else { return }
    if press.part.button.contains(point), answersPointer(press.part, states) { due.add(press) }
  }

  // MARK: Keyboard

  /// An activation key went down while `part` had the focus. A repeat acts only where the key's first press did not
  /// go to a button, and needn't then.
  mutating func keyPressed(
    _ key: Key, on part: RandomPressPart?, isRepeat: Bool, _ states: [RandomPressCellState]
  ) {
    guard let part, part.button.isSensitive, part.button.isOnScreen else { return }
    var press = press(on: part, states)
    press.key = key
    // GTK ignores a second key during an activation, which ends when its time is over.
    let isOnItsWay = keys.contains { $0.part.cell == part.cell }
    press.isCertain = !isRepeat && !isOnItsWay && gtk_widget_get_focusable(part.button.widget) != 0
    keys.append(press)
    // A release on a control within a button ends what a key does to the button around it, and so does one of several
    // buttons of the mouse.
    if all.contains(where: { $0.part.cell == part.cell && ($0.part != part || $0.isContested) }) {
      makeUncertain(part)
    }
    // The pointer's press ends with the keyboard's.
    if mouse?.part == part { mouse?.isVoid = true }
    for finger in fingers.keys where fingers[finger]?.part == part { fingers[finger]?.isVoid = true }
  }

  /// A key repeats while `part` has the focus.
  mutating func keyRepeated(on part: RandomPressPart?) {
    for index in keys.indices where keys[index].part != part { keys[index].seesRelease = false }
  }

  /// A key was let go while `part` had the focus: what it activates acts now, if it hasn't yet. What another key activates
  /// may.
  mutating func keyReleased(_ key: Key, on part: RandomPressPart?, _ due: inout Due) {
    func ends(_ press: Press) -> Bool { press.part == part && press.key == key && press.seesRelease }
    for press in keys where ends(press) { due.add(press) }
    keys.removeAll(where: ends)
  }

  /// What else may act, as GTK ends an activation after 250 ms.
  var activations: [Int: Int] { Dictionary(keys.map { ($0.count, 1) }, uniquingKeysWith: +) }

  /// All activations have come to their end.
  mutating func forgetActivations() { keys = [] }

  var certainActivations: [Int] { keys.filter(\.isCertain).map(\.count) }

  /// Takes note of what ran. Returns a sentence for the first count that is wrong.
  mutating func settle(_ ran: [Int: Int], due: Due) -> String? {
    let late = activations
    for count in Set(ran.keys).union(due.least.keys) {
      let number = ran[count] ?? 0
      let least = due.least[count] ?? 0
      let most = due.most[count] ?? 0
      guard number >= least, number <= most + (late[count] ?? 0) else {
        let expected = least == most ? "\(least)" : "\(least) to \(most)"
        return
          "cell \(count / 2)\(count % 2 == 0 ? "" : "'s inner button"): \(number) actions, not \(expected)"
      }
      for _ in 0..<max(number - most, 0) {
        if let index = keys.firstIndex(where: { $0.count == count }) { keys.remove(at: index) }
      }
      if number > least, least < most {
        for index in keys.indices where keys[index].count == count { keys[index].isCertain = false }
      }
    }
    return nil
  }

  // MARK: Changes

  /// Something about `cell` has changed, which may have ended presses or moved the button below the pointer.
  mutating func changed(cell: Int, _ states: [RandomPressCellState]) {
    func changed(_ press: Press) -> Press {
      guard press.part.cell == cell else { return press }
      var press = press
      press.isInside = nil
      if !press.part.isInner, !states[cell].kind.answersPointer { press.isCertain = false }
      return press
    }
    mouse = mouse.map(changed)
    fingers = fingers.mapValues(changed)
    keys = keys.map(changed)
    dropInterrupted()
  }

  /// Presses end with their button, and when it is disabled or goes from the screen.
  mutating func dropInterrupted() {
    func isInterrupted(_ press: Press) -> Bool {
      let button = press.part.button
      return !button.isAlive || !button.isOnScreen || !button.isSensitive
    }
    if let mouse, isInterrupted(mouse) { self.mouse = nil }
    contestedMouse.removeAll(where: isInterrupted)
    fingers = fingers.filter { !isInterrupted($1) }
    keys.removeAll(where: isInterrupted)
    if let grabbed, !grabbed.button.isAlive { self.grabbed = nil }
  }
}

extension Element {
  /// Whether GTK says that a point of the window is inside.
  func contains(_ point: CGPoint) -> Bool {
    var (x, y) = (0.0, 0.0)
    guard isAlive, gtk_widget_translate_coordinates(window.widget, widget, point.x, point.y, &x, &y) != 0
    else { return false }
    return gtk_widget_contains(widget, x, y) != 0
  }
}
