import CGtk

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
}

extension ButtonWidget {
  /// The text that the button shows.
  package var title: String { (delegate as? ButtonControl)?.title ?? "" }

  /// The button of a GTK widget; nil where the widget is none of Veneer's.
  package static func of(_ widget: WidgetPointer) -> ButtonWidget? {
    isButton(widget) ? WidgetOwner.of(widget) as? ButtonWidget : nil
  }

  func report(_ event: PressEvent) {
    DisplayContext.of(gtk_widget_get_display(pointer)).pressObserver?(event, self)
  }
}

extension ButtonControl {
  fileprivate var title: String? {
    var description = _TextDescription()
    owner?.describe(&description)
    return description.joined
  }
}
