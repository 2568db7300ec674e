import CGtk
import Foundation
import Veneer
import VeneerTesting

/// A window of thirty buttons, in six hosts of five.
@MainActor
final class RandomPressWindow {
  let log = RandomPressLog()
  let window: TestWindow
  private(set) var states: [RandomPressCellState]
  private let fixed: UnsafeMutablePointer<GtkWidget>
  private var rows: [HostingWidget<RandomPressRow>] = []
  private var isOut = [Bool](repeating: false, count: RandomPressEvent.rows)
  /// The button of each cell that has one, and the buttons within it.
  private(set) var buttons: [[Element]] = []

  /// A window whose cells are in `states`, or one button of each kind after the other.
  init(states: [RandomPressCellState]? = nil) {
    self.states =
      states
      ?? (0..<RandomPressEvent.rows * RandomPressEvent.columns).map {
        RandomPressCellState(kind: RandomPressKind.allCases[$0 % RandomPressKind.allCases.count])
      }
    fixed = gtk_fixed_new()!
    window = TestWindow(width: 1010, height: 450, content: fixed)
    for row in 0..<RandomPressEvent.rows {
      let host = HostingWidget(rootView: view(ofRow: row))
      g_object_ref_sink(host.widget)
      rows.append(host)
      put(row)
    }
    find()
  }

  /// Shows the window; from then on it paints when it is told to.
  func present() async {
    await window.present()
    await window.pauseFrames()
  }

  func close() {
    window.close()
    for row in rows { g_object_unref(row.widget) }
    rows = []
  }

  // MARK: Changes

  func change(_ cell: Int, _ change: RandomPressChange) {
    let old = states[cell]
    switch change {
    case .kind(let kind): states[cell].kind = kind
    case .title(let title): states[cell].title = title
    case .labelStyle(let style): states[cell].labelStyle = style
    case .setEnabled(let isEnabled): states[cell].isEnabled = isEnabled
    case .setThere(let isThere): states[cell].isThere = isThere
    }
    if states[cell] != old { update(row: cell / RandomPressEvent.columns) }
  }

  func changeRow(_ row: Int, _ change: RandomPressRowChange) {
    switch change {
    case .setVisible(let isVisible): gtk_widget_set_visible(rows[row].widget, isVisible ? 1 : 0)
    case .setSensitive(let isSensitive): gtk_widget_set_sensitive(rows[row].widget, isSensitive ? 1 : 0)
    case .takeOut:
      if !isOut[row] { gtk_fixed_remove(fixed.asFixed, rows[row].widget) }
      isOut[row] = true
    case .putBack:
      if isOut[row] { put(row) }
      isOut[row] = false
    }
    find()
  }

  func restore() {
    for cell in states.indices {
      states[cell].isEnabled = true
      states[cell].isThere = true
    }
    for row in rows.indices {
      update(row: row)
      changeRow(row, .setVisible(true))
      changeRow(row, .setSensitive(true))
      changeRow(row, .putBack)
    }
  }

  private func view(ofRow row: Int) -> RandomPressRow {
    let first = row * RandomPressEvent.columns
    let end = first + RandomPressEvent.columns
    return RandomPressRow(firstNumber: first, states: Array(states[first..<end]), log: log)
  }

  private func update(row: Int) {
    for cell in row * RandomPressEvent.columns..<(row + 1) * RandomPressEvent.columns
    where !states[cell].isThere || !states[cell].kind.isRecorded { log.isPressed[cell] = false }
    rows[row].rootView = view(ofRow: row)
    find()
  }

  private func put(_ row: Int) {
    gtk_fixed_put(fixed.asFixed, rows[row].widget, 10, Double(row) * (RandomPressCell.height + 8) + 10)
  }

  // MARK: Finding

  func point(of spot: RandomPressSpot, lastPressed: Int) -> CGPoint {
    guard case .inside(let target, let x, let y) = spot else { return CGPoint(x: 4, y: 4) }
    let cell = number(of: target, lastPressed: lastPressed)
    let (row, column) = cell.quotientAndRemainder(dividingBy: RandomPressEvent.columns)
    // Input devices point to whole pixels.
    return CGPoint(
      x: ((Double(column) + x) * RandomPressCell.width + Double(column) * 10 + 10).rounded(),
      y: ((Double(row) + y) * RandomPressCell.height + Double(row) * 8 + 10).rounded())
  }

  func number(of target: RandomPressTarget, lastPressed: Int) -> Int {
    if case .cell(let cell) = target { cell } else { lastPressed }
  }

