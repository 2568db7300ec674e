import CGtk

/// Literal text, drawn from one Pango layout in a colour that is given at draw time.
///
/// `GtkLabel` would lay out every ancestor again for each colour change. The CSS name is `label`, so themes style it as
/// they style labels.
@MainActor
final class TextWidget: DrawnWidget {
  private static let type = WidgetClass.register(
    "VeneerText", cssName: "label", role: GTK_ACCESSIBLE_ROLE_LABEL)

  /// Made when it is first needed: it needs the widget's style, and before the widget has its place that is worked out
  /// in vain.
  private nonisolated(unsafe) var existingLayout: OpaquePointer?
  private var paint = Paint.foreground
  private var fontAdjustment: FontAdjustment?
  private var alignment = TextAlignment.leading
  private var lineLimit: Int?
  private var mnemonic: Character?
  private(set) var text: String
  private var mayBreak: Bool
  /// The layout's width for wrapping, -1 when it has its natural one.
  private var layoutWidth: Int32 = -1
  private var sizes: Sizes?

  private struct Sizes {
    var minimumWidth: Double
    var naturalWidth: Double
    var naturalHeight: Double
    var baseline: Double
  }

  init(_ text: String) {
    let text = TextWidget.usable(text)
    self.text = text
    mayBreak = TextWidget.mayBreak(text)
    super.init(adopting: veneer_widget_new(TextWidget.type))
    setAccessibleLabel(text)
  }

  deinit {
    if let existingLayout { g_object_unref(UnsafeMutableRawPointer(existingLayout)) }
  }

  private var layout: OpaquePointer {
    if let existingLayout { return existingLayout }
    let layout = gtk_widget_create_pango_layout(pointer, text)!
    existingLayout = layout
    applyFont(to: layout)
    applyLineLimit(to: layout)
    pango_layout_set_alignment(layout, alignment.pango)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    return layout
  }

  // MARK: Properties

