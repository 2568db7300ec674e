import CGtk

/// Puts a view into a GTK window.
///
/// ``widget`` is an ordinary widget for any container:
///
///     let button = HostingWidget(rootView: AddButton("Add item") { add() }.labelStyle(.iconTint(.green)))
///     gtk_box_append(box, button.widget)
///
/// It measures as GTK's own widgets do: height for width, the first text's baseline, and `hexpand` and `vexpand` as long as a view in
/// it fills the room and the application says nothing else. A direction that is set on it holds for all in it. It may be put into
/// another container or window, with a reference held meanwhile: views keep their state, and a button that was pressed is let go
/// without acting.
///
/// The widget owns what it shows: views, actions and what they captured live as long as GTK keeps the widget. This handle
/// may go before; then the widget lives on if a container has taken it by the next turn of the main loop, so
/// `gtk_box_append(box, HostingWidget(rootView: view).widget)` works as well.
@MainActor
public final class HostingWidget<Content: View> {
  /// The widget, for as long as this handle or a GTK container keeps it.
  public nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  private let content: TypedContent<Content>

  /// Makes the widgets of `rootView`. GTK has to be initialised.
  public init(rootView: Content) {
    DisplayContext.prepare()
    MainQueueBridge.install()
    content = TypedContent(rootView)
    let host = HostWidget()
    widget = host.pointer
    g_object_ref_sink(widget)
    host.setDelegate(Host(content: content, widget: host))
  }

  deinit {
    nonisolated(unsafe) let widget = widget
    MainLoop.onNextTurn { g_object_unref(widget) }
  }

  /// The view that is shown. A new value brings the widgets up to date before the assignment returns.
  public var rootView: Content {
    get { content.view }
    set {
      guard let host = Host.of(widget) else { return content.replace(newValue) }
      host.graph.update { [content] in content.set(newValue) }
    }
  }
}
