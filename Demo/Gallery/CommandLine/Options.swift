import Foundation
import Veneer

/// What the command line asks for.
struct Options {
  /// The page that is shown, or the only one that pictures are made of.
  private(set) var page: GalleryPage?
  /// Whether the names of all pages are printed.
  private(set) var listsPages = false
  /// The folder that pictures of pages go to, instead of a window.
  private(set) var screenshotFolder: String?
  /// The folder that pictures of all symbols go to, instead of a window.
  private(set) var symbolFolder: String?
  /// Device pixels per logical pixel of the pictures; without it all that there are.
  private(set) var scale: Int?
  /// The size of the window in the pictures; without it as long as its page.
  private(set) var size: (width: Int, height: Int)?
  /// Whether the gallery starts dark. Pictures are dark only.
  private(set) var isDark = false
  /// Whether the gallery starts in GTK's theme of high contrast.
  private(set) var isHighContrast = false
  /// Whether everything is laid out from right to left.
  private(set) var isRightToLeft = false
  /// The language of all texts; without it that of the environment.
  private(set) var language: String?
  /// Whether a web browser shows the gallery.
  private(set) var servesBrowser = false
  /// Whether the gallery ends by itself once its window has been seen.
  private(set) var quitsByItself = false

  /// Reads the arguments after the program's name. What makes no sense ends the program with its usage.
  @MainActor
  init(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--page": page = Options.page(rest.next())
      case "--list": listsPages = true
      case "--screenshot": screenshotFolder = Options.path(rest.next(), of: argument)
      case "--symbols": symbolFolder = Options.path(rest.next(), of: argument)
      case "--scale": scale = Options.scale(rest.next())
      case "--size": size = Options.size(rest.next())
      case "--dark": isDark = true
      case "--high-contrast": isHighContrast = true
      case "--language": language = Options.language(rest.next())
      case "--rtl": isRightToLeft = true
      case "--broadway": servesBrowser = true
      case "--autoquit": quitsByItself = true
      case "--help": Options.help()
      default: Options.fail("unknown argument \(argument)")
      }
    }
  }

  /// Sets what people set for all of their desktop. GTK has to be initialised.
  @MainActor
  func applySettings() {
    if isDark { DesktopSettings.isDark = true }
    if isHighContrast { DesktopSettings.isHighContrast = true }
    if isRightToLeft || GalleryLanguage.isRightToLeft { DesktopSettings.isRightToLeft = true }
  }

  @MainActor
  private static func page(_ argument: String?) -> GalleryPage {
    guard let argument else { fail("--page needs the name of a page; --list prints them") }
    guard let page = GalleryPage.named(argument) else {
      fail("there is no page \(argument); --list prints those that there are")
    }
    return page
  }

  private static func path(_ argument: String?, of option: String) -> String {
    guard let argument else { fail("\(option) needs a folder") }
    return argument
  }

  @MainActor
  private static func language(_ argument: String?) -> String {
    guard let argument, GalleryLanguage.codes.contains(argument) else {
      fail("--language is \(GalleryLanguage.codes.joined(separator: ", "))")
    }
    return argument
  }

  private static func scale(_ argument: String?) -> Int {
    guard let argument, let scale = Int(argument), (1...2).contains(scale) else { fail("--scale is 1 or 2") }
    return scale
  }

  private static func size(_ argument: String?) -> (width: Int, height: Int) {
    let parts = (argument ?? "").split(separator: "x").map { Int($0) ?? 0 }
    guard parts.count == 2, parts.allSatisfy({ (100...4000).contains($0) }) else {
      fail("--size is WIDTHxHEIGHT, each from 100 to 4000")
    }
    return (parts[0], parts[1])
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
