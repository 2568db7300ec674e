import CGtk
import Foundation
import Veneer

/// A picture that is dropped in or chosen from a file, beside itself in another colour.
@MainActor
final class PictureDrop {
  let widget: WidgetPointer
  private let host = HostingWidget(rootView: ColouredPicture())
  private let message: WidgetPointer
  private var picture = ColouredPicture() {
    didSet { host.rootView = picture }
  }
  /// GTK does not keep the dialog while it is open.
  private var chooser: OpaquePointer?

  init() {
    message = textLabel(localized("Drop an SVG file here, or choose one."), classes: "gallery-secondary")
    gtk_label_set_xalign(message.opaque, 0.5)
    gtk_widget_set_halign(host.widget, GTK_ALIGN_CENTER)
    widget = column(spacing: 16, host.widget, message)
    widget.addClass("gallery-card")
    widget.addClass("gallery-drop")
    addButton()
    addControls()
    acceptDrops()
  }

  private func addButton() {
    let button = Button("Choose a file", systemImage: "folder") { [unowned self] in choose() }
    let buttonHost = HostingWidget(rootView: button).widget
    gtk_widget_set_halign(buttonHost, GTK_ALIGN_CENTER)
    widget.append(buttonHost)
  }

  private func addControls() {
    let controls = Playground(picture) { self.take($0) }
    controls.choice("Colour", \.color, Swatch.choices)
    controls.choice(
      "Mode", \.mode,
      [("Source atop", .sourceAtop), ("Multiply", .multiply), ("Screen", .screen), ("Hue", .hue)])
    controls.range("Strength", \.strength, 0...1, step: 0.05)
    widget.append(controls.widget)
  }

  /// What the controls say, with the picture that is there now.
  private func take(_ values: ColouredPicture) {
    var values = values
    values.svg = picture.svg
    picture = values
  }

  // MARK: Files

  private func acceptDrops() {
    let target = gtk_drop_target_new(g_file_get_type(), GDK_ACTION_COPY)!
    Signals.connectDrop(target) { [unowned self] value in
      guard let file = g_value_get_object(value) else { return false }
      return show(OpaquePointer(file))
    }
    gtk_widget_add_controller(widget, target)
  }

  private func choose() {
    let window = gtk_widget_get_root(widget).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
    }
    let chooser = gtk_file_chooser_native_new(
      localized("Choose an SVG file"), window, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)!
    let filter = gtk_file_filter_new()!
    gtk_file_filter_set_name(filter, localized("SVG pictures"))
    gtk_file_filter_add_mime_type(filter, "image/svg+xml")
    gtk_file_filter_add_pattern(filter, "*.svg")
    gtk_file_chooser_add_filter(chooser, filter)
    Signals.connectPointer(UnsafeMutableRawPointer(chooser), "response") { [weak self] _ in
      if let file = gtk_file_chooser_get_file(chooser) {
        _ = self?.show(file)
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      self?.chooser = nil
      // Not in the middle of the dialog's own signal.
      Signals.soon { g_object_unref(UnsafeMutableRawPointer(chooser)) }
    }
    self.chooser = chooser
    gtk_native_dialog_show(UnsafeMutableRawPointer(chooser).assumingMemoryBound(to: GtkNativeDialog.self))
  }

  /// Shows a `GFile`. A drawing that cannot be shown is Veneer's to report; a file that cannot be read is told here.
  private func show(_ file: OpaquePointer) -> Bool {
    let name = g_file_get_basename(file).map { name in
      defer { g_free(name) }
      return String(cString: name)
    }
    guard let path = g_file_get_path(file) else { return false }
    defer { g_free(path) }
    guard let data = FileManager.default.contents(atPath: String(cString: path)), data.count < 10_000_000
    else {
      gtk_label_set_text(message.opaque, localized("This file cannot be read."))
      return false
    }
    picture.svg = Array(data)
    gtk_label_set_text(message.opaque, name ?? "")
    return true
  }
}
