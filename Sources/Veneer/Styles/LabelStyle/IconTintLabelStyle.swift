/// Colours a label's icon and leaves its title. See ``LabelStyle/iconTint(_:)-(Color)``.
///
/// Icons in colours of their own become the tint too; their transparency stays as it is.
public struct IconTintLabelStyle: LabelStyle {
  private enum Tint {
    /// The icon's shape in one style.
    case mask(AnyShapeStyle)
    /// A colour mixed into the icon's own.
    case blend(Color, BlendMode, strength: Double)
    /// A colour for each part of a symbol.
    case palette([Color])
  }

  private let tint: Tint

  /// Colours icons in `color`.
  public nonisolated init(_ color: Color) { tint = .mask(AnyShapeStyle(color)) }

  /// Colours icons with a style, such as a gradient, which each icon shows from edge to edge.
  public nonisolated init<Style: ShapeStyle>(_ style: Style) { tint = .mask(AnyShapeStyle(style)) }

  /// Mixes `color` into the colours that icons have; `strength` goes from 0 (the icon as it is) to 1.
  public nonisolated init(_ color: Color, mode: BlendMode, strength: Double = 1) {
    tint = .blend(color, mode, strength: strength)
  }

  /// Colours the parts of symbols as ``View/foregroundStyle(_:_:_:)`` does: the first colour is that of the front part, further
  /// ones are those of the parts behind it. What has no parts is drawn in the first.
  public nonisolated init(palette colors: [Color]) { tint = .palette(colors) }

  public func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      switch tint {
      case .mask(let style): configuration.icon.iconTint(style)
      case .blend(let color, let mode, let strength):
        configuration.icon.blending(color: color, mode: mode, strength: strength)
      case .palette(let colors):
        configuration.icon.symbolPalette(Array(colors.dropFirst()))
          .iconTint(AnyShapeStyle(colors.first ?? .primary))
      }
    }
  }
}

extension LabelStyle where Self == IconTintLabelStyle {
  /// Colours a label's icon and leaves its title.
  ///
  ///     AddButton("Add item") { add() }.labelStyle(.iconTint(.green))
  @_disfavoredOverload
  public static func iconTint(_ color: Color) -> IconTintLabelStyle { IconTintLabelStyle(color) }

  /// Colours a label's icon with a style, such as a gradient, and leaves its title.
  ///
  ///     Label("Fire", systemImage: "flame.fill")
  ///       .labelStyle(.iconTint(.linearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)))
  @_disfavoredOverload
  public static func iconTint<Style: ShapeStyle>(_ style: Style) -> IconTintLabelStyle {
    IconTintLabelStyle(style)
  }

  /// Mixes a colour into a label's icon and leaves its title.
  @_disfavoredOverload
  public static func iconTint(
    _ color: Color, mode: BlendMode, strength: Double = 1
  ) -> IconTintLabelStyle {
    IconTintLabelStyle(color, mode: mode, strength: strength)
  }

  /// Colours the parts of a label's symbol and leaves its title.
  ///
  ///     Label("Add", systemImage: "plus.circle.fill").labelStyle(.iconTint(palette: .white, .green))
  @_disfavoredOverload
  public static func iconTint(palette colors: Color...) -> IconTintLabelStyle {
    IconTintLabelStyle(palette: colors)
  }
}

extension View {
  /// Draws symbols and pictures alike with `style`.
  func iconTint(_ style: AnyShapeStyle) -> some View {
    writingEnvironment {
      $0.foreground = style.paint(in: $0)
      $0.symbolRendering.forgetPalette()
      $0.tintsPictures = true
    }
  }
}
