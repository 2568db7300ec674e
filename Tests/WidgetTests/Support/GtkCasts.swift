import CGtk

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as a `GtkBox`.
  var box: UnsafeMutablePointer<GtkBox> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self) }

  /// The widget as a `GtkPopover`.
  var popover: UnsafeMutablePointer<GtkPopover> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkPopover.self)
  }

  /// The widget as a `GtkWindow`.
  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }
}
