import Foundation

/// The web side of the private display: shows nothing, answers everything, and sends the tests' input.
///
/// A thread of its own reads what the display says, so that the display gets its answers while the main
/// thread waits inside GDK. The surfaces and the state of the input devices are guarded by one lock.
final class BroadwayClient: @unchecked Sendable {
  private let socket: WebSocket
  private let lock = NSCondition()
  private let onLoss: @Sendable (String) -> Void

  // Everything below is touched with `lock` held.
  var scene = BroadwayScene()
  var input = BroadwayInput()
  private var serial: UInt32 = 0
  private var pings = 0
  private var pongs = 0
  private var roundTrips = 0
  private var pausedWindows: Set<Int> = []
  private var withheld: [BroadwayEvent.RoundTrip] = []
  private var isClosed = false
  private var deadline: Date?

  /// Starts to read from `socket`. `onLoss` is called on the reading thread, with a sentence that says why,
  /// when the display is gone.
  init(socket: WebSocket, onLoss: @escaping @Sendable (String) -> Void) {
    self.socket = socket
    self.onLoss = onLoss
    let thread = Thread { [self] in read() }
    thread.name = "Broadway client"
    thread.start()
    let watch = Thread { [self] in keepWatch() }
    watch.name = "Broadway watch"
    watch.start()
  }

  /// Ends the connection without a word to `onLoss`.
  func close() {
    withLock { isClosed = true }
    socket.close()
  }

  /// Reads or changes what the lock guards, and sends events in the order they are made.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  /// Sends `event`; to be called with the lock held.
  func send(_ event: BroadwayEvent) {
    socket.send(.binary, event.encoded(serial: serial, time: input.time))
  }

  /// Waits until the display has read everything sent so far, and this client all that was sent before that.
  func synchronize(timeout seconds: Double = 4) {
    let isAnswered = withLock {
      pings += 1
      let ping = pings
      socket.send(.ping)
      let deadline = Date(timeIntervalSinceNow: seconds)
      while pongs < ping && !isClosed {
        if !lock.wait(until: deadline) { return false }
      }
      return true
    }
    if !isAnswered { onLoss("gtk4-broadwayd has not answered for \(seconds) s") }
  }

  /// Runs `body`, in which GDK waits for the daemon, and reports the daemon when that takes some seconds.
  func supervised(_ body: () -> Void) {
    withLock { deadline = Date(timeIntervalSinceNow: 4) }
    body()
    withLock { deadline = nil }
  }

  private func keepWatch() {
    while !withLock({ isClosed }) {
      Thread.sleep(forTimeInterval: 0.5)
      if let deadline = withLock({ deadline }), deadline < Date() {
        return onLoss("gtk4-broadwayd does not answer any more")
      }
    }
  }

  /// How many frames the display has asked about.
  var roundTripCount: Int { withLock { roundTrips } }

  /// From now on frames of `window` and of its popups are answered by ``answerFrames(of:)`` only, or again at
  /// once.
  func setPaused(_ isPaused: Bool, window: Int) {
    withLock {
      if isPaused { pausedWindows.insert(window) } else { pausedWindows.remove(window) }
    }
    if !isPaused { answerFrames(of: window) }
  }

  /// Answers the frames of `window` and of its popups that were withheld: each surface may paint its next
  /// one.
  func answerFrames(of window: Int) {
    withLock {
      let mine = withheld.filter { scene.root(of: $0.surface) == window }
      withheld.removeAll { scene.root(of: $0.surface) == window }
      mine.forEach { send(.roundTrip($0)) }
    }
  }

  private func read() {
    while let frame = socket.receive() {
      let failure: String? = withLock {
        if frame.opcode == WebSocket.Opcode.pong.rawValue {
          pongs += 1
          lock.broadcast()
        } else if frame.opcode == WebSocket.Opcode.binary.rawValue {
          do {
            for (serial, message) in try BroadwayMessage.decode(frame.payload) {
              self.serial = serial
              if case .replaced = message { return "another web client has taken over the private display" }
              handle(message)
            }
          } catch {
            return "\(error)"
          }
        }
        return nil
      }
      if let failure { return onLoss(failure) }
    }
    if !withLock({ isClosed }) { onLoss("gtk4-broadwayd, the private display of the tests, has died") }
  }

  private func handle(_ message: BroadwayMessage) {
    scene.apply(message)
    switch message {
    case .newSurface(let surface): send(.configured(surface))
    case .moveResize(let id, _, _): if let surface = scene[id] { send(.configured(surface)) }
    case .hide(let id): forgetInput(of: id)
    case .destroy(let id):
      forgetInput(of: id)
      pausedWindows.remove(id)
      withheld.removeAll { $0.surface == id }
    case .grab(let surface, let ownerEvents):
      send(.grabbed)
      beginGrab(.init(surface: surface, ownerEvents: ownerEvents, isImplicit: false))
    case .ungrab:
      send(.ungrabbed)
      endGrab()
    case .roundTrip(let roundTrip):
      roundTrips += 1
      if pausedWindows.contains(scene.root(of: roundTrip.surface)) {
        withheld.append(roundTrip)
      } else {
        send(.roundTrip(roundTrip))
      }
    case .show, .raise, .lower, .setParent, .replaced, .drawing: break
    }
  }
}
