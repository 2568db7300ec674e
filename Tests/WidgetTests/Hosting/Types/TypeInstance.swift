import CGtk
import Veneer
import VeneerTesting

/// An instance of one of Veneer's GObject types, used as a program that knows GObject alone uses it.
@MainActor
struct TypeInstance {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// The types, those without a `clicked` signal too.
  nonisolated static let allNames = [
    "VeneerIconTintLabel", "VeneerSubtitledButton", "VeneerPressedImageButton",
  ]
  nonisolated static let buttonNames = ["VeneerSubtitledButton", "VeneerPressedImageButton"]

  /// A new instance that is still floating.
  init(_ type: String) {
    VeneerTypes.register()
    widget = UnsafeMutableRawPointer(g_object_new_with_properties(g_type_from_name(type), 0, nil, nil)!)
      .assumingMemoryBound(to: GtkWidget.self)
  }

  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
  }

  /// The properties of the instance's own type and of GtkActionable, by name.
  var properties: [UnsafeMutablePointer<GParamSpec>] {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    let own = UnsafeMutableRawPointer(instance.pointee.g_class!).assumingMemoryBound(to: GObjectClass.self)
    var count: guint = 0
    let list = g_object_class_list_properties(own, &count)
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list![$0] }
      .filter { $0.pointee.owner_type == instance.pointee.g_class.pointee.g_type }
  }

  func set(_ name: String, _ text: String?) {
    withValue(16) { value in
      g_value_set_string(value, text)
      g_object_set_property(object, name, value)
    }
  }

  func set(_ name: String, _ number: Double) {
    withValue(15) { value in
      g_value_set_double(value, number)
      g_object_set_property(object, name, value)
    }
  }

  func text(_ name: String) -> String? {
    withValue(16) { value in
      g_object_get_property(object, name, value)
      return g_value_get_string(value).map { String(cString: $0) }
    }
  }

  func number(_ name: String) -> Double {
    withValue(15) { value in
      g_object_get_property(object, name, value)
      return g_value_get_double(value)
    }
  }

  private func withValue<Result>(
    _ fundamental: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
  ) -> Result {
    var value = GValue()
    g_value_init(&value, fundamental << 2)
    defer { g_value_unset(&value) }
    return body(&value)
  }

  /// Counts emissions of a signal without arguments, or of `notify`, for as long as the instance lives.
  func count(_ signal: String) -> Counter {
    let counter = Counter()
    let isNotify = signal.hasPrefix("notify")
    let plain: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Self.add(data) }
    let withPointer: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in Self.add(data)
    }
    g_signal_connect_data(
      widget, signal,
      isNotify ? unsafeBitCast(withPointer, to: GCallback.self) : unsafeBitCast(plain, to: GCallback.self),
      Unmanaged.passRetained(counter).toOpaque(),
      { data, _ in Unmanaged<Counter>.fromOpaque(data!).release() },
      GConnectFlags(rawValue: 0))
    return counter
  }

  private nonisolated static func add(_ data: gpointer?) {
    let counter = Unmanaged<Counter>.fromOpaque(data!).takeUnretainedValue()
    MainActor.assumeIsolated { counter.add() }
  }
}
