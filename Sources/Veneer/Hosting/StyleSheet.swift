import CGtk

/// A style sheet of the application's own, on every display that is open and each that opens later.
///
///     StyleSheet.add(
///       """
///       .urgent { color: red; font-weight: bold; }
///       """)
///
/// It has GTK's priority for applications: it beats themes and Veneer's own sheet, and the user's sheet beats it. Of two sheets the
/// one that was added later wins. See ``View/cssClass(_:)`` for classes.
@MainActor
public final class StyleSheet {
  /// What GTK could not make sense of. The rest of the sheet is in effect.
  public struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line that it is in, from 1.
    public let line: Int
    /// The character of that line that it begins with, from 1.
    public let column: Int
    /// GTK's own words.
    public let message: String

    public var description: String { "line \(line), column \(column): \(message)" }
  }

  /// What was wrong with the sheet, in order; empty where all is well. Each is reported once, too.
  public let errors: [ParseError]

  private let text: String
  private nonisolated(unsafe) let provider: UnsafeMutablePointer<GtkCssProvider>
  /// In the order that they were added in.
  private static var sheets: [StyleSheet] = []

  private init(_ text: String) {
    self.text = text
    provider = gtk_css_provider_new()
    errors = StyleSheet.load(text, into: provider)
  }

  deinit { g_object_unref(provider) }

  /// Adds the sheet `css`, in the form of GTK's CSS. GTK has to be initialised.
  ///
  /// What GTK cannot read is reported, with its line and column, and is in ``errors``. A sheet that is there already is not added again;
  /// it keeps its place among the others.
  @discardableResult
  public static func add(_ css: String) -> StyleSheet {
    DisplayContext.prepare()
    if let known = sheets.first(where: { $0.text == css }) { return known }
    let sheet = StyleSheet(css)
    sheets.append(sheet)
    for display in DisplayContext.openDisplays { sheet.install(on: display) }
    DisplayContext.opened = { display in for sheet in sheets { sheet.install(on: display) } }
    return sheet
  }

  /// Takes the sheet off again. Twice is once.
  public func remove() {
    guard let index = StyleSheet.sheets.firstIndex(where: { $0 === self }) else { return }
    StyleSheet.sheets.remove(at: index)
    for display in DisplayContext.openDisplays {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
    }
  }

  private func install(on display: OpaquePointer) {
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}

// MARK: - Parsing

extension StyleSheet {
  private final class Collector {
    var errors: [ParseError] = []
  }

  private static func load(
    _ text: String, into provider: UnsafeMutablePointer<GtkCssProvider>
  ) -> [ParseError] {
    let collector = Collector()
    // Somebody who listens keeps GTK from printing warnings of its own.
    let listener:
      @convention(c) (gpointer?, OpaquePointer?, UnsafeMutablePointer<GError>?, gpointer?) -> Void =
        { _, section, error, data in
          let collector = Unmanaged<Collector>.fromOpaque(data!).takeUnretainedValue()
          let place = gtk_css_section_get_start_location(section)!.pointee
          collector.errors.append(
            ParseError(
              line: Int(place.lines) + 1, column: Int(place.line_chars) + 1,
              message: String(cString: error!.pointee.message)))
        }
    let connection = g_signal_connect_data(
      provider, "parsing-error", unsafeBitCast(listener, to: GCallback.self),
      Unmanaged.passUnretained(collector).toOpaque(), nil, GConnectFlags(rawValue: 0))
    var bytes = text
    bytes.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_css_provider_load_from_data(provider, $0.baseAddress, gssize($0.count))
      }
    }
    g_signal_handler_disconnect(provider, connection)
    for error in collector.errors {
      Diagnostics.report(
        once: "style sheet \(text.hashValue) \(error)", "A style sheet has a mistake in \(error).")
    }
    return collector.errors
  }
}
