import CGtk
import Foundation
import Veneer
import VeneerTesting

/// What the programs have in common: a display without a screen, and checks that are made while the program runs.
///
/// A program says nothing and ends with code 0 when all checks hold. Each one that does not is a line on standard error.
@MainActor
public enum Interop {
  private static var failures = 0

  /// Opens the display, before anything else uses GTK.
  public static func openDisplay() {
    do {
      var options = HeadlessDisplay.Options()
      options.animations = false
      try HeadlessDisplay.start(options)
    } catch {
      say("\(error)")
      exit(1)
    }
  }

  /// Runs a `GtkApplication`, which opens its window itself, makes `checks` with that window, closes it, and ends.
  public static func run(
    _ application: UnsafeMutablePointer<GtkApplication>,
    _ checks: @escaping @MainActor (TestWindow) async throws -> Void
  ) -> Never {
    Task {
      do {
        guard let window = gtk_application_get_active_window(application) else {
          throw HeadlessError("the application has opened no window")
        }
        let shown = TestWindow(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
        await shown.present()
        try await checks(shown)
        shown.close()
      } catch {
        fail("\(error)")
        g_application_quit(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self))
      }
    }
    let status = g_application_run(
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
    g_object_unref(application)
    // What was dropped at the end goes in the loop's next turns.
    while g_main_context_iteration(nil, 0) != 0 {}
    exit(failures == 0 ? status : 1)
  }

  /// Notes a failure unless `condition` holds.
  public static func check(
    _ condition: Bool, _ expectation: String, file: String = #fileID, line: Int = #line
  ) {
    if !condition { fail("\(file):\(line): \(expectation)") }
  }

  private static func fail(_ text: String) {
    failures += 1
    say(text)
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}

extension TestWindow {
  /// How many pixels of the window are about that colour.
  public func count(red: Int, green: Int, blue: Int) async -> Int {
    // A sheet or a scheme that was just changed reaches the widgets with the next frame.
    await advanceFrame()
    return await snapshot().count {
      $0.alpha == 255 && abs($0.red - red) < 24 && abs($0.green - green) < 24 && abs($0.blue - blue) < 24
    }
  }
}
