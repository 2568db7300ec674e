import CGtk
import Veneer

/// Source with a button that copies it.
@MainActor
enum ListingCard {
  static func widget(_ listing: Listing) -> WidgetPointer {
    let code = gtk_label_new(nil)!
    gtk_label_set_markup(code.opaque, SourceMarkup.markup(of: listing.text))
    gtk_label_set_selectable(code.opaque, 1)
    gtk_label_set_xalign(code.opaque, 0)
    gtk_label_set_yalign(code.opaque, 0)
    code.addClass("gallery-source")
    gtk_widget_set_direction(code, GTK_TEXT_DIR_LTR)

    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_policy(scrolled.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(scrolled.opaque, code)
    gtk_widget_set_focusable(scrolled, 0)
    gtk_widget_set_hexpand(scrolled, 1)
    gtk_widget_set_direction(scrolled, GTK_TEXT_DIR_LTR)

    let copy = HostingWidget(rootView: CopyButton(text: listing.text)).widget
    gtk_widget_set_name(copy, "gallery-copy")
    gtk_widget_set_valign(copy, GTK_ALIGN_START)
    let card = row(spacing: 12, scrolled, copy)
    card.addClass("gallery-card")
    return card
  }
}

/// Puts a text on the clipboard, and says so for a moment.
struct CopyButton: View {
  let text: String
  @State private var isDone = false

  var body: some View {
    Button(isDone ? "Copied" : "Copy", systemImage: isDone ? "checkmark" : "doc.on.doc") {
      gdk_clipboard_set_text(gdk_display_get_clipboard(gdk_display_get_default()), text)
      isDone = true
      Task {
        try? await Task.sleep(for: .seconds(2))
        isDone = false
      }
    }
    .labelStyle(.iconOnly)
    .help("Copy")
  }
}
