/// A colour of the system palette: a tone for light themes and one for dark ones, from GNOME's palette.
enum PaletteColor: Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

  var light: ColorComponents {
    switch self {
    case .red: ColorComponents(0xe01b24)
    case .orange: ColorComponents(0xe66100)
    case .yellow: ColorComponents(0xe5a50a)
    case .green: ColorComponents(0x26a269)
    case .mint: ColorComponents(0x00a88f)
    case .teal: ColorComponents(0x2190a4)
    case .cyan: ColorComponents(0x1b8fbf)
    case .blue: ColorComponents(0x1c71d8)
    case .indigo: ColorComponents(0x4b54c4)
    case .purple: ColorComponents(0x9141ac)
    case .pink: ColorComponents(0xd6336c)
    case .brown: ColorComponents(0x865e3c)
    case .gray: ColorComponents(0x77767b)
    }
  }

  var dark: ColorComponents {
    switch self {
    case .red: ColorComponents(0xff7b63)
    case .orange: ColorComponents(0xffa348)
    case .yellow: ColorComponents(0xf8e45c)
    case .green: ColorComponents(0x8ff0a4)
    case .mint: ColorComponents(0x6fe3d0)
    case .teal: ColorComponents(0x7bdff4)
    case .cyan: ColorComponents(0x7fd5ff)
    case .blue: ColorComponents(0x78aeed)
    case .indigo: ColorComponents(0xa5adff)
    case .purple: ColorComponents(0xdc8add)
    case .pink: ColorComponents(0xff8fb4)
    case .brown: ColorComponents(0xcdab8f)
    case .gray: ColorComponents(0xc0bfbc)
    }
  }
}

extension Color {
  /// A red of the system palette.
  public static let red = Color(.palette(.red))
  /// An orange of the system palette.
  public static let orange = Color(.palette(.orange))
  /// A yellow of the system palette.
  public static let yellow = Color(.palette(.yellow))
  /// A green of the system palette.
  public static let green = Color(.palette(.green))
  /// A mint of the system palette.
  public static let mint = Color(.palette(.mint))
  /// A teal of the system palette.
  public static let teal = Color(.palette(.teal))
  /// A cyan of the system palette.
  public static let cyan = Color(.palette(.cyan))
  /// A blue of the system palette.
  public static let blue = Color(.palette(.blue))
  /// An indigo of the system palette.
  public static let indigo = Color(.palette(.indigo))
  /// A purple of the system palette.
  public static let purple = Color(.palette(.purple))
  /// A pink of the system palette.
  public static let pink = Color(.palette(.pink))
  /// A brown of the system palette.
  public static let brown = Color(.palette(.brown))
  /// A grey of the system palette.
  public static let gray = Color(.palette(.gray))
  /// White, in every theme.
  public static let white = Color(white: 1)
  /// Black, in every theme.
  public static let black = Color(white: 0)
  /// Nothing to be seen.
  public static let clear = Color(white: 0, opacity: 0)
  /// The theme's accent.
  public static let accentColor = Color(.accent)
  /// The theme's text colour.
  public static let primary = Color(.text(opacity: 1))
  /// The theme's text colour, dimmed for what matters less.
  public static let secondary = Color(.text(opacity: HierarchicalShapeStyle.secondary.opacity))
}

/// A colour by the name that Apple's platforms give it, for `Color(.red)` and `Color(.systemBlue)`.
public struct PlatformColor: Hashable, Sendable {
  let color: Color

  /// The colour of a platform's list that looks like `color`.
  public init(_ color: Color) { self.color = color }

  public static let red = PlatformColor(Color(red: 1, green: 0, blue: 0))
  public static let green = PlatformColor(Color(red: 0, green: 1, blue: 0))
  public static let blue = PlatformColor(Color(red: 0, green: 0, blue: 1))
  public static let cyan = PlatformColor(Color(red: 0, green: 1, blue: 1))
  public static let magenta = PlatformColor(Color(red: 1, green: 0, blue: 1))
  public static let yellow = PlatformColor(Color(red: 1, green: 1, blue: 0))
  public static let orange = PlatformColor(Color(red: 1, green: 0.5, blue: 0))
  public static let purple = PlatformColor(Color(red: 0.5, green: 0, blue: 0.5))
  public static let brown = PlatformColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  public static let white = PlatformColor(.white)
  public static let black = PlatformColor(.black)
  public static let gray = PlatformColor(Color(white: 0.5))
  public static let lightGray = PlatformColor(Color(white: 2.0 / 3))
  public static let darkGray = PlatformColor(Color(white: 1.0 / 3))
  public static let clear = PlatformColor(.clear)
  public static let label = PlatformColor(.primary)
  public static let secondaryLabel = PlatformColor(.secondary)
  public static let tintColor = PlatformColor(.accentColor)
  public static let systemRed = PlatformColor(.red)
  public static let systemOrange = PlatformColor(.orange)
  public static let systemYellow = PlatformColor(.yellow)
  public static let systemGreen = PlatformColor(.green)
  public static let systemMint = PlatformColor(.mint)
  public static let systemTeal = PlatformColor(.teal)
  public static let systemCyan = PlatformColor(.cyan)
  public static let systemBlue = PlatformColor(.blue)
  public static let systemIndigo = PlatformColor(.indigo)
  public static let systemPurple = PlatformColor(.purple)
  public static let systemPink = PlatformColor(.pink)
  public static let systemBrown = PlatformColor(.brown)
  public static let systemGray = PlatformColor(.gray)
}
