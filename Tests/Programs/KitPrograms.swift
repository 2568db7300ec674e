import CGtk
import Foundation
import Veneer
import VeneerTesting

/// Tests of the test kit that need a display of their own.
@MainActor
enum KitPrograms {
  /// Starts a display with every option changed and prints what GTK and the pixels say of it.
  static func printOptions() -> Never {
    var options = HeadlessDisplay.Options()
    options.width = 800
    options.height = 600
    options.scale = 2
    options.colorScheme = .dark
    options.highContrast = true
    options.textScale = 1.5
    options.layoutDirection = .rightToLeft
    options.animations = false
    run(options) {
      let display = HeadlessDisplay.shared
      let window = makeWindow { Text("Text") }
      await window.present()
      print("dark", display.colorScheme == .dark, await window.snapshot()[0, 0].red < 64)
      print("high contrast", display.highContrast)
      print("text scale", display.textScale)
      print("from right to left", display.layoutDirection == .rightToLeft)
      print("animations", display.animations)
      print("scale", gtk_widget_get_scale_factor(window.widget), await window.snapshot().width)
    }
  }

  /// Clicks two buttons in turn, looks after each step whether it did what it should, and prints how many did.
  static func clickOneButtonAfterTheOther() -> Never {
    var counts = [0, 0]
    run {
      let window = makeWindow {
        HStack {
          Button("First") { counts[0] += 1 }
          Button("Second") { counts[1] += 1 }
        }
      }
      await window.present()
      let buttons = window.elements(role: .button)
      var right = 0
      for step in 0..<200 {
        let before = counts
        await window.pointer.click(buttons[step % 2])
        if counts[step % 2] == before[step % 2] + 1, counts[1 - step % 2] == before[1 - step % 2] {
          right += 1
        }
      }
      print(right, "of 200")
    }
  }

  /// Sends the daemon a signal in the middle of a test, which then goes on.
  static func goOnAfter(daemonGets signal: Int32) -> Never {
    run {
      let window = makeWindow { Button("Button") {} }
      await window.present()
      for daemon in childProcesses() { kill(daemon, signal) }
      await window.pointer.click(at: CGPoint(x: 5, y: 5))
      await window.settle()
      print("the test went on")
    }
  }

  static func run(
    _ options: HeadlessDisplay.Options = .init(), _ test: @escaping @MainActor () async throws -> Void
  ) -> Never {
    do {
      try HeadlessDisplay.start(options)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
    Task {
      try await test()
      exit(0)
    }
    MainQueueBridge.install()
    g_main_loop_run(g_main_loop_new(nil, 0))
    exit(1)
  }

  private static func makeWindow<Content: View>(@ViewBuilder content: () -> Content) -> TestWindow {
    TestWindow(width: 200, height: 100, content: content)
  }

  private static func childProcesses() -> [pid_t] {
    let list = try? String(contentsOfFile: "/proc/self/task/\(getpid())/children", encoding: .utf8)
    return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
  }
}
