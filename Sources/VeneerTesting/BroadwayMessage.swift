/// What the display tells the web client.
enum BroadwayMessage {
  case grab(surface: Int, ownerEvents: Bool)
  case ungrab
  case newSurface(BroadwayScene.Surface)
  case show(Int)
  case hide(Int)
  case raise(Int)
  case lower(Int)
  case destroy(Int)
  case moveResize(Int, position: (Int, Int)?, size: (Int, Int)?)
  case setParent(Int, parent: Int)
  case replaced
  case roundTrip(BroadwayEvent.RoundTrip)
  /// Textures, drawing nodes and the on-screen keyboard: of no use to a client that has no screen.
  case drawing

  /// Reads all messages of one WebSocket frame, each with its serial. Throws at an operation it does not
  /// know, because messages do not carry their length.
  static func decode(_ frame: [UInt8]) throws -> [(serial: UInt32, message: BroadwayMessage)] {
    try frame.withUnsafeBytes { bytes in
      var reader = Reader(bytes: bytes)
      var messages: [(serial: UInt32, message: BroadwayMessage)] = []
      while !reader.isAtEnd {
        let operation = try reader.number(UInt8.self)
        let serial = try reader.number(UInt32.self)
        messages.append((UInt32(serial), try decode(operation: operation, from: &reader)))
      }
      return messages
    }
  }

  private static func decode(operation: Int, from reader: inout Reader) throws -> BroadwayMessage {
    switch operation {
    case 0: return .grab(surface: try reader.identifier(), ownerEvents: try reader.number(UInt8.self) != 0)
    case 1: return .ungrab
    case 2:
      return .newSurface(
        BroadwayScene.Surface(
          id: try reader.identifier(), x: try reader.number(Int16.self), y: try reader.number(Int16.self),
          width: try reader.number(UInt16.self), height: try reader.number(UInt16.self)))
    case 3: return .show(try reader.identifier())
    case 4: return .hide(try reader.identifier())
    case 5: return .raise(try reader.identifier())
    case 6: return .lower(try reader.identifier())
    case 7: return .destroy(try reader.identifier())
    case 8:
      let id = try reader.identifier()
      let changes = try reader.number(UInt8.self)
      var position: (Int, Int)?
      var size: (Int, Int)?
      if changes & 1 != 0 { position = (try reader.number(Int16.self), try reader.number(Int16.self)) }
      if changes & 2 != 0 { size = (try reader.number(UInt16.self), try reader.number(UInt16.self)) }
      return .moveResize(id, position: position, size: size)
    case 9: return .setParent(try reader.identifier(), parent: try reader.identifier())
    case 10: return .replaced
    case 12: try reader.skip(2)
    case 13:
      try reader.skip(4)
      try reader.skip(try reader.number(UInt32.self))
    case 14: try reader.skip(4)
    case 15:
      try reader.skip(2)
      try reader.skip(4 * (try reader.number(UInt32.self)))
    case 16:
      return .roundTrip(.init(surface: try reader.identifier(), tag: UInt32(try reader.number(UInt32.self))))
    default: throw HeadlessError("gtk4-broadwayd sent operation \(operation), which is not known here")
    }
    return .drawing
  }

  /// Takes little-endian numbers off the front of a frame.
  private struct Reader {
    let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) throws -> Int {
      let start = offset
      try skip(MemoryLayout<Number>.size)
      return Int(Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: type)))
    }

    mutating func identifier() throws -> Int { try number(UInt16.self) }

    mutating func skip(_ count: Int) throws {
      guard count <= bytes.count - offset else {
        throw HeadlessError("gtk4-broadwayd sent a truncated message")
      }
      offset += count
    }
  }
}
