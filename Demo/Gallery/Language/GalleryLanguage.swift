import CGtk
import Foundation
import Veneer

/// The language that the gallery's texts are in.
///
/// The catalogues are those that are installed with the program, in `../share/locale`, or else those that were built with it.
@MainActor
package enum GalleryLanguage {
  static let domain = "veneer-gallery"

  /// The languages that the gallery has texts in, by their codes.
  package static let codes = ["en"] + BuiltCatalogues.languages

  /// Has all texts from now on be in the language of `code`; without one, in that of `LANGUAGE` and the locale.
  ///
  /// At the start, before GTK. English needs no catalogue, and costs nothing.
  package static func use(_ code: String? = nil) {
    if let code { setenv("LANGUAGE", code, 1) }
    // gettext keeps what it has found for as long as the locale stays the same.
    setlocale(LC_MESSAGES, "C")
    let isLocaleKnown = setlocale(LC_ALL, "") != nil
    guard let found = firstCatalogue() else { return }
    Localization.bind(domain: domain, directory: found.directory)
    if !isTranslated {
      // Whoever sets the locale C wants no translation, but one that is not installed says which language is wanted.
      guard code != nil || !isLocaleKnown else { return }
      translateWithoutLocale(found.language)
    }
  }

  /// Whether the texts are written from right to left.
  package static var isRightToLeft: Bool {
    // Translators: "default:RTL" if the language is written from right to left, otherwise "default:LTR".
    localized("default:LTR") == "default:RTL"
  }

  /// gettext translates in no locale called C. Older ones do in the one of that name for UTF-8, which every machine has; newer ones
  /// want another one, of whatever language.
  private static func translateWithoutLocale(_ language: String) {
    setenv("LANGUAGE", language, 1)
    let locales = ["C.UTF-8", "en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "ar_EG.UTF-8"]
    for locale in locales where setlocale(LC_MESSAGES, locale) != nil {
      if isTranslated { break }
    }
    if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, setlocale(LC_MESSAGES, nil)) }
    if gtk_is_initialized() == 0 { gtk_disable_setlocale() }
  }

  /// gettext hands the key itself back where it translates nothing.
  private static var isTranslated: Bool {
    "default:LTR".withCString { UnsafePointer(dgettext(domain, $0)) != $0 }
  }

  /// The catalogue of the first language that is wanted; nil where English is wanted before all that there are.
  private static func firstCatalogue() -> (language: String, directory: String)? {
    var names = g_get_language_names()
    while let name = names?.pointee.map({ String(cString: $0) }) {
      let language = name.prefix { !"_.@".contains($0) }
      if ["en", "C", "POSIX"].contains(language) { return nil }
      if let directory = directories.first(where: { hasCatalogue(name, in: $0) }) { return (name, directory) }
      names = names?.advanced(by: 1)
    }
    return nil
  }

  private static var directories: [String] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    return [prefix.appendingPathComponent("share/locale").path, BuiltCatalogues.directory]
  }

  private static func hasCatalogue(_ language: String, in directory: String) -> Bool {
    access("\(directory)/\(language)/LC_MESSAGES/\(domain).mo", R_OK) == 0
  }
}
