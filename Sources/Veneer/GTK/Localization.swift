import CGtk

/// Where the translations of an application's texts are found.
///
/// Call ``bind(domain:directory:)`` once at the start, after `setlocale`, which `gtk_init` and `GtkApplication` call:
///
///     Localization.bind(domain: "org.example.Notes", directory: "/usr/share/locale")
///
/// Without it, texts are shown as they are written.
public enum Localization {
  nonisolated(unsafe) private static var domain: String?

  /// Looks texts up in gettext's `domain`, whose catalogues lie at `DIRECTORY/LANGUAGE/LC_MESSAGES/DOMAIN.mo`.
  @MainActor
  public static func bind(domain: String, directory: String) {
    bindtextdomain(domain, directory)
    bind_textdomain_codeset(domain, "UTF-8")
    self.domain = domain
  }

  /// The translation of `key` for `count` things, if there is one, by the language's own rules of plural.
  ///
  /// Entries without plural forms are found as well. `plural` is the key of English texts for more than one.
  static func translation(of key: String, plural: String, count: UInt) -> String? {
    guard let domain else { return nil }
    return key.withCString { key in
      plural.withCString { plural in
        // gettext hands one of the keys back when it knows no other text.
        guard let text = dngettext(domain, key, plural, count) else { return nil }
        return UnsafePointer(text) == key || UnsafePointer(text) == plural ? nil : String(cString: text)
      }
    }
  }

  /// The translation of `key`, if there is one.
  static func translation(of key: String) -> String? {
    guard let domain else { return nil }
    return key.withCString { key in
      // gettext hands the key itself back when it knows no other text.
      let text = dgettext(domain, key)
      return text.flatMap { UnsafePointer($0) == key ? nil : String(cString: $0) }
    }
  }

  /// A word that every application needs: the application's translation, or else GTK's, which marks a mnemonic in it.
  static func common(_ word: String) -> String {
    if let own = translation(of: word) { return own }
    return "_\(word)".withCString { key in
      guard let text = dgettext("gtk40", key), UnsafePointer(text) != key else { return word }
      return String(cString: text).filter { $0 != "_" }
    }
  }
}
