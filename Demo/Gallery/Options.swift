import Foundation

/// What the command line asks for.
struct Options {
  /// The PNG file that a picture of the page goes to, instead of a window.
  private(set) var screenshot: String?
  /// Whether the gallery starts dark.
  private(set) var isDark = false
  /// Whether the picture of the page is laid out from right to left.
  private(set) var isRightToLeft = false
  /// The folder that pictures of all symbols go to, instead of a window.
  private(set) var symbolFolder: String?
  /// Device pixels per logical pixel of the pictures; without it all that there are.
  private(set) var scale: Int?
  /// Whether the gallery ends by itself once its window has been seen.
  private(set) var quitsByItself = false

  static let usage = """
    Usage: veneer-gallery [--dark] [--autoquit]
           veneer-gallery --screenshot FILE [--dark] [--rtl] [--scale 1|2]
           veneer-gallery --symbols DIRECTORY [--scale 1|2]

    Shows Veneer's components in a window.

      --screenshot FILE    write a picture of the page to a PNG file instead; needs no display
      --symbols DIRECTORY  write pictures of all symbols to PNG files, light and dark; needs no display
      --scale 1|2          device pixels per logical pixel of these pictures: for the page usually 1, for the
                           symbols usually both
      --dark               start dark
      --rtl                lay the page's picture out from right to left
      --autoquit           close the window after a second
      --help               say this

    """

  /// Reads the arguments after the program's name. What makes no sense ends the program with its usage.
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--screenshot": screenshot = Options.path(rest.next(), of: argument)
      case "--symbols": symbolFolder = Options.path(rest.next(), of: argument)
      case "--scale": scale = Options.scale(rest.next())
      case "--dark": isDark = true
      case "--rtl": isRightToLeft = true
      case "--autoquit": quitsByItself = true
      case "--help": Options.help()
      default: Options.fail("unknown argument \(argument)")
      }
    }
  }

  private static func path(_ argument: String?, of option: String) -> String {
    guard let argument else { fail("\(option) needs a path") }
    return argument
  }

  private static func scale(_ argument: String?) -> Int {
    guard let argument, let scale = Int(argument), (1...2).contains(scale) else { fail("--scale is 1 or 2") }
    return scale
  }

  private static func help() -> Never {
    print(usage, terminator: "")
    exit(0)
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("veneer-gallery: \(reason)\n\n\(usage)".utf8))
    exit(2)
  }
}
