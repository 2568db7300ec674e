import CGtk
import Veneer

/// A button that is held in one of its states.
///
/// It is the same control as everywhere. GTK's own marks are set on it: those that pointer and focus leave, and the class
/// that a button has while the keyboard holds it down. It cannot be pressed, so nothing takes them off again.
@MainActor
final class StateSample {
  enum State: CaseIterable {
    case normal, hovered, pressed, focused, disabled

    var title: LocalizedStringKey {
      switch self {
      case .normal: "Normal"
      case .hovered: "Hovered"
      case .pressed: "Pressed"
      case .focused: "Focused"
      case .disabled: "Disabled"
      }
    }
  }

  /// The sample on a card, with the name of the state.
  let cell: WidgetPointer
  private let state: State
  private let host: WidgetPointer

  init<Content: View>(_ state: State, of content: Content) {
    self.state = state
    host = HostingWidget(rootView: content.disabled(state == .disabled)).widget
    gtk_widget_set_can_target(host, 0)
    gtk_widget_set_can_focus(host, 0)
    host.addClass(StateSample.cssClass)
    // Nothing to be used: the line below says what there is to see.
    veneer_accessible_set_hidden(host, 1)
    cell = VariantGrid.cell(host, caption: localized(state.title), isCode: false)
    // Modifiers from around are applied when the host comes into the window, which makes its views anew.
    Signals.connect(host, "map") { [unowned self] in apply() }
  }

  /// The CSS class of a host whose buttons are only looked at.
  static let cssClass = "gallery-state"

  /// Marks the buttons.
  func apply() {
    // GTK 4.10 and later show what is in a hidden widget unless that is hidden too.
    for widget in host.descendants { veneer_accessible_set_hidden(widget, 1) }
    for widget in host.descendants where ButtonWidget.of(widget) != nil {
      switch state {
      case .normal, .disabled: break
      case .hovered: gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_PRELIGHT, 0)
      case .pressed: widget.addClass("keyboard-activating")
      case .focused:
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_FOCUSED, 0)
        gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_FOCUS_VISIBLE, 0)
      }
    }
  }
}
