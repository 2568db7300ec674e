import CGtk

/// Takes GTK's mark of a press off the buttons of a display when no mouse button and no finger is down any more.
///
/// GTK counts who marks a widget as active. Before 4.14 its count is wrong after some orders of several buttons and fingers,
/// and the mark would stay for good.
@MainActor
final class PressMarks {
  private struct Entry {
    weak var button: ButtonWidget?
  }

  private var marked: [Entry] = []
  private var mouseButtons: Set<guint> = []
  private var fingers: Set<OpaquePointer?> = []

  func note(_ button: ButtonWidget) {
    marked.removeAll { $0.button == nil || $0.button === button }
    marked.append(Entry(button: button))
  }

  func note(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: mouseButtons.insert(gdk_button_event_get_button(event))
    case GDK_BUTTON_RELEASE:
      mouseButtons.remove(gdk_button_event_get_button(event))
      checkWhatIsDown()
    case GDK_TOUCH_BEGIN: fingers.insert(gdk_event_get_event_sequence(event))
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      fingers.remove(gdk_event_get_event_sequence(event))
      checkWhatIsDown()
    default: break
    }
  }

  /// GTK hands the event to the widgets after this.
  private func checkWhatIsDown() {
    guard mouseButtons.isEmpty, fingers.isEmpty, !marked.isEmpty else { return }
    MainLoop.idle { [weak self] in
      guard let self, mouseButtons.isEmpty, fingers.isEmpty else { return }
      let buttons = marked.compactMap(\.button)
      marked = []
      for button in buttons { button.everythingIsUp() }
    }
  }
}
