import CGtk
import Foundation

/// The warnings and criticals that GLib, GTK and Veneer have logged since the display was started.
///
/// They are printed as ever; this is for tests that shall fail when one comes:
///
///     let mark = WarningLog.mark
///     await window.pointer.click(button)
///     #expect(WarningLog.messages(since: mark).isEmpty)
public enum WarningLog {
  /// A moment in the log.
  public struct Mark: Sendable {
    fileprivate let count: Int
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var messages: [String] = []
  private nonisolated(unsafe) static var isInstalled = false

  /// The present moment.
  public static var mark: Mark {
    Mark(count: lock.withLock { messages.count })
  }

  /// What was logged since `mark`, each message with its domain in front: `"Gtk: …"`.
  public static func messages(since mark: Mark) -> [String] {
    lock.withLock { Array(messages[mark.count...]) }
  }

  /// Begins to listen. GLib takes one writer per process, so an application with its own cannot have this
  /// log.
  static func install() {
    let isFirst = lock.withLock {
      defer { isInstalled = true }
      return !isInstalled
    }
    guard isFirst else { return }
    g_log_set_writer_func(
      { level, fields, count, _ in
        let serious =
          G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_ERROR.rawValue
        if level.rawValue & serious != 0 {
          WarningLog.append(UnsafeBufferPointer(start: fields, count: Int(count)))
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }

  private static func append(_ fields: UnsafeBufferPointer<GLogField>) {
    func text(_ key: String) -> String? {
      guard let field = fields.first(where: { String(cString: $0.key) == key }) else { return nil }
      // A negative length marks a string that ends with a zero.
      return field.value.map { value in
        field.length < 0
          ? String(cString: value.assumingMemoryBound(to: CChar.self))
          : String(decoding: UnsafeRawBufferPointer(start: value, count: Int(field.length)), as: UTF8.self)
      }
    }
    let message = "\(text("GLIB_DOMAIN") ?? "GLib"): \(text("MESSAGE") ?? "")"
    lock.withLock { messages.append(message) }
  }
}