  /// The innermost of Veneer's buttons that GTK finds at a point.
  func button(at point: CGPoint) -> RandomPressPart? {
    part(of: gtk_widget_pick(window.widget, point.x, point.y, GTK_PICK_DEFAULT))
  }

  /// The button that has the focus.
  var focusedButton: RandomPressPart? { part(of: gtk_window_get_focus(window.widget.asWindow)) }

  private func part(of widget: UnsafeMutablePointer<GtkWidget>?) -> RandomPressPart? {
    var next = widget
    while let widget = next {
      for (cell, buttons) in buttons.enumerated() {
        if let index = buttons.firstIndex(where: { $0.isAlive && $0.widget == widget }) {
          return RandomPressPart(button: buttons[index], cell: cell, isInner: index > 0)
        }
      }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// Finds the buttons anew and counts the clicks of new ones.
  private func find() {
    buttons = states.map { _ in [] }
    for (row, host) in rows.enumerated() {
      let first = row * RandomPressEvent.columns
      var cells = (first..<first + RandomPressEvent.columns).filter { states[$0].isThere }.makeIterator()
      collect(below: host.widget, outer: nil, &cells)
    }
  }

  private func collect(
    below parent: UnsafeMutablePointer<GtkWidget>, outer: Int?,
    _ cells: inout some IteratorProtocol<Int>
  ) {
    var child = gtk_widget_get_first_child(parent)
    while let widget = child {
      let isButton = g_type_check_instance_is_a(widget.asInstance, g_type_from_name("VeneerButton")) != 0
      let cell = isButton ? outer ?? cells.next() : outer
      if isButton, let cell {
        buttons[cell].append(Element(widget, in: window))
        log.countClicks(of: widget, cell: cell)
      }
      collect(below: widget, outer: cell, &cells)
      child = gtk_widget_get_next_sibling(widget)
    }
  }

  /// Whether a key activates a button at this moment.
  var isActivating: Bool {
    buttons.joined().contains { $0.isAlive && $0.cssClasses.contains("keyboard-activating") }
  }

  /// The cells whose buttons GTK has marked as pressed.
  var activeCells: [Int] {
    buttons.indices.filter { cell in buttons[cell].contains { $0.stateFlags.contains(.active) } }
  }
}

extension RandomPressWindow {
  /// Closes the window and compares its picture with that of one which has never been pressed, everything being enabled and
  /// shown. Returns the first pixel that differs.
  func firstDifferenceFromNewWindow() async -> (x: Int, y: Int)? {
    restore()
    let seen = await pictureAtRest()
    close()
    let new = RandomPressWindow(states: states)
    await new.present()
    let expected = await new.pictureAtRest()
    new.close()
    let difference = zip(seen.premultipliedPixels, expected.premultipliedPixels).enumerated()
      .first { $1.0 != $1.1 }
    return difference.map { ($0.offset % seen.width, $0.offset / seen.width) }
  }

  /// The window without pointer and focus.
  private func pictureAtRest() async -> Snapshot {
    await window.pointer.move(to: CGPoint(x: 4, y: 4))
    await window.advanceFrame()
    await window.pointer.leave()
    gtk_window_set_focus(window.widget.asWindow, nil)
    await window.resumeFrames()
    return await window.snapshot()
  }
}

/// One of Veneer's buttons in a cell.
struct RandomPressPart: Equatable {
  let button: Element
  let cell: Int
  /// Whether it stands within the button of the cell.
  let isInner: Bool
}

extension RandomPressLog {
  private final class Click {
    let log: RandomPressLog
    let cell: Int
    init(log: RandomPressLog, cell: Int) { (self.log, self.cell) = (log, cell) }
  }

  private static let mark = g_quark_from_static_string("random-press")

  /// Counts each `clicked` signal of a button while it is sensitive.
  fileprivate func countClicks(of button: UnsafeMutablePointer<GtkWidget>, cell: Int) {
    guard g_object_get_qdata(button.asObject, Self.mark) == nil else { return }
    let data = Unmanaged.passRetained(Click(log: self, cell: cell)).toOpaque()
    g_object_set_qdata(button.asObject, Self.mark, data)
    let clicked: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer) -> Void = { button, data in
      let click = Unmanaged<Click>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated {
        if gtk_widget_is_sensitive(button) != 0 { click.log.clicks[click.cell] += 1 }
      }
    }
    g_signal_connect_data(
      button, "clicked", unsafeBitCast(clicked, to: GCallback.self), data,
      { data, _ in Unmanaged<Click>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var asFixed: UnsafeMutablePointer<GtkFixed> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkFixed.self)
  }

  fileprivate var asInstance: UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
  }
}
