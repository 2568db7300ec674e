import CGtk

/// What an element is to assistive technology: `.button`, `.label`, `.image`.
public struct Role: Hashable, Sendable, CustomStringConvertible {
  /// GTK's number of the role.
  public let rawValue: UInt32

  /// Any of GTK's roles, for those that have no name here: `Role(GTK_ACCESSIBLE_ROLE_SLIDER)`.
  public init(_ role: GtkAccessibleRole) {
    rawValue = role.rawValue
  }

  /// A push button.
  public static let button = Role(GTK_ACCESSIBLE_ROLE_BUTTON)
  /// A check box.
  public static let checkbox = Role(GTK_ACCESSIBLE_ROLE_CHECKBOX)
  /// A link.
  public static let link = Role(GTK_ACCESSIBLE_ROLE_LINK)
  /// Text.
  public static let label = Role(GTK_ACCESSIBLE_ROLE_LABEL)
  /// A heading.
  public static let heading = Role(GTK_ACCESSIBLE_ROLE_HEADING)
  /// An image with a meaning of its own.
  public static let image = Role(GTK_ACCESSIBLE_ROLE_IMG)
  /// A text field.
  public static let textBox = Role(GTK_ACCESSIBLE_ROLE_TEXT_BOX)
  /// A list.
  public static let list = Role(GTK_ACCESSIBLE_ROLE_LIST)
  /// A row of a list.
  public static let listItem = Role(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
  /// A line between groups.
  public static let separator = Role(GTK_ACCESSIBLE_ROLE_SEPARATOR)
  /// Several elements that belong together.
  public static let group = Role(GTK_ACCESSIBLE_ROLE_GROUP)
  /// A box without a meaning.
  public static let generic = Role(GTK_ACCESSIBLE_ROLE_GENERIC)
  /// Decoration, which assistive technology passes over.
  public static let presentation = Role(GTK_ACCESSIBLE_ROLE_PRESENTATION)
  /// A widget that says nothing about itself.
  public static let widget = Role(GTK_ACCESSIBLE_ROLE_WIDGET)
  /// A window.
  public static let window = Role(GTK_ACCESSIBLE_ROLE_WINDOW)

  /// GTK's name of the role, such as `button`.
  public var description: String {
    guard let roles = g_type_class_ref(gtk_accessible_role_get_type()) else { return "\(rawValue)" }
    defer { g_type_class_unref(roles) }
    let value = g_enum_get_value(roles.assumingMemoryBound(to: GEnumClass.self), Int32(rawValue))
    return value.map { String(cString: $0.pointee.value_nick) } ?? "\(rawValue)"
  }
}
