import CGtk
import Veneer

/// Connects Swift closures to signals. A closure goes with its object.
@MainActor
enum Signals {
  /// For a signal without arguments.
  static func connect(_ object: WidgetPointer, _ name: String, _ handler: @escaping @MainActor () -> Void) {
    connect(UnsafeMutableRawPointer(object), name, handler)
  }

  /// For a signal without arguments.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      Handler.call(data, nil)
    }
    connect(object, name, unsafeBitCast(callback, to: GCallback.self), Answer()) { _ in handler() }
  }

  /// For a signal with one argument that is a pointer, such as `notify`.
  static func connectPointer(
    _ object: UnsafeMutableRawPointer, _ name: String,
    _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) {
    let callback: @convention(c) (gpointer, gpointer?, gpointer) -> Void = { _, argument, data in
      Handler.call(data, argument)
    }
    connect(object, name, unsafeBitCast(callback, to: GCallback.self), Answer(), handler)
  }

  /// For the signal `drop` of a `GtkDropTarget`; `handler` says whether it takes the value.
  static func connectDrop(
    _ target: OpaquePointer, _ handler: @escaping @MainActor (UnsafePointer<GValue>) -> Bool
  ) {
    let callback: @convention(c) (gpointer, gpointer, gdouble, gdouble, gpointer) -> gboolean = {
      _, value, _, _, data in
      Handler.call(data, value)
      return gboolean(Handler.answer(of: data) ? 1 : 0)
    }
    let holder = Answer()
    connect(UnsafeMutableRawPointer(target), "drop", unsafeBitCast(callback, to: GCallback.self), holder) {
      holder.isYes = handler($0!.assumingMemoryBound(to: GValue.self))
    }
  }

  /// Calls `handler` every `milliseconds` for as long as `widget` lives.
  static func every(
    _ milliseconds: guint, while widget: WidgetPointer, _ handler: @escaping @MainActor () -> Void
  ) {
    let timer = Handler(Answer()) { _ in handler() }
    let source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        Handler.call(data!, nil)
        return 1
      }, Unmanaged.passRetained(timer).toOpaque(), { Unmanaged<Handler>.fromOpaque($0!).release() })
    connect(widget, "destroy") { g_source_remove(source) }
  }

  /// Calls `handler` once, when GTK has done what it is at.
  static func soon(_ handler: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        Handler.call(data!, nil)
        return 0
      }, Unmanaged.passRetained(Handler(Answer()) { _ in handler() }).toOpaque(),
      { Unmanaged<Handler>.fromOpaque($0!).release() })
  }

  private static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ callback: GCallback, _ answer: Answer,
    _ handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) {
    let data = Unmanaged.passRetained(Handler(answer, handler)).toOpaque()
    g_signal_connect_data(
      object, name, callback, data, { data, _ in Unmanaged<Handler>.fromOpaque(data!).release() },
      GConnectFlags(rawValue: 0))
  }

  /// What a handler returns to GTK.
  @MainActor
  private final class Answer {
    var isYes = false
  }

  private final class Handler: Sendable {
    private let answer: Answer
    private let action: @MainActor (UnsafeMutableRawPointer?) -> Void

    @MainActor
    init(_ answer: Answer, _ action: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void) {
      self.answer = answer
      self.action = action
    }

    static func call(_ data: gpointer, _ argument: UnsafeMutableRawPointer?) {
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      nonisolated(unsafe) let argument = argument
      MainActor.assumeIsolated { handler.action(argument) }
    }

    static func answer(of data: gpointer) -> Bool {
      let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
      return MainActor.assumeIsolated { handler.answer.isYes }
    }
  }
}
