/// What happens to a button while it is pressed, in the order that it happens in.
package enum PressEvent: Sendable {
  /// The pointer, a finger or a key went down on the button.
  case pressed
  /// The pointer left the button while it was down.
  case dropped
  /// The pointer came back while it was down.
  case returned
  /// The pointer or the key went up, wherever the pointer was.
  case released
  /// The press was taken away.
  case cancelled
  /// The button did what it is there for.
  case action

  /// Told of all presses in the process, for a log of them.
  @MainActor package static var observer: ((PressEvent, ButtonWidget) -> Void)?
}

extension ButtonWidget {
  /// The text that the button shows.
  package var title: String { (delegate as? ButtonControl)?.title ?? "" }

  /// The button of a GTK widget; nil where the widget is none of Veneer's.
  package static func of(_ widget: WidgetPointer) -> ButtonWidget? {
    isButton(widget) ? WidgetOwner.of(widget) as? ButtonWidget : nil
  }

  func report(_ event: PressEvent) { PressEvent.observer?(event, self) }
}

extension ButtonControl {
  fileprivate var title: String? {
    var description = _TextDescription()
    owner?.describe(&description)
    return description.joined
  }
}
