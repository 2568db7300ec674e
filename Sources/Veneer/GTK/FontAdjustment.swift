import CGtk

/// What a view's font changes of the desktop's: Pango attributes over the widget's own font.
struct FontAdjustment: Equatable, Sendable {
  enum Size: Equatable, Sendable {
    /// A multiple of the widget's font size.
    case relative(Double)
    /// Logical pixels at the desktop's normal text size; grows with it.
    case pixels(Double)
  }

  var size = Size.relative(1)
  /// 100 to 900; nil keeps the desktop's.
  var weight: Int?
  var isItalic = false
  var isUnderlined = false
  /// A generic family ("Monospace", "Serif"); nil keeps the desktop's.
  var family: String?

  /// A new attribute list, the caller's to free. `scale` is the desktop's text size, 1 for normal.
  func attributes(scale: Double) -> OpaquePointer {
    let list = pango_attr_list_new()!
    switch size {
    case .relative(1): break
    case .relative(let factor): pango_attr_list_insert(list, pango_attr_scale_new(factor))
    case .pixels(let pixels):
      let size = Int32(pixels * scale * Double(PANGO_SCALE))
      pango_attr_list_insert(list, pango_attr_size_new_absolute(size))
    }
    if let weight {
      pango_attr_list_insert(list, pango_attr_weight_new(PangoWeight(rawValue: UInt32(weight))))
    }
    if isItalic { pango_attr_list_insert(list, pango_attr_style_new(PANGO_STYLE_ITALIC)) }
    if isUnderlined { pango_attr_list_insert(list, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if let family { pango_attr_list_insert(list, pango_attr_family_new(family)) }
    return list
  }

  /// The size in logical pixels for a widget whose own font has `base` pixels.
  func pixelSize(base: Double) -> Double {
    switch size {
    case .relative(let factor): base * factor
    case .pixels(let pixels): pixels
    }
  }
}
