import CGtk

/// A plain `GtkButton` of 168 × 60 in the middle of its window, and what it sees, as one line each.
///
/// Tests compare the lines between two ways of making the same input. The gesture only observes: it is in the
/// capture phase, takes every button of the mouse and claims nothing.
@MainActor
public final class ObservedButton {
  /// The `GtkButton`.
  public let widget = gtk_button_new_with_label("Button")!
  private let report: (String) -> Void
  private var flags: UInt32 = 0

  /// Calls `report` with each line.
  public init(report: @escaping (String) -> Void) {
    self.report = report
    gtk_widget_set_size_request(widget, 168, 60)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    observeButton()
    observeGesture()
    observeMotion()
  }

  /// Makes the button insensitive, which a program may do at any time.
  public func disable() { gtk_widget_set_sensitive(widget, 0) }

  private func observeButton() {
    let button = UnsafeMutableRawPointer(widget)
    for signal in ["clicked", "activate"] {
      connect(button, signal) { [report] in report(signal) }
    }
    connect(button, "state-flags-changed") { [weak self] in self?.reportFlags() }
  }

  private func observeGesture() {
    let gesture = gtk_gesture_click_new()!
    gtk_gesture_single_set_button(gesture, 0)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(gesture)
    for signal in ["begin", "end", "cancel", "stopped"] {
      connect(object, signal) { [report] in report(signal) }
    }
    for signal in ["pressed", "released"] {
      connectCount(object, signal) { [report] in report("\(signal) \($0)") }
    }
    connectButton(object, "unpaired-release") { [report] in report("unpaired release of button \($0)") }
    gtk_widget_add_controller(widget, gesture)
  }

  private func observeMotion() {
    let motion = gtk_event_controller_motion_new()!
    for signal in ["enter", "leave"] {
      connect(UnsafeMutableRawPointer(motion), signal) { [report] in report(signal) }
    }
    gtk_widget_add_controller(widget, motion)
  }

  /// What has changed, in one line: `-active -hover +insensitive`.
  private func reportFlags() {
    let names = [
      (GTK_STATE_FLAG_FOCUSED, "focused"), (GTK_STATE_FLAG_ACTIVE, "active"),
      (GTK_STATE_FLAG_PRELIGHT, "hover"), (GTK_STATE_FLAG_INSENSITIVE, "insensitive"),
    ]
    let now = gtk_widget_get_state_flags(widget).rawValue
    let changes = names.compactMap { flag, name in
      (now ^ flags) & flag.rawValue == 0 ? nil : (now & flag.rawValue == 0 ? "-" : "+") + name
    }
    flags = now
    if !changes.isEmpty { report(changes.joined(separator: " ")) }
  }
}
