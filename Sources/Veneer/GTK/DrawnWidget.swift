import CGtk

/// A widget of one of Veneer's own GObject types: the Swift side, which answers GTK's virtual functions.
///
/// GTK's instance holds an unowned pointer to this object, cleared when the object goes, so a widget that GTK keeps
/// longer than Veneer does is an empty one.
@MainActor
package class DrawnWidget: Widget {
  /// What is drawn without asking ``snapshot(_:)``. Whatever changes the look has the widget drawn or laid out, which ends it.
  nonisolated(unsafe) final var kept: KeptDrawing?

  convenience init(type: GType) {
    self.init(adopting: veneer_widget_new(type))
  }

  /// Answers for `widget`, a new instance of one of Veneer's types.
  init(adopting widget: WidgetPointer) {
    super.init(widget)
    WidgetOwner.set(Unmanaged.passUnretained(self).toOpaque(), of: pointer)
  }

  /// Answers for `widget`, whose instance keeps this object alive rather than the other way round.
  init(ownedByGTK widget: WidgetPointer) {
    super.init(widget, ownsReference: false)
    WidgetOwner.set(Unmanaged.passUnretained(self).toOpaque(), of: pointer)
  }

  deinit {
    if ownsReference { WidgetOwner.set(nil, of: pointer) }
  }

  override func queueDraw() {
    kept = nil
    super.queueDraw()
  }

  /// Has `widget`, if it is one of Veneer's, find out anew what it draws.
  package static func forgetDrawing(of widget: WidgetPointer) {
    guard WidgetOwner.isDrawn(widget) else { return }
    WidgetOwner.of(widget)?.kept = nil
  }

  // MARK: What GTK asks

  func measure(_ orientation: Orientation, for size: Double) -> Measurement {
    Measurement(minimum: 0, natural: 0, maximum: 0)
  }

  func allocateContent(width: Double, height: Double, baseline: Double?) {}

  func snapshot(_ canvas: Canvas) {
    canvas.drawChildren(of: pointer)
  }

  var requestMode: GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

  /// The theme, the state or a parent changed what CSS says of this widget.
  func styleChanged() {}
  func stateFlagsChanged(from old: GtkStateFlags) {}
  func directionChanged() { shareDirection() }
  func rooted() {}
  func unrooting() {}
  /// Only for types that are registered to hear of it.
  func mapped() {}
  func unmapping() {}
  func unmapped() {}
  /// GTK lets go of the widget; it is not drawn again.
  func disposing() {}

  override func growth(_ orientation: Orientation) -> Growth { .none }

  override func limit(_ orientation: Orientation) -> Double { measure(orientation, for: -1).maximum }
}

/// The pointer behind GTK's part of an instance.
///
/// `VeneerWidget` and `VeneerButton` both have it right after their parent, and `GtkButton` adds nothing to
/// `GtkWidget`, so one offset serves both.
enum WidgetOwner {
  private static func slot(of widget: WidgetPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: VeneerWidget.self).pointer(to: \.owner)!
  }

  static func set(_ owner: UnsafeMutableRawPointer?, of widget: WidgetPointer) {
    slot(of: widget).pointee = owner
  }

  static func of(_ widget: WidgetPointer?) -> DrawnWidget? {
    slot(of: widget!).pointee.map { Unmanaged<DrawnWidget>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` with the widget's Swift object, which stays alive meanwhile, on the main actor.
  ///
  /// GTK calls virtual functions on its own thread only. Checking that again on each of the many calls of a layout, as
  /// `MainActor.assumeIsolated` does, takes a tenth of the layout's time.
  @discardableResult
  static func with<Result>(_ widget: WidgetPointer?, _ body: @MainActor (DrawnWidget) -> Result) -> Result? {
    guard let owner = of(widget) else { return nil }
    typealias Unchecked = (DrawnWidget) -> Result
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Unchecked.self)(owner) }
  }
}
