import CGtk
import Foundation

/// The mouse of a ``DesktopSession``. Points are pixels of the screen.
///
/// Each call returns when the X server has the event; the program handles it in its own time.
@MainActor
public struct DesktopPointer {
  let session: DesktopSession

  /// Moves to `point`.
  public func move(to point: CGPoint) throws {
    try session.xdotool("mousemove", "\(Int(point.x.rounded()))", "\(Int(point.y.rounded()))")
  }

  /// Puts `button` down where the pointer is.
  public func press(button: Pointer.Button = .primary) throws {
    try session.xdotool("mousedown", "\(button.rawValue)")
  }

  /// Lets `button` go.
  public func release(button: Pointer.Button = .primary) throws {
    try session.xdotool("mouseup", "\(button.rawValue)")
  }

  /// Clicks at `point`.
  public func click(at point: CGPoint, button: Pointer.Button = .primary) throws {
    try move(to: point)
    try press(button: button)
    try release(button: button)
  }
}

/// The keyboard of a ``DesktopSession``.
///
/// Each call returns when the X server has the event; the program handles it in its own time.
@MainActor
public struct DesktopKeyboard {
  let session: DesktopSession

  /// Puts `key` down.
  public func press(_ key: Key) throws { try session.xdotool("keydown", name(of: key)) }

  /// Lets `key` go.
  public func release(_ key: Key) throws { try session.xdotool("keyup", name(of: key)) }

  /// Puts `key` down and lets it go.
  public func tap(_ key: Key) throws {
    try press(key)
    try release(key)
  }

  /// GDK and X have the same names of keys.
  private func name(of key: Key) -> String {
    gdk_keyval_name(key.keyval).map { String(cString: $0) } ?? "U" + String(key.keyval, radix: 16)
  }
}
