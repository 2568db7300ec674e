extension HeadlessDisplay {
  /// How the display comes up.
  ///
  ///     var options = HeadlessDisplay.Options()
  ///     options.colorScheme = .dark
  ///     options.scale = 2
  ///     runTests(options: options)
  ///
  /// What is not about the screen itself or the font may be changed while the display runs: ``colorScheme``,
  /// ``highContrast``, ``textScale``, ``layoutDirection``, ``animations``.
  public struct Options: Sendable, Equatable {
    /// The size of the screen in logical pixels.
    public var width = 1024
    /// The size of the screen in logical pixels.
    public var height = 768
    /// Device pixels per logical pixel: 1 or 2.
    public var scale = 1
    /// Whether widgets look light or dark.
    public var colorScheme = ColorScheme.light
    /// Whether widgets are drawn by GTK's theme of high contrast.
    public var highContrast = false
    /// How much larger text is than usual, as people set it for all of their desktop.
    public var textScale = 1.0
    /// The direction in which widgets are laid out.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The value of `gtk-enable-animations`. GTK's own CSS transitions follow the real clock, so tests that
    /// compare pixels switch them off.
    public var animations = true
    /// The font of all widgets, at 11 points.
    public var font = Font.bundled

    /// The usual screen: 1024 × 768 at scale 1, light, from left to right, with animations.
    public init() {}

    /// Throws a ``HeadlessError`` for what no display can be.
    func check() throws {
      guard (1...2).contains(scale) else { throw HeadlessError("the scale is 1 or 2, not \(scale)") }
      guard (1...16384).contains(width), (1...16384).contains(height) else {
        throw HeadlessError("a screen cannot have \(width) × \(height) pixels")
      }
      guard textScale > 0 else { throw HeadlessError("the text scale is above 0, not \(textScale)") }
    }
  }

  /// The two looks of a theme.
  public enum ColorScheme: Sendable {
    case light, dark
  }

  /// The directions of languages.
  public enum LayoutDirection: Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
  }

  /// The fonts there are for the widgets.
  public enum Font: Sendable, Hashable {
    /// DejaVu Sans, regular and bold, from this package. There is no other font then, so that text looks the
    /// same on every machine. It has Latin, Greek, Cyrillic, Hebrew and Arabic letters; what it lacks is drawn
    /// as a box.
    case bundled
    /// The fonts of the machine, and of them the family with this name.
    case installed(String)
  }
}
