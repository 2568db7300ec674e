import CGtk
import Veneer

/// Controls of GTK's own that change the properties of a view, which follows at once.
@MainActor
final class Playground<Values> {
  /// The controls, each with its name.
  let widget: WidgetPointer
  private var values: Values
  private let changed: (Values) -> Void

  init(_ values: Values, changed: @escaping (Values) -> Void) {
    self.values = values
    self.changed = changed
    widget = ColumnLayout.container(columnWidth: 280, spacing: 40)
  }

  private func set<Value>(_ path: WritableKeyPath<Values, Value>, _ value: Value) {
    values[keyPath: path] = value
    changed(values)
  }

  /// Adds a switch.
  func toggle(_ title: LocalizedStringKey, _ path: WritableKeyPath<Values, Bool>) {
    let control = gtk_switch_new()!
    gtk_switch_set_active(control.opaque, values[keyPath: path] ? 1 : 0)
    Signals.connectPointer(UnsafeMutableRawPointer(control), "notify::active") { _ in
      self.set(path, gtk_switch_get_active(control.opaque) != 0)
    }
    add(title, control, fills: false)
  }

  /// Adds a slider.
  func range(
    _ title: LocalizedStringKey, _ path: WritableKeyPath<Values, Double>, _ range: ClosedRange<Double>,
    step: Double
  ) {
    let control = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)!
    gtk_scale_set_draw_value(control.of(GtkScale.self), 1)
    gtk_scale_set_value_pos(control.of(GtkScale.self), GTK_POS_RIGHT)
    gtk_range_set_value(control.of(GtkRange.self), values[keyPath: path])
    Signals.connect(control, "value-changed") {
      self.set(path, gtk_range_get_value(control.of(GtkRange.self)))
    }
    add(title, control, fills: true)
  }

  /// Adds a text entry.
  func text(_ title: LocalizedStringKey, _ path: WritableKeyPath<Values, String>) {
    let control = gtk_entry_new()!
    gtk_editable_set_text(control.opaque, values[keyPath: path])
    gtk_editable_set_width_chars(control.opaque, 8)
    Signals.connect(control, "changed") {
      self.set(path, gtk_editable_get_text(control.opaque).map { String(cString: $0) } ?? "")
    }
    add(title, control, fills: true)
  }

  /// Adds a list to choose from.
  func choice<Option: Equatable>(
    _ title: LocalizedStringKey, _ path: WritableKeyPath<Values, Option>,
    _ options: [(title: LocalizedStringKey, option: Option)]
  ) {
    let control = dropDown(options.map { localized($0.title) })
    let selected = options.firstIndex { $0.option == values[keyPath: path] } ?? 0
    gtk_drop_down_set_selected(control.opaque, guint(selected))
    Signals.connectPointer(UnsafeMutableRawPointer(control), "notify::selected") { _ in
      self.set(path, options[Int(gtk_drop_down_get_selected(control.opaque))].option)
    }
    add(title, control, fills: false)
  }

  private func add(_ title: LocalizedStringKey, _ control: WidgetPointer, fills: Bool) {
    widget.append(controlRow(title, control, fills: fills))
  }
}

/// A control with its name before it.
@MainActor
func controlRow(_ title: LocalizedStringKey, _ control: WidgetPointer, fills: Bool) -> WidgetPointer {
  let text = localized(title)
  let label = gtk_label_new(text)!
  gtk_label_set_xalign(label.opaque, 0)
  control.setAccessible(name: text)
  gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
  gtk_widget_set_hexpand(control, 1)
  gtk_widget_set_halign(control, fills ? GTK_ALIGN_FILL : GTK_ALIGN_END)
  return row(spacing: 12, label, control)
}

/// A `GtkDropDown` of texts.
@MainActor
func dropDown(_ texts: [String]) -> WidgetPointer {
  let strings = gtk_string_list_new(nil)!
  for text in texts { gtk_string_list_append(strings, text) }
  return gtk_drop_down_new(strings, nil)!
}
