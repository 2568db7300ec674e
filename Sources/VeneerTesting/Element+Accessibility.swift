import CGtk

extension Element {
  /// What the element is to assistive technology.
  public var role: Role {
    Role(gtk_accessible_get_accessible_role(accessible))
  }

  /// The name that assistive technology reads out: the label the widget was given, or else, for controls, the
  /// text in it. Nil where there is none.
  public var accessibleName: String? {
    if let name = accessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL) { return name }
    if let text = ownText { return text }
    guard isNamedByContent else { return nil }
    let texts = contentTexts
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The texts in the element, without those of its popovers.
  private var contentTexts: [String] {
    children.filter { $0.isShown && !$0.isOfType("GtkNative") }.flatMap { child in
      child.ownText.map { [$0] } ?? child.contentTexts
    }
  }

  /// The description that assistive technology reads out after the name; nil where there is none.
  public var accessibleDescription: String? {
    accessibleProperty(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }

  /// The text of one of the widget's accessible string properties, such as
  /// `GTK_ACCESSIBLE_PROPERTY_HELP_TEXT`; nil where it is not set.
  public func accessibleProperty(_ property: GtkAccessibleProperty) -> String? {
    Self.taking(veneer_test_accessible_property(accessible, property))
  }

  /// One of the widget's accessible states as text (`"true"`, `"false"`, `"mixed"`), such as
  /// `GTK_ACCESSIBLE_STATE_PRESSED`; nil where it is not set.
  public func accessibleState(_ state: GtkAccessibleState) -> String? {
    Self.taking(veneer_test_accessible_state(accessible, state))
  }

  /// One of the widget's accessible states as text (`"true"`, `"false"`, `"mixed"`); nil where it is not set.
  public func accessibleState(_ state: AccessibilityState) -> String? {
    accessibleState(GtkAccessibleState(state.rawValue))
  }

  /// Whether assistive technology passes over the element and all in it.
  public var isHiddenFromAccessibility: Bool {
    accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == "true"
  }

  /// The text that the widget shows by itself.
  var ownText: String? {
    if isOfType("GtkLabel") { return String(cString: gtk_label_get_text(OpaquePointer(widget))) }
    if isOfType("GtkEditable") { return String(cString: gtk_editable_get_text(OpaquePointer(widget))) }
    return role == .label ? accessibleProperty(GTK_ACCESSIBLE_PROPERTY_LABEL) : nil
  }

  private var isNamedByContent: Bool {
    let roles: Set<Role> = [.button, .checkbox, .link, .heading, .listItem]
    // A button that stays pressed has a role of its own in newer versions of GTK.
    return roles.contains(role) || isOfType("GtkButton")
  }

  private var accessible: OpaquePointer { OpaquePointer(widget) }

  private static func taking(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
