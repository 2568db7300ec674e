import CGtk
import Foundation
import Veneer
import VeneerTesting

/// A run of the program that makes pictures rather than a window.
@MainActor
enum PictureProcess {
  /// Runs the program again for each scale, and exits: a display has one scale, and a process one display.
  static func runAtAllScales() -> Never {
    for scale in 1...2 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = CommandLine.arguments.dropFirst() + ["--scale", "\(scale)"]
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

  static func displayOptions(scale: Int) -> HeadlessDisplay.Options {
    var options = HeadlessDisplay.Options()
    options.width = 1200
    options.height = 8000
    options.scale = scale
    options.animations = false
    options.font = .installed("Cantarell")
    return options
  }

  /// Opens the display, and makes the folder for the pictures.
  static func start(_ options: HeadlessDisplay.Options, folder: String) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try HeadlessDisplay.start(options)
    } catch {
      fail("\(error)")
    }
  }

  /// Runs tasks until one of them exits.
  static func runLoop() -> Never {
    g_main_loop_run(g_main_loop_new(nil, 0))
    exit(1)
  }

  /// Writes what the window shows.
  static func write(_ window: TestWindow, to file: String, scale: Int) async {
    do {
      let picture = await window.snapshot(scale: Double(scale))
      try (GreyPicture.pngData(of: picture) ?? picture.pngData).write(to: URL(fileURLWithPath: file))
    } catch {
      fail("cannot write \(file)")
    }
    print(file)
  }

  static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("veneer-gallery: \(reason)\n".utf8))
    exit(1)
  }
}
