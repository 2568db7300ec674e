import CGtk
import Veneer

/// A form from a `.ui` file, with Veneer's components among its objects.
@MainActor
enum HostedInterface {
  /// The form, whose button is noted in `log` when it is clicked.
  static func widget(log: EventLog) -> UnsafeMutablePointer<GtkWidget> {
    let text = Listing.orderForm.text
    // listing: hostedInBuilder
    VeneerTypes.register()
    let builder = gtk_builder_new_from_string(text, -1)!
    let order = found("order", in: builder)
    Signals.connect(order, "clicked") {
      log.add(line: localized("clicked: \(label(of: order))"))
    }
    // end listing
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    // The builder lets its objects go with it, so the form needs a place before.
    return column(found("form", in: builder))
  }

  private static func label(of button: WidgetPointer) -> String {
    ObjectProperty.string(UnsafeMutableRawPointer(button), "label")
  }

  private static func found(_ name: String, in builder: OpaquePointer) -> WidgetPointer {
    guard let object = gtk_builder_get_object(builder, name) else {
      preconditionFailure("the .ui file has no object “\(name)”")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }
}
