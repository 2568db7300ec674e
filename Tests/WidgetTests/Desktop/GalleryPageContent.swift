import Testing

/// What the buttons of a page tell assistive technology, from the first to the last.
struct GalleryPageContent: CustomTestStringConvertible, Sendable {
  /// The name of the page on the command line, and the text above it.
  let page: String
  let title: String
  let buttons: [Button]

  struct Button: Sendable {
    let name: String
    var description = ""
  }

  var testDescription: String { page }
}

extension GalleryPageContent {
  /// Pages with components in many forms.
  static let all = components + [labelStyles, rolesAndStates, accessibility]

  /// The three named components.
  static let components = [iconTint, subtitledButtons, pressedImages]

  private static func buttons(_ names: String...) -> [Button] { names.map { Button(name: $0) } }

  private static let iconTint = GalleryPageContent(
    page: "icon-tint", title: "Icon tint", buttons: buttons("Add item", "Add a row", "Add item"))

  private static let subtitledButtons = GalleryPageContent(
    page: "subtitled-buttons", title: "Subtitled buttons",
    buttons: Array(
      repeating: Button(name: "Express delivery", description: "Arrives tomorrow"), count: 5)
      + [
        Button(name: "By post", description: "Arrives on Friday"), Button(name: "Collect"),
        Button(name: "Express delivery", description: "Arrives tomorrow"),
      ])

  private static let pressedImages = GalleryPageContent(
    page: "pressed-images", title: "Pressed images",
    buttons: buttons("Like", "Star", "Like", "Like", "Lamp", "Ring", "Like"))

  private static let labelStyles = GalleryPageContent(
    page: "label-styles", title: "Label styles", buttons: [])

  private static let rolesAndStates = GalleryPageContent(
    page: "roles-and-states", title: "Roles and states",
    buttons: buttons(
      "Erase", "Cancel", "Pay", "Press by Ctrl+P", "or by Alt+L", "Quieter", "Louder", "Lock", "Open",
      "Capsule", "Add", "Mini", "Small", "Regular", "Large", "Extra large", "Press"))

  private static let accessibility = GalleryPageContent(
    page: "accessibility", title: "Accessibility",
    buttons: [
      Button(name: "Add"), Button(name: "Express", description: "Arrives tomorrow"),
      Button(name: "Send letter"), Button(name: "Erase", description: "Cannot be undone"),
      Button(name: "Pointed at"), Button(name: "Send letter", description: "Leaves at five"),
    ])
}
