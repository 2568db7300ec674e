import CGtk

/// What is in one row of a list: its content at the leading edge, at a distance from the row's. A button that is a row itself
/// fills it, so that it is pressed all over.
@MainActor
final class RowWidget: BoxWidget {
  nonisolated static let typeName = "VeneerRow"
  private static let type = WidgetClass.register(
    typeName, cssName: "veneer-box", role: GTK_ACCESSIBLE_ROLE_GENERIC, hearsOfMapping: true)

  private var listItem: OpaquePointer?
  private var changesScreen: (ScreenChange) -> Void = { _ in }
  private var stack: BoxWidget?
  private let layer = RowLayer()
  private var contents: [Widget] = []
  /// Who filled the row last, and may still have something of its own in it.
  weak var filler: (any RowFiller)?

  /// GTK shows those rows that are in the part of the list that is seen, and keeps others at hand.
  enum ScreenChange {
    case hasCome, isGoing, hasGone
  }

  convenience init(of listItem: OpaquePointer, changesScreen: @escaping (ScreenChange) -> Void) {
    self.init(type: RowWidget.type)
    self.listItem = listItem
    self.changesScreen = changesScreen
    beginLayers()
    append(layer)
    willBePlaced()
  }

  var position: Int { listItem.map { Int(gtk_list_item_get_position($0)) } ?? -1 }

  /// GTK's widget for the row, which has this one in it.
  private var row: WidgetPointer? { parent }

  // MARK: Content

  /// Shows `contents`, several of them below each other; ``update()`` is to follow.
  func show(_ contents: [Widget]) {
    guard !hasSame(contents) else {
      for content in contents { content.willBePlaced() }
      return
    }
    self.contents = contents
    if contents.count > 1 {
      let stack = stack ?? BoxWidget()
      self.stack = stack
      for content in contents { content.box?.stackOrientation = .vertical }
      stack.place(contents, in: StackLayout(orientation: .vertical, spacing: 8, alignment: .start))
      place([stack], in: OverlapLayout(alignment: .leading))
    } else {
      stack = nil
      contents.first?.box?.stackOrientation = nil
      place(contents, in: OverlapLayout(alignment: .leading))
    }
  }

  /// Lets go of what is shown.
  func empty() {
    show([])
    update()
  }

  private func hasSame(_ contents: [Widget]) -> Bool {
    contents.count == self.contents.count && zip(contents, self.contents).allSatisfy { $0 === $1 }
  }

  /// Follows what the content is: the distance to the edges, and whether activating the row presses something.
  func update() {
    let isRowItself = (contents.first as? ButtonWidget)?.isRow == true && contents.count == 1
    let wanted =
      isRowItself || contents.isEmpty
      ? EdgeInsets() : EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
    if layer.insets != wanted {
      layer.insets = wanted
      queueResize()
    }
    guard let listItem else { return }
    let isActivatable = onlyButton != nil
    guard isActivatable != (gtk_list_item_get_activatable(listItem) != 0) else { return }
    gtk_list_item_set_activatable(listItem, gboolean(isActivatable ? 1 : 0))
  }

  /// What assistive technology is told of the row as a whole.
  func setRowName(_ name: String) {
    guard let row, name != shownName else { return }
    shownName = name
    veneer_accessible_set_text(row, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  private var shownName = ""

  /// GTK has put the widget into a row of the list.
  func takePlace() {
    guard let row, gtk_widget_has_css_class(row, "veneer-row") == 0 else { return }
    gtk_widget_add_css_class(row, "veneer-row")
    // A button in the row that is clicked keeps the focus.
    gtk_widget_set_focus_on_click(row, gboolean(0))
  }

  /// The row is not used again.
  func dismiss() {
    filler?.release(self)
    filler = nil
    listItem = nil
  }

  override func mapped() { changesScreen(.hasCome) }
  override func unmapping() { changesScreen(.isGoing) }
  override func unmapped() { changesScreen(.hasGone) }

  // MARK: Focus

  /// GTK gives the focus to a row by what is in it; it goes to the first control there that takes it.
  nonisolated static func overrideFocus(of widgetClass: WidgetClass.ClassPointer) {
    widgetClass.pointee.grab_focus = { gboolean(RowWidget.focusInside($0!) ? 1 : 0) }
  }

  private nonisolated static func focusInside(_ widget: WidgetPointer) -> Bool {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      child = gtk_widget_get_next_sibling(current)
      guard gtk_widget_get_visible(current) != 0, gtk_widget_get_child_visible(current) != 0 else { continue }
      if gtk_widget_grab_focus(current) != 0 || focusInside(current) { return true }
    }
    return false
  }

  // MARK: Buttons

  /// The one button in the row; nil where there is none, or several.
  private var onlyButton: WidgetPointer? {
    var found: WidgetPointer?
    var isAlone = true
    forEachButton { button in
      if found != nil { isAlone = false }
      found = button
    }
    return isAlone ? found : nil
  }

  /// Presses the one button in the row, unless it is being pressed by the pointer, which clicks it anyway.
  func pressOnlyButton() {
    guard let pointer = onlyButton else { return }
    if let button = ButtonWidget.of(pointer) {
      if !button.isHeld { _ = button.pressAtOnce() }
    } else if gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue == 0 {
      gtk_widget_activate(pointer)
    }
  }

  /// Ends the presses of all buttons in the row, and their pictures.
  func endPresses() {
    forEachButton { ButtonWidget.of($0)?.forgetPress() }
  }

  private func forEachButton(_ body: (WidgetPointer) -> Void) { RowWidget.forEachButton(in: pointer, body) }

  /// Those within a button belong to that.
  private static func forEachButton(in widget: WidgetPointer, _ body: (WidgetPointer) -> Void) {
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if WidgetOwner.isA(current, gtk_button_get_type()) {
        body(current)
      } else if gtk_widget_get_child_visible(current) != 0 {
        forEachButton(in: current, body)
      }
      child = gtk_widget_get_next_sibling(current)
    }
  }
}

/// Who fills rows of a list.
@MainActor
protocol RowFiller: AnyObject {
  /// `widget` is no row for now.
  func empty(_ widget: RowWidget)

  /// `widget` goes, or somebody else fills it.
  func release(_ widget: RowWidget)
}
