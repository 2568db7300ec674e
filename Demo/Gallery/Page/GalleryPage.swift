import Veneer

/// A page of the gallery: what it is called, what it is about, and how it is built when it is shown.
@MainActor
package struct GalleryPage {
  /// The name on the command line and of pictures.
  package let name: String
  let title: LocalizedStringKey
  /// One line that says what there is to see.
  let summary: LocalizedStringKey
  /// More words that the search finds the page by.
  let keywords: LocalizedStringKey
  let symbol: String
  let build: (PageBuilder) -> Void

  init(
    name: String, title: LocalizedStringKey, symbol: String, summary: LocalizedStringKey,
    keywords: LocalizedStringKey, build: @escaping (PageBuilder) -> Void
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.keywords = keywords
    self.symbol = symbol
    self.build = build
  }

  /// All pages, in the order of the sidebar.
  package static let all: [GalleryPage] = [
    .iconTint, .subtitledButtons, .pressedImages, .svgColouring, .symbols, .labelStyles, .buttonStyles,
    .rolesAndStates, .inheritance, .yourOwnStyle, .blendModes, .animation, .accessibility, .intoGTK,
    .performance, .about,
  ]

  /// The page that is called so.
  package static func named(_ name: String) -> GalleryPage? { all.first { $0.name == name } }

  /// The title in the language of the desktop.
  package var plainTitle: String { localized(title) }

  /// Whether each of `words`, in small letters, is in what the page says of itself.
  func matches(_ words: [String]) -> Bool {
    let text = [title, summary, keywords].map { localized($0).lowercased() }.joined(separator: " ")
    return words.allSatisfy { text.contains($0) }
  }
}
