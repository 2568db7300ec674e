import Foundation

/// A WebSocket to the daemon, as far as the daemon needs one: unfragmented frames over a Unix socket.
struct WebSocket: Sendable {
  enum Opcode: UInt8 {
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  private let descriptor: Int32

  /// Connects to the socket at `path`, or returns nil where nobody listens there yet.
  init?(path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let capacity = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < capacity else {
      throw HeadlessError("\(path) is too long for a socket; set TMPDIR to a shorter folder")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }

    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result != 0 {
      close()
      return nil
    }
  }

  /// Asks for the WebSocket. An answer also proves that the daemon's other socket takes applications.
  func shakeHands(timeout seconds: Int) throws {
    let request = """
      GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
      """
    setReceiveTimeout(seconds: seconds)
    guard write(Array(request.utf8)) else { throw HeadlessError("gtk4-broadwayd hung up") }

    // Byte by byte: what follows the empty line belongs to the first frame.
    var answer: [UInt8] = []
    while !answer.ends(with: Array("\r\n\r\n".utf8)) {
      guard let byte = read(1) else {
        throw HeadlessError("gtk4-broadwayd did not answer within \(seconds) s")
      }
      answer += byte
    }
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("HTTP/1.1 101") else { throw HeadlessError("gtk4-broadwayd answered: \(text)") }
    setReceiveTimeout(seconds: 0)
  }

  /// Sends one frame. Clients must mask; a mask of zeros leaves the payload as it is.
  @discardableResult
  func send(_ opcode: Opcode, _ payload: [UInt8] = []) -> Bool {
    precondition(payload.count < 126, "every event fits a short frame")
    return write([0x80 | opcode.rawValue, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload)
  }

  /// Waits for one frame; nil when the daemon is gone.
  func receive() -> (opcode: UInt8, payload: [UInt8])? {
    guard let header = read(2) else { return nil }
    var count = Int(header[1] & 0x7f)
    let lengthBytes = count == 126 ? 2 : count == 127 ? 8 : 0
    if lengthBytes > 0 {
      guard let length = read(lengthBytes) else { return nil }
      count = length.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = read(count) else { return nil }
    return (header[0] & 0x0f, payload)
  }

  /// Ends the connection; a reader that waits for a frame gets nil.
  func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    Foundation.close(descriptor)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  private func read(_ count: Int) -> [UInt8]? {
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while received < count {
        let read = recv(descriptor, buffer.baseAddress! + received, count - received, 0)
        if read < 0 && errno == EINTR { continue }
        if read <= 0 { break }
        received += read
      }
      initialized = received
    }
    return received == count ? bytes : nil
  }

  private func setReceiveTimeout(seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with suffix: [UInt8]) -> Bool { self.suffix(suffix.count) == suffix[...] }
}
