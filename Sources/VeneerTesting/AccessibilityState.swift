import CGtk

/// A state of an element that assistive technology tells: `.checked`, `.disabled`, `.expanded`.
public struct AccessibilityState: Hashable, Sendable, CustomStringConvertible {
  /// GTK's number of the state.
  public let rawValue: UInt32

  /// Any of GTK's states, for those that have no name here.
  public init(_ state: GtkAccessibleState) {
    rawValue = state.rawValue
  }

  /// Whether it is being changed.
  public static let busy = AccessibilityState(GTK_ACCESSIBLE_STATE_BUSY)
  /// Whether it is checked: `"true"`, `"false"` or `"mixed"`.
  public static let checked = AccessibilityState(GTK_ACCESSIBLE_STATE_CHECKED)
  /// Whether it takes no input.
  public static let disabled = AccessibilityState(GTK_ACCESSIBLE_STATE_DISABLED)
  /// Whether what it can open is open.
  public static let expanded = AccessibilityState(GTK_ACCESSIBLE_STATE_EXPANDED)
  /// Whether assistive technology passes over it.
  public static let hidden = AccessibilityState(GTK_ACCESSIBLE_STATE_HIDDEN)
  /// Whether what is entered is wrong.
  public static let invalid = AccessibilityState(GTK_ACCESSIBLE_STATE_INVALID)
  /// Whether a toggle is down: `"true"`, `"false"` or `"mixed"`. It is not set for buttons that only act.
  public static let pressed = AccessibilityState(GTK_ACCESSIBLE_STATE_PRESSED)
  /// Whether it is selected.
  public static let selected = AccessibilityState(GTK_ACCESSIBLE_STATE_SELECTED)

  /// GTK's name of the state, such as `checked`.
  public var description: String {
    guard let states = g_type_class_ref(gtk_accessible_state_get_type()) else { return "\(rawValue)" }
    defer { g_type_class_unref(states) }
    let value = g_enum_get_value(states.assumingMemoryBound(to: GEnumClass.self), Int32(rawValue))
    return value.map { String(cString: $0.pointee.value_nick) } ?? "\(rawValue)"
  }
}
