/// The state of the pointer, the keyboard and the fingers, as a display server keeps it.
struct BroadwayInput {
  /// Milliseconds on the input devices' own clock, which only events move on.
  private(set) var time: UInt32 = 1000
  var x = 0
  var y = 0
  /// Modifiers and buttons that are down, in GDK's bits.
  var state: UInt32 = 0
  /// The keys that are down, in the order in which they went down.
  var keys: [UInt32] = []
  /// The surface under the pointer, and the one that was last told that the pointer entered it.
  var surface = 0
  var entered = 0
  var grab: Grab?
  var fingers: [Int: Finger] = [:]

  struct Grab {
    let surface: Int
    /// Surfaces of the application still get the events that happen in them.
    let ownerEvents: Bool
    /// Made by a press, and over with the last release.
    let isImplicit: Bool
  }

  struct Finger {
    var x: Int
    var y: Int
    let surface: Int
    let isEmulated: Bool
  }

  static let buttonMask: UInt32 = 0x1f00

  static func mask(button: Int) -> UInt32 { 0x80 << UInt32(button) }

  mutating func tick() { time &+= 10 }

  /// Where events that happen in `surface` go.
  func target(of surface: Int) -> Int {
    guard let grab, !grab.ownerEvents || surface == 0 else { return surface }
    return grab.surface
  }
}

extension BroadwayClient {
  /// Whether a motion arrives with the next frame only.
  var holdsBackMotion: Bool { withLock { !input.keys.isEmpty } }

  /// Moves the pointer to a point of the screen.
  func movePointer(toX x: Int, y: Int) {
    withLock {
      input.tick()
      (input.x, input.y) = (x, y)
      updateCrossing()
      send(.move(position(target: input.target(of: input.surface))))
      flushMotion()
    }
  }

  func press(button: Int) {
    withLock {
      input.tick()
      updateCrossing()
      let target = input.target(of: input.surface)
      if input.grab == nil { beginGrab(.init(surface: target, ownerEvents: false, isImplicit: true)) }
      send(.press(position(target: target), button: button))
      input.state |= BroadwayInput.mask(button: button)
      // The daemon keeps the state of the last message as the pointer's. When GTK lays out again, GDK makes up a
      // motion in that state, and one without the pressed button would cancel the press.
      send(.move(position(target: target)))
    }
  }

  func release(button: Int) {
    withLock {
      input.tick()
      send(.release(position(target: input.target(of: input.surface)), button: button))
      input.state &= ~BroadwayInput.mask(button: button)
      if input.grab?.isImplicit == true, input.state & BroadwayInput.buttonMask == 0 { endGrab() }
    }
  }

  func scroll(down: Bool) {
    withLock {
      input.tick()
      updateCrossing()
      send(.scroll(position(target: input.target(of: input.surface)), down: down))
    }
  }

  /// Takes the pointer off all surfaces.
  func leave() {
    withLock {
      input.tick()
      cross(to: 0)
    }
  }

  func key(_ keyval: UInt32, isDown: Bool, modifier: UInt32 = 0) {
    withLock {
      input.tick()
      let state = input.state
      send(isDown ? .keyPress(keyval: keyval, state: state) : .keyRelease(keyval: keyval, state: state))
      if isDown { input.state |= modifier } else { input.state &= ~modifier }
      input.keys.removeAll { $0 == keyval }
      if isDown { input.keys.append(keyval) }
    }
  }

  func touchBegin(finger: Int, x: Int, y: Int) {
    withLock {
      input.tick()
      let surface = input.target(of: scene.surface(atX: x, y: y))
      let isEmulated = input.fingers.isEmpty
      if isEmulated {
        (input.x, input.y) = (x, y)
        cross(to: scene.surface(atX: x, y: y))
      }
      input.fingers[finger] = .init(x: x, y: y, surface: surface, isEmulated: isEmulated)
      sendTouch(.begin, finger: finger)
    }
  }

  func touchMove(finger: Int, x: Int, y: Int) {
    withLock {
      input.tick()
      input.fingers[finger]?.x = x
      input.fingers[finger]?.y = y
      sendTouch(.update, finger: finger)
      flushMotion()
    }
  }

  func touchEnd(finger: Int) {
    withLock {
      input.tick()
      sendTouch(.end, finger: finger)
      input.fingers[finger] = nil
    }
  }

  // What follows is called with the lock held.

  func beginGrab(_ grab: BroadwayInput.Grab) {
    if input.entered != grab.surface { enter(grab.surface, mode: .grab) }
    input.grab = grab
  }

  func endGrab() {
    guard input.grab != nil else { return }
    input.grab = nil
    if input.entered != input.surface { enter(input.surface, mode: .ungrab) }
  }

  /// Lets go of a surface that is no longer there: it can neither hold the pointer nor be left.
  func forgetInput(of surface: Int) {
    if input.entered == surface { input.entered = 0 }
    if input.surface == surface { input.surface = 0 }
    if input.grab?.surface == surface { endGrab() }
  }

  private func updateCrossing() {
    let surface = scene.surface(atX: input.x, y: input.y)
    // While a button is down the surface of the press keeps the pointer: it is left after the last release.
    if input.grab?.isImplicit == true { input.surface = surface } else { cross(to: surface) }
  }

  /// A popup that was given the pointer by a grab still has to be entered by the pointer itself: GDK takes
  /// presses in it as presses outside until then.
  private func cross(to surface: Int) {
    let target = input.target(of: surface)
    guard surface != input.surface || target != input.entered else { return }
    enter(target, under: surface, mode: .normal)
  }

  private func enter(_ target: Int, under surface: Int? = nil, mode: BroadwayEvent.CrossingMode) {
    if input.entered != 0 { send(.leave(position(target: input.entered), mode)) }
    if let surface { input.surface = surface }
    input.entered = target
    if target != 0 { send(.enter(position(target: target), mode)) }
  }

  private func position(target: Int) -> BroadwayEvent.PointerPosition {
    position(x: input.x, y: input.y, target: target)
  }

  private func position(x: Int, y: Int, target: Int) -> BroadwayEvent.PointerPosition {
    let origin = scene[target]
    return .init(
      surface: input.surface, target: target, x: x, y: y,
      targetX: x - (origin?.x ?? 0), targetY: y - (origin?.y ?? 0), state: input.state)
  }

  private func sendTouch(_ phase: BroadwayEvent.TouchPhase, finger number: Int) {
    guard let finger = input.fingers[number] else { return }
    let position = position(x: finger.x, y: finger.y, target: finger.surface)
    send(.touch(phase, position, sequence: number, isEmulated: finger.isEmulated))
  }

  /// GDK keeps the last motion back until the next frame or the next other event. The release of a key that
  /// no keyboard has is such an event, and nobody listens to it; but a button that a key activates takes the
  /// release of any key for the end of that, so while a key is down the motion waits for the frame.
  private func flushMotion() {
    if input.keys.isEmpty { send(.keyRelease(keyval: Key.void.keyval, state: input.state)) }
  }
}
