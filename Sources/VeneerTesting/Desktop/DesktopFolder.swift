import Foundation

/// A folder of a desktop's own, for its sockets and output. Goes with the last reference.
final class DesktopFolder: Sendable {
  let path: String

  init() throws {
    // The name of a socket has at most 107 bytes.
    let temporary = NSTemporaryDirectory()
    let parent = temporary.utf8.count < 70 ? temporary : "/tmp/"
    var template = Array((parent + "veneer-desktop-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw HeadlessError("cannot make a folder in \(parent): \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
