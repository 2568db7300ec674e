import CGtk

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  var pango: PangoAlignment {
    switch self {
    case .leading: PANGO_ALIGN_LEFT  // Pango mirrors it for right-to-left text
    case .center: PANGO_ALIGN_CENTER
    case .trailing: PANGO_ALIGN_RIGHT
    }
  }

  func offset(of content: Double, in width: Double, rightToLeft: Bool) -> Double {
    let room = max(0, width - content)
    switch self {
    case .center: return (room / 2).rounded(.down)
    case .leading: return rightToLeft ? room : 0
    case .trailing: return rightToLeft ? 0 : room
    }
  }
}
