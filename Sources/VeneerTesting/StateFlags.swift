import CGtk

/// GTK's states of a widget, as style sheets see them (`:hover`, `:active`, …).
public struct StateFlags: OptionSet, Hashable, Sendable {
  /// GTK's bits.
  public let rawValue: UInt32

  /// States from GTK's bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ flag: GtkStateFlags) {
    rawValue = flag.rawValue
  }

  /// A button of the mouse or a finger is down on it (`:active`).
  public static let active = StateFlags(GTK_STATE_FLAG_ACTIVE)
  /// The pointer is over it (`:hover`).
  public static let hover = StateFlags(GTK_STATE_FLAG_PRELIGHT)
  /// It is selected.
  public static let selected = StateFlags(GTK_STATE_FLAG_SELECTED)
  /// It takes no input (`:disabled`).
  public static let insensitive = StateFlags(GTK_STATE_FLAG_INSENSITIVE)
  /// It has the keyboard focus.
  public static let focused = StateFlags(GTK_STATE_FLAG_FOCUSED)
  /// It has the keyboard focus, and that shall be seen.
  public static let focusVisible = StateFlags(GTK_STATE_FLAG_FOCUS_VISIBLE)
  /// It or something in it has the keyboard focus.
  public static let focusWithin = StateFlags(GTK_STATE_FLAG_FOCUS_WITHIN)
  /// Its window is not the active one.
  public static let backdrop = StateFlags(GTK_STATE_FLAG_BACKDROP)
  /// It is checked.
  public static let checked = StateFlags(GTK_STATE_FLAG_CHECKED)
  /// It is neither on nor off.
  public static let inconsistent = StateFlags(GTK_STATE_FLAG_INCONSISTENT)
  /// It is a link.
  public static let link = StateFlags(GTK_STATE_FLAG_LINK)
  /// It is a link that was followed.
  public static let visited = StateFlags(GTK_STATE_FLAG_VISITED)
  /// It is laid out from left to right.
  public static let leftToRight = StateFlags(GTK_STATE_FLAG_DIR_LTR)
  /// It is laid out from right to left.
  public static let rightToLeft = StateFlags(GTK_STATE_FLAG_DIR_RTL)
}
