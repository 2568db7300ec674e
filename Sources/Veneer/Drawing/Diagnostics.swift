import CGtk

/// One clear line for what an application should know but must not die of: an unknown symbol, a broken
/// picture.
///
/// The lines are GLib messages of the domain `Veneer`. Programs that make warnings fatal go on, because bad
/// data is no fault of the program's.
@MainActor
package enum Diagnostics {
  private static var reported: Set<String> = []

  /// Says `message`, the first time only for each `key` in the life of the process.
  package static func report(once key: String, _ message: String) {
    guard reported.insert(key).inserted else { return }
    withVaList([]) { none in
      g_logv("Veneer", G_LOG_LEVEL_MESSAGE, message.replacing("%", with: "%%"), none)
    }
  }
}

extension String {
  /// The text with every `character` written as `replacement`.
  fileprivate func replacing(_ character: Character, with replacement: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
