import CGtk
import Foundation
import Veneer

/// Draws one hostile picture, and prints what that took: seconds, the peak of the memory in megabytes, and what came of it.
@MainActor
enum HostileProgram {
  /// Prints the names of all pictures.
  static func printNames() { for name in HostilePicture.all.keys.sorted() { print(name) } }

  /// Shows the picture in a window.
  static func show(_ name: String) {
    let bytes = picture(name)
    measure {
      show(Image(svg: bytes).resizable().frame(width: 300, height: 300))
      return "shown"
    }
  }

  /// Draws the picture at the size that it asks for.
  static func draw(_ name: String) {
    let bytes = picture(name)
    measure { rasterAtItsOwnSize(bytes) }
  }

  private static func picture(_ name: String) -> [UInt8] {
    guard let bytes = HostilePicture.all[name]?() else { fatalError("there is no picture called \(name)") }
    gtk_init()
    return bytes
  }

  private static func measure(_ work: () -> String) {
    let start = Date()
    let outcome = work()
    print(String(format: "%.3f %d", Date().timeIntervalSince(start), peakMegabytes), outcome)
  }

  private static func show<Content: View>(_ content: Content) {
    let host = HostingWidget(rootView: content)
    let window = gtk_window_new()!
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(pointer, host.widget)
    gtk_window_present(pointer)
    let clock = gtk_widget_get_frame_clock(window)!
    while gdk_frame_clock_get_frame_counter(clock) < 2 || SVGDocument.pendingRasters > 0 {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      g_main_context_iteration(nil, 1)
    }
  }

  private static func rasterAtItsOwnSize(_ bytes: [UInt8]) -> String {
    do throws(SVGError) {
      let document = try SVGDocument(data: bytes)
      // What is beyond the limits is brought down by the document itself.
      let (width, height) = (
        Int(min(document.intrinsicSize.width, 1e6)), Int(min(document.intrinsicSize.height, 1e6))
      )
      let bitmap = try document.raster(pixelWidth: width, pixelHeight: height)
      return "drawn in \(bitmap.width)×\(bitmap.height) pixels"
    } catch {
      return "refused: \(error)"
    }
  }

  private static var peakMegabytes: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1024 } ?? 0
  }
}
