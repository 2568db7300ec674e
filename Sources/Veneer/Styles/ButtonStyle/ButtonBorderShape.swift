/// The outline of bordered buttons.
///
///     Button("Play", systemImage: "play.fill") { play() }
///       .labelStyle(.iconOnly)
///       .buttonBorderShape(.circle)
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case theme, capsule, circle, rounded(radius: Int)
  }

  private let kind: Kind

  /// The theme's own outline.
  public static let automatic = ButtonBorderShape(kind: .theme)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, or where the label is wider than high, a capsule.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rectangle with rounded corners: the theme's own outline.
  public static let roundedRectangle = ButtonBorderShape(kind: .theme)

  /// A rectangle with corners of `radius`, in logical pixels.
  ///
  /// The theme's style sheet has whole radii up to 24; others are rounded to the nearest of them. A radius that is not a
  /// number is 0.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius: Int(min(Length.positive(radius), 24).rounded())))
  }

  /// What style sheets know buttons of this outline by.
  var themeClass: String? {
    switch kind {
    case .theme: nil
    case .capsule: "veneer-capsule"
    case .circle: "circular"
    case .rounded(let radius): "veneer-radius-\(radius)"
    }
  }
}

extension View {
  /// Sets the outline of the buttons inside that the theme draws.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    writingEnvironment { $0.buttonBorderShape = shape }
  }
}
