import CGtk

/// Veneer's general widget: a content (a drawing, one child or a stack of them) within layers.
@MainActor
package class BoxWidget: DrawnWidget {
  private static let type = WidgetClass.register(
    "VeneerBox", cssName: "veneer-box", role: GTK_ACCESSIBLE_ROLE_GENERIC)

  enum Content {
    case none
    case drawing(any Drawing)
    case children([Widget], any ContainerLayout)
  }

  private(set) var content = Content.none
  /// Innermost first.
  private(set) var layers: [any Layer] = []
  /// The layers that the modifiers around the content hand in, until the box is placed.
  private(set) var collectedLayers: [any Layer] = []
  /// GTK's children as they were attached last.
  private(set) var attached: [Widget] = []
  /// Whether a child mixes with those below it.
  private(set) var isBlendGroup = false
  /// The frame of each layer, and last the content's, as allocated.
  private(set) var frames: [CGRect] = []
  /// Which of many children are drawn, while it is not all of them.
  var drawnPart: DrawnPart?
  /// The direction of the stack that the box stands in; a spacer grows along it.
  var stackOrientation: Orientation? {
    didSet {
      guard stackOrientation != oldValue else { return }
      if isWrapper { children.first?.box?.stackOrientation = stackOrientation }
      queueResize()
    }
  }
  /// Whether the box is empty room that takes what others leave.
  var isSpacer = false
  /// Whether the box is there for the modifiers of its one child only.
  var isWrapper = false

  /// Assistive technology passes over the box and all that is in it.
  private(set) var isDecorative = false

  convenience init() {
    self.init(type: BoxWidget.type)
  }

  /// A box around a drawing that has a meaning of its own.
  static func meaningful() -> BoxWidget {
    BoxWidget(adopting: veneer_widget_new_with_role(BoxWidget.type, GTK_ACCESSIBLE_ROLE_IMG))
  }

  /// A box for a drawing that says nothing beyond the text beside it.
  static func decorative() -> BoxWidget {
    let box = BoxWidget(
      adopting: veneer_widget_new_with_role(BoxWidget.type, GTK_ACCESSIBLE_ROLE_PRESENTATION))
    box.isDecorative = true
    return box
  }

  // MARK: Content

  func show(_ drawing: any Drawing) {
    content = .drawing(drawing)
    queueResize()
  }

  /// Takes `children` as they are, in this order; those that are no longer among them are let go.
  func place(_ children: [Widget], in layout: any ContainerLayout) {
    content = .children(children, layout)
    attachChildren()
    isBlendGroup = false
    for child in children where child.box?.mayBlend == true { isBlendGroup = true }
    queueResize()
  }

  /// Starts to collect the layers anew; they take effect when the box is placed.
  func beginLayers() { collectedLayers.removeAll(keepingCapacity: true) }

  func append(_ layer: any Layer) { collectedLayers.append(layer) }

  override func willBePlaced() {
    let isChanged = !hasCollectedSameLayers
    let hadAttachments = attached.count != children.count
    layers = collectedLayers
    if HiddenLayer.areUsed { hideChildren() }
    if hadAttachments || wantedChildren().count != children.count { attachChildren() }
    if isChanged { queueResize() }
  }

  private var hasCollectedSameLayers: Bool {
    guard collectedLayers.count == layers.count else { return false }
    for (new, old) in zip(collectedLayers, layers) where new !== old { return false }
    return true
  }

  var children: [Widget] {
    if case .children(let children, _) = content { children } else { [] }
  }

  /// Makes GTK's children those of the content and the layers: what is drawn over another comes after it.
  private func attachChildren() {
    let wanted = wantedChildren()
    if !attached.isEmpty {
      let kept = Set(wanted.map(ObjectIdentifier.init))
      for child in attached where !kept.contains(ObjectIdentifier(child)) && child.parent == pointer {
        gtk_widget_unparent(child.pointer)
      }
    }
    var previous: WidgetPointer?
    for child in wanted {
      child.willBePlaced()
      let parent = child.parent
      if let parent, parent != pointer { gtk_widget_unparent(child.pointer) }
      if parent != pointer || gtk_widget_get_prev_sibling(child.pointer) != previous {
        gtk_widget_insert_after(child.pointer, pointer, previous)
        shareDirection(with: child)
      }
      previous = child.pointer
    }
    attached = wanted
    if HiddenLayer.areUsed { hideChildren() }
  }

  private func wantedChildren() -> [Widget] {
    var behind: [Widget] = []
    var inFront: [Widget] = []
    for layer in layers {
      let attachments = layer.attachments
      if attachments.isEmpty { continue }
      if layer.attachmentsCoverContent {
        inFront.append(contentsOf: attachments)
      } else {
        behind.insert(contentsOf: attachments, at: 0)
      }
    }
    return behind.isEmpty && inFront.isEmpty ? childrenInOrder : behind + childrenInOrder + inFront
  }

  override var box: BoxWidget? { self }

  /// Whether a modifier has the box mix, in whatever mode.
  private var mayBlend: Bool {
    for layer in layers where layer.blends { return true }
    return false
  }

  /// How the box mixes with what is behind it: what its layers say outside of the outermost group.
  var blendMode: BlendMode {
    for layer in layers.reversed() {
      if layer.isolatesBlending { return .normal }
      if layer.blendMode != .normal { return layer.blendMode }
    }
    return .normal
  }

  /// The radius of the outermost shape, for a focus ring along it.
  var cornerRadius: Double? {
    for (index, layer) in layers.enumerated().reversed() {
      guard let frame = frame(ofLayer: index) else { continue }
      if let radius = layer.cornerRadius(in: frame, of: self) { return radius }
    }
    guard case .drawing(let drawing) = content, let frame = frames.last else { return nil }
    return drawing.cornerRadius(in: frame, of: self)
  }

  /// Whether the box draws nothing but lines along a shape.
  var isHollow: Bool {
    guard case .drawing(let drawing as ShapeDrawing) = content else { return false }
    return drawing.isHollow
  }

  // MARK: Layout

  override var requestMode: GtkSizeRequestMode {
    guard case .children(let children, _) = content else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
    for child in children where gtk_widget_get_request_mode(child.pointer) != GTK_SIZE_REQUEST_CONSTANT_SIZE {
      return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    }
    return GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  override func growth(_ orientation: Orientation) -> Growth {
    var growth: Growth =
      switch content {
      case .none: .none
      case .drawing(let drawing): drawing.growth(orientation, in: self)
      case .children(let children, let layout): layout.growth(orientation, children: children)
      }
    for layer in layers { growth = layer.growth(orientation, content: growth) }
    return growth
  }

  override func measure(_ orientation: Orientation, for size: Double) -> Measurement {
    measure(inside: layers.count, orientation, for: size)
  }

  override func size(offered offer: CGSize) -> CGSize {
    keepsProportions ? size(inside: layers.count, offered: offer) : super.size(offered: offer)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> Double? {
    guide(key, inside: layers.count, in: size)
  }

  /// Measures the content with its innermost `count` layers.
  func measure(inside count: Int, _ orientation: Orientation, for size: Double) -> Measurement {
    guard count > 0 else { return measureContent(orientation, for: size) }
    return layers[count - 1].measure(orientation, for: size) { measure(inside: count - 1, $0, for: $1) }
  }

  private func measureContent(_ orientation: Orientation, for size: Double) -> Measurement {
    switch content {
    case .none: .fixed(0)
    case .drawing(let drawing): drawing.measure(orientation, for: size, in: self)
    case .children(let children, let layout): layout.measure(orientation, for: size, children: children)
    }
  }

  override func allocateContent(width: Double, height: Double, baseline: Double?) {
    let rightToLeft = isRightToLeft
    var frame = fittedFrame(width: width, height: height)
    if let baseline { frame.origin.y = place(of: frame, in: height, onBaseline: baseline) }
    frames.removeAll(keepingCapacity: true)
    for index in layers.indices.reversed() {
      frames.append(frame)
      layers[index].allocateAttachments(in: frame, rightToLeft: rightToLeft)
      frame = contentFrame(ofLayer: index, in: frame, rightToLeft: rightToLeft)
    }
    frames.append(frame)
    willPlaceChildren(in: frame)
    if case .children(let children, let layout) = content {
      let placed = layout.frames(in: frame.size, children: children, rightToLeft: rightToLeft)
      for (child, place) in zip(children, placed) {
        child.allocate(place.offsetBy(dx: frame.minX, dy: frame.minY))
      }
    }
  }

  /// The content gets `frame`; its children are placed next.
  func willPlaceChildren(in frame: CGRect) {}

  /// The frame of the layer at `index`, once it has one.
  func frame(ofLayer index: Int) -> CGRect? {
    frames.count == layers.count + 1 ? frames[layers.count - 1 - index] : nil
  }

  /// Whether `widget` is a box of the plain kind.
  static func isBox(_ widget: WidgetPointer) -> Bool { WidgetOwner.isA(widget, type) }

  /// The box that `widget` is; nil when it is none or its box has gone.
  static func at(_ widget: WidgetPointer) -> BoxWidget? {
    guard WidgetOwner.isA(widget, type) || WidgetOwner.isHost(widget) else { return nil }
    return WidgetOwner.of(widget) as? BoxWidget
  }

  // MARK: Drawing

  override func snapshot(_ canvas: Canvas) {
    guard frames.count == layers.count + 1 else { return }
    drawLayer(layers.count, on: canvas)
  }

  override func styleChanged() {
    if case .drawing(let drawing) = content { drawing.styleChanged(in: self) }
  }

  override func unrooting() { drawnPart = nil }

  override func disposing() {
    drawnPart = nil
    layers = []
    content = .none
    attached = []
    super.disposing()
  }
}
