extension View {
  /// Draws the text and symbols inside with `style`.
  ///
  /// Pictures in their own colours keep them. A place of the hierarchy, such as `.secondary`, is taken of the style around.
  ///
  ///     Label("Saved", systemImage: "checkmark.circle").foregroundStyle(.green)
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    writingEnvironment {
      $0.foreground = style.paint(in: $0)
      $0.symbolRendering.forgetPalette()
    }
  }

  /// Draws the text and symbols inside in `color`; nil for the theme's text colour.
  public func foregroundColor(_ color: Color?) -> some View {
    writingEnvironment {
      $0.foreground = color?.paint(in: $0.theme)
      $0.symbolRendering.forgetPalette()
    }
  }

  /// Sets the colour of what marks controls inside, such as a borderless button's title; nil for the theme's accent.
  public func tint(_ color: Color?) -> some View {
    writingEnvironment { $0.tint = color?.paint(in: $0.theme) }
  }

  /// Sets the style of what marks controls inside; nil for the theme's accent.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View {
    writingEnvironment { $0.tint = style?.paint(in: $0) }
  }

  /// Keeps the controls inside from reacting, and shows them as disabled. What is disabled further out stays so.
  public func disabled(_ isDisabled: Bool) -> some View {
    writingEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
