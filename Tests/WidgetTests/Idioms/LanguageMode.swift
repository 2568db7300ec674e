/// The language modes that the idioms are compiled in, one module each.
enum LanguageMode: CaseIterable {
  case swift6, swift5
}
