import CGtk

/// The `GAction` that a widget activates, found by its name among the action groups around the widget.
///
/// GTK tells only its own `GtkActionable` widgets whether an action can be activated. So there is a `GtkButton` that is never
/// seen within the widget: it follows the action, and its sensitivity says what GTK found out.
@MainActor
final class WidgetAction {
  private nonisolated(unsafe) let follower: WidgetPointer
  private let connection: UInt

  /// Follows an action for `widget`; `changed` hears when ``isEnabled`` is another one.
  init(of widget: WidgetPointer, changed: @escaping @MainActor () -> Void) {
    follower = veneer_widget_new_with_role(gtk_button_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION)
    g_object_ref_sink(follower)
    gtk_widget_set_visible(follower, 0)
    gtk_widget_set_parent(follower, widget)
    connection = Signal.connectPointer(follower, "notify::sensitive", changed)
  }

  deinit {
    // Without its groups there is no action, which nobody has to hear of any more.
    g_signal_handler_disconnect(follower, gulong(connection))
    // The widget may have let its children go before.
    if gtk_widget_get_parent(follower) != nil { gtk_widget_unparent(follower) }
    g_object_unref(follower)
  }

  /// The action's name with that of its group in front, such as `app.save`; nil for none. As long as there is the action.
  var name: UnsafePointer<CChar>? { gtk_actionable_get_action_name(OpaquePointer(follower)) }

  /// The value that the action is activated with, a `GVariant`.
  var target: OpaquePointer? { gtk_actionable_get_action_target_value(OpaquePointer(follower)) }

  /// Follows another action.
  func set(name: String?, target: OpaquePointer?) {
    // With the old target and the new name, GTK would find that they do not go together.
    gtk_actionable_set_action_name(OpaquePointer(follower), nil)
    gtk_actionable_set_action_target_value(OpaquePointer(follower), target)
    gtk_actionable_set_action_name(OpaquePointer(follower), name)
  }

  /// Whether there is such an action, and it can be activated.
  var isEnabled: Bool { name == nil || gtk_widget_get_sensitive(follower) != 0 }

  /// Activates the action, unless it is disabled.
  func activate() {
    guard name != nil else { return }
    veneer_emit(follower, "clicked")
  }
}
