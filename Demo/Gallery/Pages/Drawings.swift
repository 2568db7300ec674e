import Veneer

/// Pictures of the gallery's own.
enum Drawings {
  /// A sailing boat before the sun. The sun, the jib and the water are half-transparent.
  static let boat = """
    <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
      <circle cx="64" cy="32" r="22" fill="#f6c445" opacity="0.45"/>
      <path d="M46 10 C62 24 70 42 71 60 L46 60 Z" fill="#e5533d"/>
      <path d="M42 18 C38 34 30 48 18 60 L42 60 Z" fill="#f08a4b" opacity="0.6"/>
      <path d="M12 64 H84 C81 74 74 80 65 80 H31 C22 80 15 74 12 64 Z" fill="#3b6fb5"/>
      <path d="M4 78 C12 72 20 72 28 78 S44 84 52 78 S68 72 76 78 S88 82 92 79 V86 C86 89 80 90 74 86
        S58 82 50 86 S34 92 26 86 S12 82 4 86 Z" fill="#39b6c4" opacity="0.55"/>
    </svg>
    """

  /// A lamp that is off, warms up under the pointer, shines while it is pressed, and is broken while it is disabled.
  static let lamp = ButtonImages(
    lamp(glass: "#c9cdd3"), hovered: lamp(glass: "#f3dfa2"),
    pressed: lamp(
      glass: "#ffcf3f",
      extra: """
        <path d="M12 1V3M3.5 5L5 6.5M20.5 5L19 6.5M1 13H3M21 13H23" stroke="#ffb000" stroke-width="2" \
        stroke-linecap="round"/>
        """),
    disabled: lamp(
      glass: "#e3e5e8",
      extra: ##"<path d="M11 8L13 11L11 13L13 16" fill="none" stroke="#8d939c" stroke-width="1.5"/>"##))

  private static func lamp(glass: String, extra: String = "") -> Image {
    Image(
      svg: """
        <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 24 24">
          <circle cx="12" cy="12" r="6.5" fill="\(glass)"/>
          <path d="M9.5 17H14.5V20A1.5 1.5 0 0 1 13 21.5H11A1.5 1.5 0 0 1 9.5 20Z" fill="#6b7280"/>
          \(extra)
        </svg>
        """)
  }
}
