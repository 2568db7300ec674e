private struct LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private struct FontWeightKey: EnvironmentKey {
  static let defaultValue: Font.Weight? = nil
}

extension EnvironmentValues {
  /// How many lines text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text inside, and with it the size of its symbols; nil for the desktop's own.
  public func font(_ font: Font?) -> some View { writingEnvironment { $0.font = font } }

  /// Sets the weight of the text inside; nil for the weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { writingEnvironment { $0.fontWeight = weight } }

  /// Sets the text inside in bold letters.
  public func bold() -> some View { fontWeight(.bold) }

  /// Limits the text inside to `limit` lines, after which it is cut with an ellipsis; nil for no limit.
  ///
  /// A limit below 1 is taken as 1.
  public func lineLimit(_ limit: Int?) -> some View { writingEnvironment { $0.lineLimit = limit.map { max($0, 1) } } }

  /// Sets how the lines of each text inside stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    writingEnvironment { $0.multilineTextAlignment = alignment }
  }
}
