import CGtk
import Foundation
import Veneer
import VeneerTesting

/// Pictures of the symbol sheet, light and dark, made without a display by the test kit.
@MainActor
enum SymbolSheetPictures {
  /// Writes all pages at one scale into a folder, and exits.
  static func write(to folder: String, scale: Int) -> Never {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try HeadlessDisplay.start(displayOptions(scale: scale))
    } catch {
      fail("\(error)")
    }
    // Hosted views make tasks run under GTK's loop, so they come first.
    let pages = SymbolSheet.allCases.map { sheet in
      (sheet, TestWindow(width: sheet.width, height: 1) { sheet.content.modifier(SymbolPaper()) })
    }
    Task {
      for (sheet, window) in pages {
        await window.present()
        for look in [HeadlessDisplay.ColorScheme.light, .dark] {
          HeadlessDisplay.shared.colorScheme = look
          await window.settle()
          let name = "\(sheet.rawValue)-\(look)\(scale == 1 ? "" : "-\(scale)x").png"
          await write(window, to: "\(folder)/\(name)", scale: scale)
        }
        window.close()
      }
      exit(0)
    }
    g_main_loop_run(g_main_loop_new(nil, 0))
    exit(1)
  }

  /// Writes all pages at both scales: a display has one, and a process one display.
  static func writeAtAllScales(to folder: String) -> Never {
    for scale in 1...2 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--symbols", folder, "--scale", "\(scale)"]
      do {
        try process.run()
      } catch {
        fail("\(error)")
      }
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { exit(1) }
    }
    exit(0)
  }

  private static func write(_ window: TestWindow, to file: String, scale: Int) async {
    do {
      let picture = await window.snapshot(scale: Double(scale))
      try (GreyPicture.pngData(of: picture) ?? picture.pngData).write(to: URL(fileURLWithPath: file))
    } catch {
      fail("cannot write \(file)")
    }
    print(file)
  }

  private static func displayOptions(scale: Int) -> HeadlessDisplay.Options {
    var options = HeadlessDisplay.Options()
    options.width = 1200
    options.height = 6000
    options.scale = scale
    options.animations = false
    options.font = .installed("Cantarell")
    return options
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("veneer-gallery: \(reason)\n".utf8))
    exit(1)
  }
}
