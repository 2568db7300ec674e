import CGtk
import Veneer

/// What happens to the buttons of a page, the last on top.
@MainActor
final class EventLog {
  /// The log with a button that empties it.
  let widget: WidgetPointer
  private let text: WidgetPointer
  private var lines: [String] = []
  private let lineCount = 8

  init() {
    // Lines of even letters suit source, but not a writing that joins them.
    text =
      GalleryLanguage.isRightToLeft ? textLabel("") : textLabel("", classes: "monospace")
    gtk_widget_set_name(text, "gallery-log")
    gtk_widget_set_valign(text, GTK_ALIGN_START)
    gtk_widget_set_hexpand(text, 1)
    widget = row(spacing: 12, text)
    widget.addClass("gallery-card")
    gtk_widget_set_size_request(widget, -1, 60)
    let clear = HostingWidget(
      rootView: Button("Clear", systemImage: "trash") { [unowned self] in empty() }
        .labelStyle(.iconOnly).help("Clear the log")
    ).widget
    gtk_widget_set_valign(clear, GTK_ALIGN_START)
    gtk_widget_set_name(clear, "gallery-clear")
    widget.append(clear)
    show()
  }

  /// Notes what happened to `button`.
  func add(_ event: PressEvent, of button: String) { add(line: EventLog.line(event, button)) }

  /// Notes something else.
  func add(line: String) {
    lines.insert(line, at: 0)
    lines.removeLast(max(0, lines.count - lineCount))
    show()
  }

  private func empty() {
    lines = []
    show()
  }

  private func show() {
    let text = lines.isEmpty ? localized("Press a button above.") : lines.joined(separator: "\n")
    gtk_label_set_text(self.text.opaque, text)
  }

  private static func line(_ event: PressEvent, _ button: String) -> String {
    switch event {
    case .pressed: localized("pressed: \(button)")
    case .dropped: localized("dropped: \(button)")
    case .returned: localized("returned: \(button)")
    case .released: localized("released: \(button)")
    case .cancelled: localized("cancelled: \(button)")
    case .action: localized("action: \(button)")
    }
  }

  /// Whether `widget` is one whose presses are noted: not a sample of a state, and not part of the log or a listing.
  static func notes(_ widget: WidgetPointer) -> Bool {
    var current: WidgetPointer? = widget
    while let widget = current {
      if gtk_widget_has_css_class(widget, StateSample.cssClass) != 0 { return false }
      if let name = gtk_widget_get_name(widget).map({ String(cString: $0) }),
        name == "gallery-clear" || name == "gallery-copy"
      {
        return false
      }
      if gtk_widget_has_css_class(widget, "gallery-page") != 0 { return true }
      current = gtk_widget_get_parent(widget)
    }
    return false
  }
}
