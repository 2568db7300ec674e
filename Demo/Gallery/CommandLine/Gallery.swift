import Foundation
import Veneer

/// The gallery's program.
@MainActor
package enum Gallery {
  /// Does what the command line asks for, and ends the process.
  ///
  /// - Parameter arguments: Those after the program's name.
  package static func main(_ arguments: some Sequence<String>) -> Never {
    let options = Options(arguments)
    GalleryLanguage.use(options.language)
    if options.listsPages {
      for page in GalleryPage.all { print(page.name) }
      exit(0)
    }
    if let folder = options.symbolFolder { SymbolSheetPictures.write(to: folder, scale: options.scale) }
    if let folder = options.screenshotFolder { Screenshots.write(to: folder, options) }
    if options.servesBrowser { exit(BroadwayServer.serve { GalleryApplication.run(options) }) }
    exit(GalleryApplication.run(options))
  }
}