  /// C's strings end at the first NUL; a text shows a replacement character for it and goes on.
  private static func usable(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 })
  }

  func setText(_ text: String) {
    let text = TextWidget.usable(text)
    guard text != self.text else { return }
    self.text = text
    mayBreak = TextWidget.mayBreak(text)
    if let existingLayout {
      pango_layout_set_text(existingLayout, text, -1)
      if mnemonic != nil { applyFont(to: existingLayout) }
    }
    setAccessibleLabel(text)
    relayout()
  }

  func setPaint(_ paint: Paint) {
    guard paint != self.paint else { return }
    self.paint = paint
    queueDraw()
  }

  func setFont(_ adjustment: FontAdjustment?) {
    guard adjustment != fontAdjustment else { return }
    fontAdjustment = adjustment
    if let existingLayout { applyFont(to: existingLayout) }
    relayout()
  }

  /// Underlines the first `character` of the text; nil for none.
  func setMnemonic(_ character: Character?) {
    guard character != mnemonic else { return }
    mnemonic = character
    if let existingLayout { applyFont(to: existingLayout) }
    queueDraw()
  }

  private func applyFont(to layout: OpaquePointer) {
    var attributes = fontAdjustment?.attributes(scale: dotsPerPixel)
    if let place = mnemonic.flatMap({ text.place(ofMnemonic: $0) }) {
      attributes = attributes ?? pango_attr_list_new()
      let underline = pango_attr_underline_new(PANGO_UNDERLINE_LOW)!
      underline.pointee.start_index = guint(place.lowerBound)
      underline.pointee.end_index = guint(place.upperBound)
      pango_attr_list_insert(attributes, underline)
    }
    pango_layout_set_attributes(layout, attributes)
    if let attributes { pango_attr_list_unref(attributes) }
  }

  func setAlignment(_ alignment: TextAlignment) {
    guard alignment != self.alignment else { return }
    self.alignment = alignment
    if let existingLayout { pango_layout_set_alignment(existingLayout, alignment.pango) }
    queueDraw()
  }

  /// nil for as many lines as the text needs.
  func setLineLimit(_ limit: Int?) {
    guard limit != lineLimit else { return }
    lineLimit = limit
    if let existingLayout { applyLineLimit(to: existingLayout) }
    relayout()
  }

  private func applyLineLimit(to layout: OpaquePointer) {
    pango_layout_set_ellipsize(layout, lineLimit == nil ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    // A negative height counts lines.
    pango_layout_set_height(layout, lineLimit.map { -Int32(clamping: max($0, 1)) } ?? -1)
  }

  private func setAccessibleLabel(_ text: String) {
    veneer_accessible_set_text(pointer, GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  private var dotsPerPixel: Double {
    pango_cairo_context_get_resolution(gtk_widget_get_pango_context(pointer)) / 96
  }

  private func relayout() {
    sizes = nil
    queueResize()
  }

  // MARK: Layout

  private var canWrap: Bool { lineLimit != 1 && mayBreak }

  /// A guess that is quick and never wrong about text that breaks: lines end at spaces and hyphens, and in scripts beyond
  /// ASCII perhaps anywhere.
  private static func mayBreak(_ text: String) -> Bool {
    for byte in text.utf8 where byte == 0x20 || byte == 0x2D || byte == 0x0A || byte >= 0x80 { return true }
    return false
  }

  override var requestMode: GtkSizeRequestMode {
    canWrap ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func measure(_ orientation: Orientation, for size: Double) -> Measurement {
    let sizes = currentSizes()
    switch orientation {
    case .horizontal:
      return Measurement(
        minimum: sizes.minimumWidth, natural: sizes.naturalWidth, maximum: sizes.naturalWidth)
    case .vertical:
      guard size >= 0, size < sizes.naturalWidth else {
        return .fixed(sizes.naturalHeight, baseline: sizes.baseline)
      }
      setLayoutWidth(size)
      return .fixed(pixelSize.height, baseline: sizes.baseline)
    }
  }

  override func allocateContent(width: Double, height: Double, baseline: Double?) {
    setLayoutWidth(width)
  }

  /// Wraps at `width`, or not at all where the text has room.
  private func setLayoutWidth(_ width: Double) {
    let natural = currentSizes().naturalWidth
    let wanted = width >= natural ? -1 : Int32(pixels: width) * PANGO_SCALE
    guard wanted != layoutWidth else { return }
    layoutWidth = wanted
    pango_layout_set_width(layout, wanted)
  }

  private func currentSizes() -> Sizes {
    if let sizes { return sizes }
    if layoutWidth != -1 {
      layoutWidth = -1
      pango_layout_set_width(layout, -1)
    }
    let size = pixelSize
    let minimum =
      lineLimit != nil
      ? min(size.width, 3 * size.height / 2)
      : canWrap ? longestWordWidth(in: layout, limit: size.width) : size.width
    let sizes = Sizes(
      minimumWidth: minimum, naturalWidth: size.width, naturalHeight: size.height,
      baseline: currentBaseline)
    self.sizes = sizes
    return sizes
  }

  private var pixelSize: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    pango_layout_get_size(layout, &width, &height)
    return CGSize(
      width: (Double(width) / Double(PANGO_SCALE)).rounded(.up),
      height: (Double(height) / Double(PANGO_SCALE)).rounded(.up))
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> Double? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    setLayoutWidth(size.width)
    let top = TextWidget.top(of: pixelSize.height, in: size.height)
    guard key == .lastTextBaseline, let line = pango_layout_get_iter(layout) else {
      return top + currentBaseline
    }
    defer { pango_layout_iter_free(line) }
    while pango_layout_iter_next_line(line) != 0 {}
    return top + Double(pango_layout_iter_get_baseline(line)) / Double(PANGO_SCALE)
  }

  private var currentBaseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

  /// Lines that do not need all the height stand in the middle of it.
  private static func top(of length: Double, in height: Double) -> Double {
    ((height - length) / 2).rounded(.down)
  }

  // MARK: Drawing

  override func snapshot(_ canvas: Canvas) {
    // Whoever measured last may have done so for another width.
    setLayoutWidth(Double(gtk_widget_get_width(pointer)))
    let size = pixelSize
    let width = Double(gtk_widget_get_width(pointer))
    let height = Double(gtk_widget_get_height(pointer))
    let wrapWidth = layoutWidth < 0 ? size.width : Double(layoutWidth / PANGO_SCALE)
    let origin = CGPoint(
      x: alignment.offset(of: wrapWidth, in: width, rightToLeft: isRightToLeft),
      y: TextWidget.top(of: size.height, in: height))
    if let gradient = paint.gradient(for: self) {
      canvas.layout(layout, at: origin, in: CGRect(x: 0, y: 0, width: width, height: height), gradient)
    } else {
      canvas.layout(layout, at: origin, paint.resolved(for: self))
    }
  }

  override func styleChanged() {
    guard let existingLayout, let old = sizes else { return }
    if fontAdjustment != nil { applyFont(to: existingLayout) }
    sizes = nil
    let new = currentSizes()
    if new.naturalWidth != old.naturalWidth || new.naturalHeight != old.naturalHeight { queueResize() }
  }

  override func directionChanged() {
    guard let existingLayout else { return }
    pango_layout_context_changed(existingLayout)
    relayout()
  }
}
