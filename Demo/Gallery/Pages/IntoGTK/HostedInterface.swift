import CGtk
import Veneer

/// A form from a `.ui` file, with views in its empty boxes.
@MainActor
enum HostedInterface {
  static func widget() -> UnsafeMutablePointer<GtkWidget> {
    let text = Listing.orderForm.text
    // listing: hostedInBuilder
    let builder = gtk_builder_new_from_string(text, -1)!
    host(Label("Two parcels", systemImage: "cube"), in: "summary", of: builder)
    let order = SubtitledButton(title: "Order", subtitle: "Arrives tomorrow") {}
    host(order.buttonStyle(.roundedRow), in: "order", of: builder)
    // end listing
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    // The builder lets its objects go with it, so the form needs a place before.
    return column(found("form", in: builder))
  }

  /// Puts a view into the box that is called `name`.
  private static func host(_ view: some View, in name: String, of builder: OpaquePointer) {
    found(name, in: builder).append(HostingWidget(rootView: view).widget)
  }

  private static func found(_ name: String, in builder: OpaquePointer) -> WidgetPointer {
    guard let object = gtk_builder_get_object(builder, name) else {
      preconditionFailure("the .ui file has no object “\(name)”")
    }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  }
}
