import CGtk
import Foundation

extension HeadlessDisplay.Font {
  /// The name of the font's family.
  var family: String {
    switch self {
    case .bundled: "DejaVu Sans"
    case .installed(let family): family
    }
  }

  /// What makes fontconfig know the fonts there are to be. It looks when the first text is laid out.
  var environment: [String: String] {
    guard self == .bundled else { return [:] }
    let configuration = Bundle.module.bundleURL.appendingPathComponent("Resources/fonts.conf")
    return ["FONTCONFIG_FILE": configuration.path]
  }

  /// Throws a ``HeadlessError`` when GTK does not find the font.
  func check() throws {
    let families = Self.families
    guard families.contains(family) else {
      let known = families.sorted().joined(separator: ", ")
      throw HeadlessError(
        self == .bundled
          ? "start the headless display earlier: fonts have already been looked up"
          : "the font “\(family)” is not installed; there are \(known)")
    }
  }

  private static var families: [String] {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    return UnsafeBufferPointer(start: families, count: Int(count)).compactMap { family in
      family.map { String(cString: pango_font_family_get_name($0)) }
    }
  }
}
