import CGtk
import Veneer

/// Views in containers of GTK's.
@MainActor
enum HostedParts {
  static func box() -> UnsafeMutablePointer<GtkWidget> {
    // listing: hostedInBox
    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
    let parts = box.of(GtkBox.self)
    gtk_box_append(parts, gtk_button_new_with_label(localized("Plain button")))
    let button = HostingWidget(rootView: AddButton("Hosted button") {})
    gtk_box_append(parts, button.widget)
    let label = HostingWidget(
      rootView: Label("Hosted label", systemImage: "star"))
    gtk_box_append(parts, label.widget)
    setInheritedModifiers(on: box) { $0.labelStyle(.iconTint(.purple)) }
    // end listing
    return box
  }

  static func list() -> UnsafeMutablePointer<GtkWidget> {
    // listing: hostedInRows
    let list = gtk_list_box_new()!
    let titles: [LocalizedStringKey] = ["Letters", "Parcels", "Newspapers"]
    for title in titles {
      let content = HStack {
        Label(title, systemImage: "tray").labelStyle(.iconTint(.blue))
        Spacer()
        InfoButton {}
      }
      let host = HostingWidget(rootView: content.padding(8))
      gtk_list_box_append(list.opaque, host.widget)
    }
    // end listing
    list.addClass("gallery-card")
    list.addClass("gallery-divided-card")
    list.setAccessible(name: localized("Post"))
    gtk_list_box_set_show_separators(list.opaque, 1)
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    for (row, title) in zip(list.children, titles) {
      row.setAccessible(name: localized(title))
    }
    return list
  }

  static func popover() -> UnsafeMutablePointer<GtkWidget> {
    // listing: hostedInPopover
    let popover = gtk_popover_new()!
    let choices = VStack(alignment: .leading, spacing: 8) {
      SubtitledButton(title: "By post", subtitle: "Arrives on Friday") {}
      SubtitledButton(title: "Express", subtitle: "Arrives tomorrow") {}
    }
    .buttonStyle(.roundedRow)
    .subtitledButtonLayout(.leading)
    let host = HostingWidget(rootView: choices.padding(8))
    gtk_popover_set_child(popover.of(GtkPopover.self), host.widget)
    let button = gtk_menu_button_new()!
    gtk_menu_button_set_label(button.opaque, localized("Choose delivery"))
    gtk_menu_button_set_popover(button.opaque, popover)
    // end listing
    gtk_widget_set_halign(button, GTK_ALIGN_START)
    return button
  }
}
