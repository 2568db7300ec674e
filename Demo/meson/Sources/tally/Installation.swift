import CGtk
import Foundation
import Veneer

/// Where Meson has installed what belongs to the program.
///
/// Everything is found from the program's own place, so that the installed folder can be moved, as `DESTDIR`, Flatpak and
/// an installation into a temporary prefix do.
@MainActor
enum Installation {
  private static let shared: URL = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("share")
  }()

  /// Makes translations, the window and the pictures known.
  static func prepare() {
    setlocale(LC_ALL, "")
    Localization.bind(domain: "tally", directory: shared.appendingPathComponent("locale").path)
    let bundle = shared.appendingPathComponent("tally/tally.gresource").path
    var error: UnsafeMutablePointer<GError>?
    guard let resource = g_resource_load(bundle, &error) else {
      fatalError("\(bundle) cannot be read: install the program with meson install")
    }
    g_resources_register(resource)
    Assets.addResourcePath("/org/example/Tally")
    Assets.setRenderingMode(.template, for: "Mark")
  }
}
