import CGtk

/// The CSS classes that modifiers have added to a widget, each as often as it was added.
///
/// A style that uses one of the theme's classes itself, such as `flat`, leaves it there as long as a modifier wants it.
@MainActor
final class CSSClassNames {
  /// Whether any were ever added. Widgets are not asked before.
  private static var areUsed = false
  private static let quark = g_quark_from_static_string("veneer-css-classes")

  private var counts: [String: Int] = [:]
  /// Those that were there by other means before a modifier added them.
  private var older: Set<String> = []

  static func add(_ name: String, to widget: WidgetPointer) {
    areUsed = true
    let names = of(widget) ?? attach(to: widget)
    if names.counts[name] == nil, gtk_widget_has_css_class(widget, name) != 0 { names.older.insert(name) }
    names.counts[name, default: 0] += 1
    gtk_widget_add_css_class(widget, name)
  }

  static func remove(_ name: String, from widget: WidgetPointer) {
    guard let names = of(widget), let count = names.counts[name] else { return }
    guard count == 1 else { return names.counts[name] = count - 1 }
    names.counts[name] = nil
    if names.older.remove(name) == nil { gtk_widget_remove_css_class(widget, name) }
  }

  /// A style adds a class of its own to `widget`.
  static func styleAdds(_ name: String, to widget: WidgetPointer) {
    if areUsed, let names = of(widget), names.counts[name] != nil { names.older.insert(name) }
    gtk_widget_add_css_class(widget, name)
  }

  /// A style takes a class of its own off `widget`.
  static func styleRemoves(_ name: String, from widget: WidgetPointer) {
    if areUsed, let names = of(widget), names.counts[name] != nil {
      names.older.remove(name)
    } else {
      gtk_widget_remove_css_class(widget, name)
    }
  }

  private static func of(_ widget: WidgetPointer) -> CSSClassNames? {
    g_object_get_qdata(object(widget), quark).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static func attach(to widget: WidgetPointer) -> CSSClassNames {
    let names = CSSClassNames()
    g_object_set_qdata_full(object(widget), quark, Unmanaged.passRetained(names).toOpaque()) {
      Unmanaged<CSSClassNames>.fromOpaque($0!).release()
    }
    return names
  }

  private static func object(_ widget: WidgetPointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }
}

extension Widget {
  final func addClass(_ name: String) { CSSClassNames.add(name, to: pointer) }
  final func removeClass(_ name: String) { CSSClassNames.remove(name, from: pointer) }
}
