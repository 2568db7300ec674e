import CGtk
import Veneer

/// Counters of the window that they are in, twice a second.
@MainActor
final class LiveCounters {
  let widget: WidgetPointer
  private var numbers: [WidgetPointer] = []

  init() {
    let titles: [LocalizedStringKey] = [
      "GTK widgets", "Hosts", "Nodes made", "Views evaluated", "Styles evaluated", "Frames painted",
    ]
    let grid = ColumnLayout.container(columnWidth: 190)
    widget = grid
    for title in titles {
      let number = gtk_label_new("0")!
      number.addClass("gallery-title")
      number.addClass("numeric")
      numbers.append(number)
      grid.append(VariantGrid.cell(number, caption: localized(title), isCode: false))
    }
    Signals.connect(grid, "map") { self.count() }
    Signals.every(500, while: grid) { self.count() }
  }

  private func count() {
    guard gtk_widget_get_mapped(widget) != 0, let root = gtk_widget_get_root(widget) else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    let all = window.descendants
    let statistics = all.compactMap { Host.of($0)?.graph.statistics }
    let frames = gtk_widget_get_frame_clock(widget).map { gdk_frame_clock_get_frame_counter($0) } ?? 0
    // Before the first frame GTK's counter is -1.
    let counts = [
      all.count, statistics.count, statistics.map(\.nodesMade).reduce(0, +),
      statistics.map(\.viewBodies).reduce(0, +), statistics.map(\.styleBodies).reduce(0, +),
      max(0, Int(frames)),
    ]
    for (label, count) in zip(numbers, counts) {
      let text = "\(count)"
      // A text that is the same would paint a frame all the same.
      guard String(cString: gtk_label_get_text(label.opaque)) != text else { continue }
      gtk_label_set_text(label.opaque, text)
    }
  }
}
