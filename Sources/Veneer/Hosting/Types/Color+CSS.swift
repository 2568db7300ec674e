import CGtk

extension Color {
  /// The colour that `text` means in CSS, and the desktop's accent for “accent”; nil when it means none.
  init?(css text: String) {
    if text == "accent" {
      self = .accentColor
      return
    }
    var color = GdkRGBA()
    guard gdk_rgba_parse(&color, text) != 0 else { return nil }
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      opacity: Double(color.alpha))
  }
}
