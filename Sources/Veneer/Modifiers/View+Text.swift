/// How text is set. One value for what every text reads, so that following it costs one note and not four.
struct Typesetting: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isUnderlined = false
  var lineLimit: Int?
  var alignment = TextAlignment.leading
}

private struct TypesettingKey: EnvironmentKey {
  static let defaultValue = Typesetting()
}

extension EnvironmentValues {
  var typesetting: Typesetting {
    get { self[TypesettingKey.self] }
    set { self[TypesettingKey.self] = newValue }
  }

  /// The font of text here; nil for the desktop's own.
  public var font: Font? {
    get { typesetting.font }
    set { typesetting.font = newValue }
  }

  /// How many lines text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { typesetting.lineLimit }
    set { typesetting.lineLimit = newValue }
  }

  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { typesetting.alignment }
    set { typesetting.alignment = newValue }
  }
}

extension View {
  /// Sets the font of the text inside, and with it the size of its symbols; nil for the desktop's own.
  public func font(_ font: Font?) -> some View { writingEnvironment { $0.font = font } }

  /// Sets the weight of the text inside; nil for the weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    writingEnvironment { $0.typesetting.weight = weight }
  }

  /// Sets the text inside in bold letters.
  public func bold() -> some View { fontWeight(.bold) }

  /// Draws a line below the text inside.
  public func underline(_ isActive: Bool = true) -> some View {
    writingEnvironment { $0.typesetting.isUnderlined = isActive }
  }

  /// Limits the text inside to `limit` lines, after which it is cut with an ellipsis; nil for no limit.
  ///
  /// A limit below 1 is taken as 1.
  public func lineLimit(_ limit: Int?) -> some View {
    writingEnvironment { $0.lineLimit = limit.map { max($0, 1) } }
  }

  /// Sets how the lines of each text inside stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    writingEnvironment { $0.multilineTextAlignment = alignment }
  }
}
