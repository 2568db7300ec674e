import Veneer

/// Lays a colour over whatever is opaque.
struct Recoloured: ViewModifier {
  var color: Color

  func body(content: Content) -> some View {
    ZStack {
      content
      color.blendMode(.sourceAtop)
    }
    .drawingGroup(opaque: false)
  }
}

extension View {
  func blending(color: Color) -> some View {
    modifier(Recoloured(color: color))
  }
}

/// A picture of several colours and half-transparent parts, in one colour.
package struct RecolouredBadge: View {
  package static let badge = """
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">
      <rect x="4" y="4" width="24" height="24" fill="#2050d0" fill-opacity="0.5"/>
      <circle cx="16" cy="16" r="6" fill="#f0c020"/>
    </svg>
    """
  let color: Color?

  /// The badge in `color`, or in its own colours.
  package init(color: Color?) {
    self.color = color
  }

  package var body: some View {
    HStack(spacing: 0) {
      Color.yellow.frame(width: 8, height: 32)
      if let color {
        Image(svg: RecolouredBadge.badge).blending(color: color)
      } else {
        Image(svg: RecolouredBadge.badge)
      }
      Color.yellow.frame(width: 8, height: 32)
    }
  }
}
