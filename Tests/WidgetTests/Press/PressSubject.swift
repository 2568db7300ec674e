import CGtk
import Veneer

/// A button that an order of events happens to.
@MainActor
protocol PressSubject: AnyObject {
  /// What goes into the window, with the button in it.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// The `GtkButton`, while there is one.
  var button: UnsafeMutablePointer<GtkWidget>? { get }
  /// The one in its label.
  var innerButton: UnsafeMutablePointer<GtkWidget>? { get }
  var isEnabled: Bool { get set }
  var isPresent: Bool { get set }
  func exchangeStyle()
}

/// Veneer's button.
@MainActor
final class VeneerPressSubject: PressSubject {
  struct Content: View {
    let journal: PressJournal
    let target: PressTarget
    let setting: PressOrder.Setting
    var isEnabled = true
    var isPresent = true
    var hasExchangedStyle = false

    var body: some View {
      if isPresent {
        switch setting {
        case .answersKeys: styledButton.keyboardShortcut("s").mnemonic("g")
        case .defaultButton: styledButton.keyboardShortcut(.defaultAction)
        case .repeating: styledButton.buttonRepeatBehavior(.enabled)
        default: styledButton
        }
      }
    }

    private var styledButton: some View {
      button.buttonStyle(
        SwitchingJournalStyle(journal: journal, target: target, isExchanged: hasExchangedStyle))
    }

    private var button: some View {
      Button(action: { journal.acts(target) }) {
        if setting == .nested {
          Button("In") { journal.acts(.inner) }.buttonStyle(JournalStyle(journal: journal, target: .inner))
        } else {
          Text(verbatim: "Go")
        }
      }
      .disabled(!isEnabled)
    }
  }

  private let host: HostingWidget<Content>

  init(_ target: PressTarget, journal: PressJournal, in setting: PressOrder.Setting = .page) {
    host = HostingWidget(rootView: Content(journal: journal, target: target, setting: setting))
  }

  var widget: UnsafeMutablePointer<GtkWidget> { host.widget }
  var button: UnsafeMutablePointer<GtkWidget>? { host.widget.first(ofType: "VeneerButton") }
  var innerButton: UnsafeMutablePointer<GtkWidget>? { button?.firstBelow(ofType: "VeneerButton") }

  var isEnabled: Bool {
    get { host.rootView.isEnabled }
    set { host.rootView.isEnabled = newValue }
  }

  var isPresent: Bool {
    get { host.rootView.isPresent }
    set { host.rootView.isPresent = newValue }
  }

  func exchangeStyle() { host.rootView.hasExchangedStyle.toggle() }
}

/// A plain `GtkButton`.
@MainActor
final class PlainPressSubject: PressSubject {
  let widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  private let journal: PressJournal
  private let target: PressTarget
  private let setting: PressOrder.Setting
  private(set) var button: UnsafeMutablePointer<GtkWidget>?
  private(set) var innerButton: UnsafeMutablePointer<GtkWidget>?

  init(_ target: PressTarget, journal: PressJournal, in setting: PressOrder.Setting = .page) {
    self.journal = journal
    self.target = target
    self.setting = setting
    makeButton()
  }

  var isEnabled: Bool {
    get { button.map { gtk_widget_get_sensitive($0) != 0 } ?? true }
    set { if let button { gtk_widget_set_sensitive(button, newValue ? 1 : 0) } }
  }

  var isPresent: Bool {
    get { button != nil }
    set {
      guard newValue != isPresent else { return }
      if let button { gtk_box_remove(widget.asBox, button) }
      (button, innerButton) = (nil, nil)
      if newValue { makeButton() }
    }
  }

  func exchangeStyle() {
    guard let button else { return }
    if gtk_widget_has_css_class(button, "flat") != 0 {
      gtk_widget_remove_css_class(button, "flat")
    } else {
      gtk_widget_add_css_class(button, "flat")
    }
  }

  private func makeButton() {
    let button = gtk_button_new()!
    gtk_widget_set_size_request(button, 60, 50)
    connectClicked(button, target)
    gtk_box_append(widget.asBox, button)
    self.button = button
    if setting == .answersKeys { addShortcuts(to: button) }
    guard setting == .nested else { return }
    let inner = gtk_button_new()!
    gtk_widget_set_size_request(inner, 30, 30)
    gtk_widget_set_halign(inner, GTK_ALIGN_CENTER)
    connectClicked(inner, .inner)
    gtk_button_set_child(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), inner)
    innerButton = inner
  }

  private func addShortcuts(to button: UnsafeMutablePointer<GtkWidget>) {
    let shortcuts = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_set_scope(shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL)
    let key = gtk_keyval_trigger_new(guint(GDK_KEY_s), GDK_CONTROL_MASK)
    gtk_shortcut_controller_add_shortcut(shortcuts, gtk_shortcut_new(key, kept(gtk_activate_action_get())))
    let mnemonic = gtk_mnemonic_trigger_new(guint(GDK_KEY_g))
    gtk_shortcut_controller_add_shortcut(
      shortcuts, gtk_shortcut_new(mnemonic, kept(gtk_mnemonic_action_get())))
    gtk_widget_add_controller(button, shortcuts)
  }

  /// GTK has one of each action; a shortcut takes over a reference to it.
  private func kept(_ action: OpaquePointer?) -> OpaquePointer? {
    action.map { OpaquePointer(g_object_ref(UnsafeMutableRawPointer($0))) }
  }

  private func connectClicked(_ button: UnsafeMutablePointer<GtkWidget>, _ target: PressTarget) {
    let click = Unmanaged.passRetained(Click(journal: journal, target: target)).toOpaque()
    let clicked: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      let click = Unmanaged<Click>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { click.journal.acts(click.target) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(button), "clicked", unsafeBitCast(clicked, to: GCallback.self), click,
      { data, _ in Unmanaged<Click>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }

  private final class Click: Sendable {
    let journal: PressJournal
    let target: PressTarget

    init(journal: PressJournal, target: PressTarget) {
      self.journal = journal
      self.target = target
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget or the first one below it whose type has `name`.
  fileprivate func first(ofType name: String) -> UnsafeMutablePointer<GtkWidget>? {
    let type = g_type_name_from_instance(
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self))
    return type.map { String(cString: $0) } == name ? self : firstBelow(ofType: name)
  }

  fileprivate func firstBelow(ofType name: String) -> UnsafeMutablePointer<GtkWidget>? {
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      if let found = current.first(ofType: name) { return found }
      child = gtk_widget_get_next_sibling(current)
    }
    return nil
  }
}
