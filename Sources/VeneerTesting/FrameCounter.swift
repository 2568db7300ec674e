import CGtk

/// Counts the frames that a frame clock has painted.
@MainActor
final class FrameCounter {
  private(set) var count = 0

  /// Counts on with the frames of `clock`, a `GdkFrameClock`, for as long as that lives.
  func watch(_ clock: OpaquePointer) {
    let painted: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      let counter = Unmanaged<FrameCounter>.fromOpaque(data!).takeUnretainedValue()
      MainActor.assumeIsolated { counter.count += 1 }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(painted, to: GCallback.self),
      Unmanaged.passRetained(self).toOpaque(),
      { data, _ in Unmanaged<FrameCounter>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }
}

/// Wakes the main context up after some real time, so that a loop in it can give up.
@MainActor
final class Alarm {
  private final class State {
    var hasGoneOff = false
  }

  private let state = State()
  private nonisolated(unsafe) let source: UnsafeMutablePointer<GSource>

  init(seconds: Double) {
    source = g_timeout_source_new(UInt32(seconds * 1000))
    g_source_set_callback(
      source,
      { data in
        Unmanaged<State>.fromOpaque(data!).takeUnretainedValue().hasGoneOff = true
        return 0
      }, Unmanaged.passRetained(state).toOpaque(), { Unmanaged<State>.fromOpaque($0!).release() })
    g_source_attach(source, nil)
  }

  deinit {
    g_source_destroy(source)
    g_source_unref(source)
  }

  var hasGoneOff: Bool { state.hasGoneOff }
}
