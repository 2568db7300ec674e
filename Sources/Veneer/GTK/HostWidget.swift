import CGtk

/// What a host widget reports to the graph in it.
@MainActor
protocol HostWidgetDelegate: AnyObject {
  /// Somebody is about to need sizes.
  func hostWillMeasure()
  func hostThemeChanged()
  func hostRooted()
  func hostMapped(_ isMapped: Bool)
  func hostDisposed()
}

/// The widget that an application puts into its window: a box whose content is a graph of views.
///
/// GTK's instance owns this object, and with it the delegate, until it is disposed of. The object owns no reference to
/// the instance.
@MainActor
class HostWidget: BoxWidget {
  static let type = WidgetClass.register(
    "VeneerHost", cssName: "veneer-host", role: GTK_ACCESSIBLE_ROLE_GENERIC, hearsOfMapping: true)

  private(set) var delegate: (any HostWidgetDelegate)?
  private let accentProbe = ProbeWidget()
  private var expands: (horizontal: Bool, vertical: Bool) = (false, false)

  convenience init() {
    self.init(instance: veneer_widget_new(HostWidget.type))
  }

  /// Answers for `instance`, which is new, and belongs to it from now on.
  init(instance: WidgetPointer) {
    super.init(ownedByGTK: instance)
    gtk_widget_set_parent(accentProbe.pointer, pointer)
    gtk_widget_set_child_visible(accentProbe.pointer, 0)
    accentProbe.changed = { [unowned self] in delegate?.hostThemeChanged() }
    _ = Unmanaged.passRetained(self)
  }

  /// The GObject type of hosts; 0 before there is one.
  nonisolated static var typeIfRegistered: GType { g_type_from_name("VeneerHost") }

  /// Hands `delegate` over to GTK's instance.
  func setDelegate(_ delegate: any HostWidgetDelegate) {
    self.delegate = delegate
  }

  // MARK: Theme

  /// What the theme says where the host stands.
  var theme: Theme {
    let text = foreground.components
    return Theme(isDark: text.luminance > 0.5, accent: accentProbe.foreground.components, fontSize: fontSize)
  }

  override func styleChanged() {
    super.styleChanged()
    delegate?.hostThemeChanged()
  }

  // MARK: Layout

  override func measure(_ orientation: Orientation, for size: Double) -> Measurement {
    delegate?.hostWillMeasure()
    return super.measure(orientation, for: size)
  }

  /// GTK keeps what it found out about expanding; it asks again when told that the widget has its own opinion or not.
  func updateExpansion() {
    let now = (
      horizontal: growth(.horizontal) == .unlimited, vertical: growth(.vertical) == .unlimited
    )
    guard now != expands else { return }
    expands = now
    if gtk_widget_get_hexpand_set(pointer) == 0 {
      gtk_widget_set_hexpand_set(pointer, gboolean(1))
      gtk_widget_set_hexpand_set(pointer, gboolean(0))
    }
    if gtk_widget_get_vexpand_set(pointer) == 0 {
      gtk_widget_set_vexpand_set(pointer, gboolean(1))
      gtk_widget_set_vexpand_set(pointer, gboolean(0))
    }
  }

  // MARK: Focus

  /// Has the widget in the host that has the focus keep it while `body` moves it to another place in the host.
  ///
  /// GTK would hand the focus on with the next frame; and where a widget moves once more before that, it would keep the widget
  /// for ever.
  func keepingFocus(_ body: () -> Void) {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, pointer) != 0
    else { return body() }
    g_object_ref(focus)
    body()
    if gtk_widget_get_root(pointer) == root, gtk_widget_is_ancestor(focus, pointer) != 0,
      !isFocusPath(to: focus)
    {
      gtk_root_set_focus(root, nil)
      gtk_root_set_focus(root, focus)
    }
    g_object_unref(focus)
  }

  /// Whether GTK finds `focus` from the host on by what each parent says of where the focus is.
  private func isFocusPath(to focus: WidgetPointer) -> Bool {
    var widget = focus
    while widget != pointer {
      guard let parent = gtk_widget_get_parent(widget), gtk_widget_get_focus_child(parent) == widget else {
        return false
      }
      widget = parent
    }
    return true
  }

  // MARK: Life

  override func rooted() { delegate?.hostRooted() }
  override func mapped() { delegate?.hostMapped(true) }

  override func unmapped() {
    super.unmapped()
    delegate?.hostMapped(false)
  }

  override func disposing() {
    super.disposing()
    guard let delegate else { return }
    self.delegate = nil
    WidgetOwner.set(nil, of: pointer)
    delegate.hostDisposed()
    Unmanaged.passUnretained(self).release()
  }
}

/// A widget that is never seen: its text colour is the theme's accent, and it hears when that changes.
@MainActor
private final class ProbeWidget: DrawnWidget {
  private static let type = WidgetClass.register(
    "VeneerProbe", cssName: "veneer-probe", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)

  var changed: () -> Void = {}

  convenience init() {
    self.init(type: ProbeWidget.type)
    gtk_widget_add_css_class(pointer, "veneer-accent")
  }

  override func styleChanged() { changed() }
}

extension GdkRGBA {
  var components: ColorComponents {
    ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}
