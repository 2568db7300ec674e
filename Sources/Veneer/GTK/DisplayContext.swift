import CGtk

/// What Veneer keeps once for each display: its style sheets and the clock that everything on it runs on.
@MainActor
package final class DisplayContext {
  private static var contexts: [OpaquePointer: DisplayContext] = [:]

  /// The clock of press pictures and animations on this display. Tests put a ``ManualClock`` here.
  package var clock: any Clock = SystemClock()

  /// The context of `display`, a `GdkDisplay`.
  package static func of(_ display: OpaquePointer) -> DisplayContext {
    if let context = contexts[display] { return context }
    let context = DisplayContext()
    contexts[display] = context
    return context
  }
}
