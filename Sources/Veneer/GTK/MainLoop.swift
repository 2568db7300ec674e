import CGtk

/// One-shot calls from GLib's main context. Each closure is freed with its source.
@MainActor
package enum MainLoop {
  /// Runs `action` once at `priority` (GLib's scale, lower is sooner). Returns the source's identifier.
  @discardableResult
  package static func idle(
    priority: Int32 = G_PRIORITY_DEFAULT_IDLE, _ action: @escaping @MainActor () -> Void
  ) -> UInt32 {
    g_idle_add_full(priority, runOnce, Call.retained(action), Call.release)
  }

  /// Runs `action` once, `milliseconds` from now. Returns the source's identifier.
  @discardableResult
  package static func timeout(milliseconds: UInt32, _ action: @escaping @MainActor () -> Void) -> UInt32 {
    g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, runOnce, Call.retained(action), Call.release)
  }

  /// Runs `action` in the next turn of the main loop, from any thread.
  nonisolated static func onNextTurn(_ action: @escaping @MainActor @Sendable () -> Void) {
    g_idle_add_full(G_PRIORITY_DEFAULT, runOnce, Call.retained(action), Call.release)
  }

  /// Runs `action` at once on the main thread, and from its loop when called on another.
  nonisolated static func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if veneer_is_main_thread() != 0 {
      MainActor.assumeIsolated(action)
    } else {
      g_idle_add_full(updatePriority, runOnce, Call.retained(action), Call.release)
    }
  }

  /// Runs `action` on the main thread, `milliseconds` from now, before the next frame. Called from any thread.
  nonisolated static func onMain(
    after milliseconds: UInt32, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    g_timeout_add_full(updatePriority, milliseconds, runOnce, Call.retained(action), Call.release)
  }

  /// Microseconds of a clock that never jumps.
  nonisolated static var now: Int64 { Int64(g_get_monotonic_time()) }

  /// Takes back a call that has not run yet.
  nonisolated static func remove(_ source: UInt32) {
    g_source_remove(source)
  }

  /// Before GTK's resize (110) and redraw (120).
  nonisolated static let updatePriority = Int32(G_PRIORITY_HIGH_IDLE) + 9

  private nonisolated static let runOnce: @convention(c) (gpointer?) -> gboolean = { data in
    Call.run(data)
    return gboolean(0)  // G_SOURCE_REMOVE
  }

  private final class Call: Sendable {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    static func retained(_ action: @escaping @MainActor () -> Void) -> gpointer {
      Unmanaged.passRetained(Call(action)).toOpaque()
    }

    static let release: @convention(c) (gpointer?) -> Void = { data in
      Unmanaged<Call>.fromOpaque(data!).release()
    }

    static func run(_ data: gpointer?) {
      let call = Unmanaged<Call>.fromOpaque(data!).takeUnretainedValue()
      MainActor.assumeIsolated { call.action() }
    }
  }
}
