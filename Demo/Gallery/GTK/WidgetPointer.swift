import CGtk
import Veneer

/// Shorter ways to say what C says with casts and long names.
extension WidgetPointer {
  /// The widget as one of a type whose struct GTK shows, such as `GtkBox`.
  func of<Type>(_ type: Type.Type) -> UnsafeMutablePointer<Type> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The widget as one of a type whose struct GTK hides, such as `GtkStack`.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// Adds `child` to a `GtkBox`.
  func append(_ child: WidgetPointer) { gtk_box_append(of(GtkBox.self), child) }

  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

  func setMargins(horizontal: Int32 = 0, vertical: Int32 = 0) {
    gtk_widget_set_margin_start(self, horizontal)
    gtk_widget_set_margin_end(self, horizontal)
    gtk_widget_set_margin_top(self, vertical)
    gtk_widget_set_margin_bottom(self, vertical)
  }

  /// What assistive technology calls the widget, which shows no text of its own.
  ///
  /// The focus of lists to choose from and of menu buttons is on a button within, which has the name too.
  func setAccessible(name: String) {
    veneer_accessible_set_text(self, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    guard isOfType(gtk_drop_down_get_type()) || isOfType(gtk_menu_button_get_type()) else { return }
    gtk_widget_get_first_child(self)?.setAccessible(name: name)
  }

  private func isOfType(_ type: GType) -> Bool {
    g_type_check_instance_is_a(of(GTypeInstance.self), type) != 0
  }

  /// The widgets in this one, in GTK's order.
  var children: [WidgetPointer] {
    var children: [WidgetPointer] = []
    var child = gtk_widget_get_first_child(self)
    while let current = child {
      children.append(current)
      child = gtk_widget_get_next_sibling(current)
    }
    return children
  }

  /// The widgets in this one, those in them, and so on.
  var descendants: [WidgetPointer] { children.flatMap { [$0] + $0.descendants } }
}

/// A box of widgets below each other.
func column(spacing: Int32 = 0, _ children: WidgetPointer...) -> WidgetPointer {
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, spacing)!
  for child in children { box.append(child) }
  return box
}

/// A box of widgets beside each other.
func row(spacing: Int32 = 0, _ children: WidgetPointer...) -> WidgetPointer {
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, spacing)!
  for child in children { box.append(child) }
  return box
}

/// A text that wraps, in the look of `classes`.
func textLabel(_ text: String, classes: String...) -> WidgetPointer {
  let label = gtk_label_new(text)!
  gtk_label_set_xalign(label.opaque, 0)
  gtk_label_set_wrap(label.opaque, 1)
  gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
  for name in classes { label.addClass(name) }
  return label
}

/// The text of `key` in the language of the desktop, for widgets that take plain text.
func localized(_ key: LocalizedStringKey) -> String { key.text }
