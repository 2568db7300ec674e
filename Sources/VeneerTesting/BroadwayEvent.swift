/// What the web client tells the display: input, and answers to what the display asked for.
enum BroadwayEvent {
  case enter(PointerPosition, CrossingMode)
  case leave(PointerPosition, CrossingMode)
  case move(PointerPosition)
  case press(PointerPosition, button: Int)
  case release(PointerPosition, button: Int)
  case touch(TouchPhase, PointerPosition, sequence: Int, isEmulated: Bool)
  case scroll(PointerPosition, down: Bool)
  case keyPress(keyval: UInt32, state: UInt32)
  case keyRelease(keyval: UInt32, state: UInt32)
  case grabbed
  case ungrabbed
  case configured(BroadwayScene.Surface)
  case screenSize(width: Int, height: Int, scale: Int)
  case roundTrip(RoundTrip)

  /// Where a pointer event happens: once on the whole screen, once in the surface that gets the event.
  struct PointerPosition {
    /// The surface under the pointer; 0 is the empty screen.
    var surface = 0
    /// The surface that gets the event, which a grab may have made another one.
    var target = 0
    var x = 0
    var y = 0
    var targetX = 0
    var targetY = 0
    /// Modifiers and buttons as they were *before* the event: GTK ends the implicit grab of a press only at a
    /// release that still reports exactly its own button.
    var state: UInt32 = 0

    fileprivate var words: [Int] { [surface, target, x, y, targetX, targetY, Int(state)] }
  }

  enum CrossingMode: Int {
    case normal, grab, ungrab
  }

  enum TouchPhase: Int {
    case begin, update, end
  }

  /// The display's question whether a frame of `surface` was shown. Unanswered, that surface paints no more.
  struct RoundTrip {
    let surface: Int
    let tag: UInt32
  }

  /// The event on the wire: big-endian words, the first three of them the same for all events.
  func encoded(serial: UInt32, time: UInt32) -> [UInt8] {
    let (type, arguments) = typeAndArguments
    let header = [type, Int(serial), Int(time)]
    return (header + arguments).flatMap { word in
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: word).bigEndian, Array.init)
    }
  }

  private var typeAndArguments: (Int, [Int]) {
    switch self {
    case .enter(let position, let mode): (0, position.words + [mode.rawValue])
    case .leave(let position, let mode): (1, position.words + [mode.rawValue])
    case .move(let position): (2, position.words)
    case .press(let position, let button): (3, position.words + [button])
    case .release(let position, let button): (4, position.words + [button])
    case .touch(let phase, let position, let sequence, let isEmulated):
      (5, [phase.rawValue, position.target, sequence, isEmulated ? 1 : 0] + position.words.dropFirst(2))
    case .scroll(let position, let down): (6, position.words + [down ? 1 : 0])
    case .keyPress(let keyval, let state): (7, [Int(keyval), Int(state)])
    case .keyRelease(let keyval, let state): (8, [Int(keyval), Int(state)])
    // The daemon reads one word behind the header of these two, so there is one to read.
    case .grabbed: (9, [0])
    case .ungrabbed: (10, [0])
    case .configured(let surface): (11, [surface.id, surface.x, surface.y, surface.width, surface.height])
    case .screenSize(let width, let height, let scale): (12, [width, height, scale])
    case .roundTrip(let roundTrip): (14, [roundTrip.surface, Int(roundTrip.tag)])
    }
  }
}
