import CGtk

/// How a view's colours mix with what lies behind it in its group. See ``View/blendMode(_:)``.
///
/// All modes are exact but ``plusDarker``, which cairo has no operator for: it is drawn as ``colorBurn`` for now.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The cairo operator of a blend mode.
struct BlendOperator {
  let cairo: cairo_operator_t

  static let over = BlendOperator(cairo: CAIRO_OPERATOR_OVER)

  init(cairo: cairo_operator_t) { self.cairo = cairo }

  init(_ mode: BlendMode) {
    switch mode {
    case .normal: cairo = CAIRO_OPERATOR_OVER
    case .multiply: cairo = CAIRO_OPERATOR_MULTIPLY
    case .screen: cairo = CAIRO_OPERATOR_SCREEN
    case .overlay: cairo = CAIRO_OPERATOR_OVERLAY
    case .darken: cairo = CAIRO_OPERATOR_DARKEN
    case .lighten: cairo = CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: cairo = CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: cairo = CAIRO_OPERATOR_COLOR_BURN
    case .softLight: cairo = CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: cairo = CAIRO_OPERATOR_HARD_LIGHT
    case .difference: cairo = CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: cairo = CAIRO_OPERATOR_EXCLUSION
    case .hue: cairo = CAIRO_OPERATOR_HSL_HUE
    case .saturation: cairo = CAIRO_OPERATOR_HSL_SATURATION
    case .color: cairo = CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: cairo = CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: cairo = CAIRO_OPERATOR_ATOP
    case .destinationOver: cairo = CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: cairo = CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: cairo = CAIRO_OPERATOR_ADD
    // cairo has no such operator. Its nearest, darkening one stands in.
    case .plusDarker: cairo = CAIRO_OPERATOR_COLOR_BURN
    }
  }
}
