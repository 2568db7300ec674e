import Foundation
import Veneer
import VeneerTesting

/// Pictures of the symbol sheet, light and dark, made without a display by the test kit.
@MainActor
enum SymbolSheetPictures {
  /// Writes all sheets into a folder, and exits.
  static func write(to folder: String, scale: Int?) -> Never {
    guard let scale else { PictureProcess.runAtAllScales() }
    PictureProcess.start(PictureProcess.displayOptions(scale: scale), folder: folder)
    Task {
      for sheet in SymbolSheet.allCases {
        let window = TestWindow(width: sheet.width, height: 1) { sheet.content.modifier(SymbolPaper()) }
        await window.present()
        for look in [HeadlessDisplay.ColorScheme.light, .dark] {
          HeadlessDisplay.shared.colorScheme = look
          await window.settle()
          let name = "\(sheet.rawValue)-\(look)\(scale == 1 ? "" : "-\(scale)x").png"
          await PictureProcess.write(window, to: "\(folder)/\(name)", scale: scale)
        }
        window.close()
      }
      exit(0)
    }
    PictureProcess.runLoop()
  }
}
