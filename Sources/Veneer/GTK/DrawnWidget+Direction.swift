import CGtk

/// GTK's widgets do not take their direction from those around them. A view is one thing to its application, however many widgets
/// it is made of, so in it they do.
extension DrawnWidget {
  /// Gives a widget below this one the same direction.
  final func shareDirection(with child: Widget) {
    let direction = gtk_widget_get_direction(pointer)
    if gtk_widget_get_direction(child.pointer) != direction { DrawnWidget.set(direction, of: child.pointer) }
  }

  /// Gives all widgets in this one the same direction.
  final func shareDirection() {
    let direction = gtk_widget_get_direction(pointer)
    var child = gtk_widget_get_first_child(pointer)
    while let current = child {
      if gtk_widget_get_direction(current) != direction { DrawnWidget.set(direction, of: current) }
      child = gtk_widget_get_next_sibling(current)
    }
  }

  /// Veneer's own widgets hear of it and pass it on.
  private static func set(_ direction: GtkTextDirection, of widget: WidgetPointer) {
    gtk_widget_set_direction(widget, direction)
    guard !WidgetOwner.isDrawn(widget) else { return }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      set(direction, of: current)
      child = gtk_widget_get_next_sibling(current)
    }
  }
}
