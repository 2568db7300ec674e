import Testing

/// A property of one of Veneer's GObject types, with values that differ and one that means nothing.
struct TypeProperty: Sendable, CustomTestStringConvertible {
  let type: String
  let name: String
  let first: String
  let second: String
  var wrong: String?

  var testDescription: String { "\(type):\(name)" }

  static let all: [TypeProperty] = [
    TypeProperty(type: "VeneerIconTintLabel", name: "label", first: "One", second: "Two"),
    TypeProperty(type: "VeneerIconTintLabel", name: "icon-name", first: "star", second: "heart"),
    TypeProperty(
      type: "VeneerIconTintLabel", name: "tint", first: "#12ab34", second: "accent", wrong: "greenish"),
    TypeProperty(
      type: "VeneerIconTintLabel", name: "style", first: "icon-only", second: "title-only", wrong: "bordered"),
    TypeProperty(type: "VeneerSubtitledButton", name: "label", first: "One", second: "Two"),
    TypeProperty(type: "VeneerSubtitledButton", name: "subtitle", first: "Below", second: ""),
    TypeProperty(type: "VeneerSubtitledButton", name: "icon-name", first: "star", second: "heart"),
    TypeProperty(
      type: "VeneerSubtitledButton", name: "tint", first: "teal", second: "rgb(1,2,3)", wrong: "#12"),
    TypeProperty(
      type: "VeneerSubtitledButton", name: "style", first: "rounded-row", second: "plain", wrong: "icon-only"),
    TypeProperty(
      type: "VeneerSubtitledButton", name: "layout", first: "leading", second: "centered", wrong: "middle"),
    TypeProperty(type: "VeneerSubtitledButton", name: "action-name", first: "win.one", second: "win.two"),
    TypeProperty(type: "VeneerPressedImageButton", name: "label", first: "One", second: "Two"),
    TypeProperty(type: "VeneerPressedImageButton", name: "icon-name", first: "heart", second: "star"),
    TypeProperty(
      type: "VeneerPressedImageButton", name: "pressed-icon-name", first: "heart.fill", second: "star.fill"),
    TypeProperty(
      type: "VeneerPressedImageButton", name: "tint", first: "red", second: "accent", wrong: "no colour"),
    TypeProperty(
      type: "VeneerPressedImageButton", name: "style", first: "icon-only", second: "title-only", wrong: "flat"
    ),
    TypeProperty(type: "VeneerPressedImageButton", name: "action-name", first: "win.one", second: "win.two"),
  ]
}
