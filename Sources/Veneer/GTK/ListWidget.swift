import CGtk

/// A `GtkListView` in a `GtkScrolledWindow`, whose rows are made and filled as they come near the part that is seen.
@MainActor
final class ListWidget: Widget {
  private let list: Widget
  private let model = RowModel()
  private let factory: RowFactory

  /// Who says what is in the rows.
  weak var source: (any ListWidgetSource)? {
    didSet { factory.source = source }
  }

  init() {
    factory = RowFactory()
    // The list takes over the references to its model and its factory.
    list = Widget(gtk_list_view_new(gtk_no_selection_new(model.makeReference()), factory.makeReference()))
    super.init(gtk_scrolled_window_new())
    model.item = { [unowned self] in source?.item(at: $0) }
    factory.connectActivation(of: list)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, gboolean(1))
    gtk_scrolled_window_set_propagate_natural_width(opaque, gboolean(1))
    gtk_scrolled_window_set_max_content_height(opaque, ListWidget.greatestNaturalHeight)
    gtk_scrolled_window_set_child(opaque, list.pointer)
  }

  /// GtkListView makes 200 rows at most, so a list that something gives all the height it asks for must not ask for more.
  private static let greatestNaturalHeight: Int32 = 4000

  /// A list takes all the room that there is.
  override func growth(_ orientation: Orientation) -> Growth { .unlimited }

  /// Whether GTK is in the middle of making, filling or emptying rows; what is in the list must not change then.
  var isBusy: Bool { factory.isBusy }

  /// Says that `removed` rows from `position` on have gone and `added` others are there instead. The source knows of the new
  /// ones already.
  func rowsChanged(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    model.change(at: position, removed: removed, added: added)
  }

  /// Empties all rows and asks the source for nothing any more.
  func close() {
    source = nil
    model.item = { _ in nil }
    let (list, model) = (list, model)
    let close: @MainActor @Sendable () -> Void = {
      gtk_list_view_set_model(list.opaque, nil)
      gtk_list_view_set_factory(list.opaque, nil)
      withExtendedLifetime(model) {}
    }
    // GTK goes on with the rows when it is done with the one at hand.
    if isBusy { MainLoop.idle(priority: MainLoop.updatePriority, close) } else { close() }
  }
}

/// Who says what is in the rows of a list.
@MainActor
protocol ListWidgetSource: AnyObject {
  /// The object that stands for the row at `position`, where there is one yet. A row goes with its object.
  func item(at position: Int) -> RowItem?
  /// `widget` becomes the row at `position`, which `item` stands for from now on.
  func fill(_ widget: RowWidget, at position: Int, as item: RowItem)
  /// `widget` is no row for now.
  func empty(_ widget: RowWidget)
  /// Rows have come into the part that is seen, or left it.
  func seenRowsChanged()
}

extension Widget {
  /// The pointer as C functions take it whose type Swift does not import.
  var opaque: OpaquePointer { OpaquePointer(pointer) }
}
