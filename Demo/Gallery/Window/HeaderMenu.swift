import CGtk
import Veneer

/// The menu at the end of the header bar: what people set for all of their desktop, to be tried out here.
@MainActor
final class HeaderMenu {
  let widget: WidgetPointer
  private let popover: WidgetPointer
  private let items: WidgetPointer
  private var switches: [(control: WidgetPointer, value: @MainActor () -> Bool)] = []
  /// Called when a tint for the whole page is chosen; with nil for none.
  var tintChanged: (Color?) -> Void = { _ in }
  /// Called when the help on keys is asked for.
  var helpWanted: () -> Void = {}

  init() {
    widget = gtk_menu_button_new()!
    popover = gtk_popover_new()!
    items = column(spacing: 12)
    gtk_menu_button_set_icon_name(widget.opaque, "open-menu-symbolic")
    gtk_menu_button_set_primary(widget.opaque, 1)
    gtk_menu_button_set_popover(widget.opaque, popover)
    gtk_popover_set_child(popover.of(GtkPopover.self), items)
    widget.setAccessible(name: localized("Main menu"))
    gtk_widget_set_tooltip_text(widget, localized("Main menu (F10)"))
    items.setMargins(horizontal: 12, vertical: 12)
    gtk_widget_set_size_request(items, 260, -1)
    addSwitches()
    addTextScale()
    addTint()
    items.append(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
    addHelp()
    Signals.connect(popover, "show") { [unowned self] in follow() }
  }

  private func addSwitches() {
    addSwitch("Dark", { DesktopSettings.isDark }, { DesktopSettings.isDark = $0 })
    addSwitch("High contrast", { DesktopSettings.isHighContrast }, { DesktopSettings.isHighContrast = $0 })
    addSwitch("Right to left", { DesktopSettings.isRightToLeft }, { DesktopSettings.isRightToLeft = $0 })
    addSwitch("Animations", { DesktopSettings.showsAnimations }, { DesktopSettings.showsAnimations = $0 })
  }

  private func addSwitch(
    _ title: LocalizedStringKey, _ value: @escaping @MainActor () -> Bool, _ set: @escaping (Bool) -> Void
  ) {
    let control = gtk_switch_new()!
    gtk_switch_set_active(control.opaque, value() ? 1 : 0)
    Signals.connectPointer(UnsafeMutableRawPointer(control), "notify::active") { _ in
      let isActive = gtk_switch_get_active(control.opaque) != 0
      if isActive != value() { set(isActive) }
    }
    switches.append((control, value))
    items.append(controlRow(title, control, fills: false))
  }

  /// Settings may have been changed elsewhere since the menu was last seen.
  private func follow() {
    for item in switches { gtk_switch_set_active(item.control.opaque, item.value() ? 1 : 0) }
  }

  private func addTextScale() {
    let scales: [(LocalizedStringKey, Double)] = [
      ("Small", 0.85), ("Usual", 1), ("Large", 1.25), ("Very large", 1.5),
    ]
    let control = dropDown(scales.map { localized($0.0) })
    gtk_drop_down_set_selected(
      control.opaque, guint(scales.firstIndex { $0.1 == DesktopSettings.textScale } ?? 1))
    Signals.connectPointer(UnsafeMutableRawPointer(control), "notify::selected") { _ in
      DesktopSettings.textScale = scales[Int(gtk_drop_down_get_selected(control.opaque))].1
    }
    items.append(controlRow("Text size", control, fills: false))
  }

  private func addTint() {
    let control = dropDown([localized("None")] + Swatch.all.map { localized($0.name) })
    Signals.connectPointer(UnsafeMutableRawPointer(control), "notify::selected") { [unowned self] _ in
      let index = Int(gtk_drop_down_get_selected(control.opaque))
      tintChanged(index == 0 ? nil : Swatch.all[index - 1].color)
    }
    items.append(controlRow("Tint", control, fills: false))
  }

  private func addHelp() {
    let help = Button("Keyboard shortcuts", systemImage: "keyboard") { [unowned self] in
      gtk_popover_popdown(popover.of(GtkPopover.self))
      helpWanted()
    }
    items.append(HostingWidget(rootView: help.buttonStyle(.borderless)).widget)
  }
}
