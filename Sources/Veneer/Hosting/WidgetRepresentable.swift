import CGtk

/// A GTK widget as a view.
///
///     struct Calendar: WidgetRepresentable {
///       func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_calendar_new() }
///       func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
///         gtk_widget_set_tooltip_text(widget, context.environment.isEnabled ? "Pick a day" : nil)
///       }
///     }
///
/// Veneer sinks the floating reference, keeps the widget as long as the view's place, and measures it as any GTK container does:
/// its size, its baseline, and `hexpand` and `vexpand` for whether it fills the room. `.disabled(true)` makes it insensitive. A
/// ``HostingWidget`` in it inherits the environment of this place, live.
///
/// The structure may have ``State``, ``Environment`` and ``Binding``; it is updated with them.
@MainActor @preconcurrency
public protocol WidgetRepresentable: View where Body == Never {
  /// Keeps what the widget needs for its life, such as the target of signals.
  associatedtype Coordinator = Void

  /// The surroundings of the view.
  typealias Context = WidgetRepresentableContext<Self>

  /// Makes the widget; called once for each place of the view, and followed by an update.
  ///
  /// A new widget, that no container has yet; a window will not do.
  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>

  /// Brings the widget up to date with the view's new value, with what it read of the environment and with the observable objects
  /// that it read.
  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)

  /// The view's place goes. Veneer lets go of the widget afterwards.
  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)

  /// Makes the coordinator, before the widget.
  func makeCoordinator() -> Coordinator
}

extension WidgetRepresentable {
  public static func dismantleWidget(
    _ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator
  ) {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RepresentableNode(view, context)
  }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {}
}

extension WidgetRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The surroundings of a represented widget. They hold for the call that they are given to.
@MainActor
public struct WidgetRepresentableContext<Representable: WidgetRepresentable> {
  /// What ``WidgetRepresentable/makeCoordinator()`` made.
  public let coordinator: Representable.Coordinator

  /// The environment of the view. When a value that was read changes, the widget is updated.
  public let environment: EnvironmentValues
}

private final class RepresentableNode<V: WidgetRepresentable>: _ViewNode<V> {
  private var view: V
  private var evaluation = Evaluation<V>()
  private nonisolated(unsafe) var content: (widget: Widget, coordinator: V.Coordinator)?
  private nonisolated(unsafe) var isDisabled = false

  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    descendantKeepsState()
    let installed = evaluation.installed(view, for: self)
    content = Evaluation.content(of: installed) { [unowned self] in make($0) }
    graph.statistics.widgetsMade += 1
    reevaluate()
  }

  deinit {
    guard let content else { return }
    nonisolated(unsafe) let coordinator = content.coordinator
    let widget = content.widget
    let isDisabled = isDisabled
    MainActor.assumeIsolated {
      // What the application keeps of the widget is not to stay disabled.
      if isDisabled { gtk_widget_set_sensitive(widget.pointer, 1) }
      V.dismantleWidget(widget.pointer, coordinator: coordinator)
      Surroundings.setScope(nil, of: widget.pointer)
    }
  }

  private func make(_ view: V) -> (Widget, V.Coordinator) {
    let coordinator = view.makeCoordinator()
    let pointer = view.makeWidget(
      context: WidgetRepresentableContext(coordinator: coordinator, environment: environment))
    precondition(
      gtk_widget_get_parent(pointer) == nil && !WidgetOwner.isA(pointer, gtk_root_get_type()),
      "\(V.self).makeWidget(context:) returned a window or a widget that a container has; make a new one.")
    Surroundings.setScope(scope, of: pointer)
    return (Widget(pointer), coordinator)
  }

  override func update(_ view: V) {
    guard !ValueComparison.areSame(view, self.view) else { return }
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    willEvaluate()
    guard let content else { return }
    let environment = environment
    setEnabled(environment.isEnabled, content.widget)
    let context = WidgetRepresentableContext<V>(coordinator: content.coordinator, environment: environment)
    let installed = evaluation.installed(view, for: self)
    Evaluation.content(of: installed) { $0.updateWidget(content.widget.pointer, context: context) }
  }

  /// Whether an enabled widget is sensitive is the application's business.
  private func setEnabled(_ isEnabled: Bool, _ widget: Widget) {
    guard isEnabled == isDisabled else { return }
    isDisabled = !isEnabled
    gtk_widget_set_sensitive(widget.pointer, gboolean(isEnabled ? 1 : 0))
  }

  override func collect(into widgets: inout [Widget]) {
    if let content { widgets.append(content.widget) }
  }
}
