private struct SymbolRenderingKey: EnvironmentKey {
  static let defaultValue = SymbolRendering()
}

extension EnvironmentValues {
  var symbolRendering: SymbolRendering {
    get { self[SymbolRenderingKey.self] }
    set { self[SymbolRenderingKey.self] = newValue }
  }

  /// Which colours the parts of symbols have here; nil where the foreground styles decide: one of them draws all parts, two or
  /// three draw a part each.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { symbolRendering.mode }
    set { symbolRendering.mode = newValue }
  }
}

extension View {
  /// Sets which colours the parts of the symbols inside have; nil for what the foreground styles say.
  ///
  ///     Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    writingEnvironment { $0.symbolRenderingMode = mode }
  }

  /// Draws text and the front parts of symbols inside with `primary`, and the other parts of symbols with `secondary`.
  ///
  ///     Image(systemName: "checkmark.seal.fill").foregroundStyle(.white, .blue)
  ///
  /// A symbol in a shape has the glyph in front, a slashed one the slash. Symbols without parts are drawn with `primary`.
  /// Another `foregroundStyle` further in replaces both styles, and ``SymbolRenderingMode/monochrome`` leaves `secondary` out.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    writingEnvironment {
      let back = secondary.paint(in: $0)
      $0.foreground = primary.paint(in: $0)
      $0.symbolRendering.setPalette([back])
    }
  }

  /// Draws text and the front parts of symbols inside with `primary`, the parts behind with `secondary` and `tertiary`.
  ///
  ///     Image(systemName: "speaker.wave.2").foregroundStyle(.primary, .orange, .red)
  ///
  /// Symbols with three parts are `speaker.wave.2`, `wifi`, `sparkles` and `antenna.radiowaves.left.and.right`; those with two
  /// have no use for `tertiary`.
  public func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    writingEnvironment {
      let back = [secondary.paint(in: $0), tertiary.paint(in: $0)]
      $0.foreground = primary.paint(in: $0)
      $0.symbolRendering.setPalette(back)
    }
  }

  /// Draws the parts of symbols inside that lie behind the front one in `colors`.
  func symbolPalette(_ colors: [Color]) -> some View {
    writingEnvironment { environment in
      environment.symbolRendering.setPalette(colors.map { $0.paint(in: environment.theme) })
    }
  }
}
