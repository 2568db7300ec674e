import CGtk

extension ButtonWidget {
  /// GTK's mark of a button that a key activates.
  private static let activatingClass = "keyboard-activating"

  /// Seconds for which GTK shows a keyboard activation.
  private static let flashDuration = 0.25

  /// Acts at once and shows the press for a moment. Returns false when the button cannot be pressed, for another to answer.
  ///
  /// `gtk_widget_activate` would act only after that moment: a second press of the keys would be lost, and what the user does
  /// next would overtake it.
  func pressedByShortcut() -> Bool {
    guard isMapped, gtk_widget_is_sensitive(pointer) != 0 else { return false }
    let heldKey = DisplayContext.of(gtk_widget_get_display(pointer)).heldKey
    // A held key repeats, and acts once.
    return heldKey.isRepeat && !repeatsWhileHeld ? true : pressAtOnce()
  }

  /// Acts, and shows the press for a moment. Returns false when the button cannot be pressed.
  func pressAtOnce() -> Bool {
    guard isMapped, gtk_widget_is_sensitive(pointer) != 0 else { return false }
    flash()
    act()
    return true
  }

  /// Whether the button acts at once because it is its window's default widget, that Return presses from somewhere else.
  func activatedAsDefault() -> Bool {
    guard let root = gtk_widget_get_root(pointer), gtk_root_get_focus(root) != pointer else { return false }
    let window = UnsafeMutableRawPointer(root)
    guard WidgetOwner.isA(window, gtk_window_get_type()),
      gtk_window_get_default_widget(window.assumingMemoryBound(to: GtkWindow.self)) == pointer
    else { return false }
    return pressAtOnce()
  }

  private func flash() {
    guard !press.wasKeyActivating else { return }
    gtk_widget_add_css_class(pointer, ButtonWidget.activatingClass)
    press.flash = clock.schedule(after: ButtonWidget.flashDuration) { [weak self] in self?.endFlash() }
  }

  /// Takes back the mark that ``pressedByShortcut()`` has set, if it has.
  func endFlash() {
    guard press.flash != nil else { return }
    press.flash = nil
    gtk_widget_remove_css_class(pointer, ButtonWidget.activatingClass)
  }
}
