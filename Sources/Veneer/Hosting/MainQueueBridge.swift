import CGtk
import Dispatch

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchMainQueueCallback(_ message: UnsafeMutableRawPointer?)

/// Runs Dispatch's main queue, and with it `Task { @MainActor in … }`, under GLib's main loop.
@MainActor
package enum MainQueueBridge {
  private static var isInstalled = false

  /// Starts to serve the queue from the default main context. Further calls do nothing.
  ///
  /// Where another loop has taken the queue already its handle is -1, and nothing is installed.
  package static func install() {
    guard !isInstalled else { return }
    let handle = dispatchMainQueueHandle()
    guard handle != -1 else { return }
    isInstalled = true
    let serve: GUnixFDSourceFunc = { handle, _, _ in
      // The descriptor stays readable until it is read, and GLib would wake up for ever.
      var count: UInt64 = 0
      read(handle, &count, MemoryLayout<UInt64>.size)
      dispatchMainQueueCallback(nil)
      return gboolean(1)  // G_SOURCE_CONTINUE
    }
    g_unix_fd_add_full(G_PRIORITY_DEFAULT, handle, G_IO_IN, serve, nil, nil)
  }
}
