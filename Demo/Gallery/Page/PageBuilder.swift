import CGtk
import Veneer

/// Builds a page from the top down: a heading, then sections on cards.
///
/// Everything is plain GTK but what is shown in it, which is hosted.
@MainActor
package final class PageBuilder {
  /// The page, as long as it needs.
  let widget: WidgetPointer
  /// What the page's buttons have done.
  let log = EventLog()
  private let content: WidgetPointer
  private var samples: [StateSample] = []

  init(_ page: GalleryPage) {
    let title = textLabel(localized(page.title), classes: "gallery-title")
    let summary = textLabel(localized(page.summary), classes: "gallery-secondary")
    content = column(spacing: 24, column(spacing: 4, title, summary))
    content.setMargins(horizontal: 24, vertical: 24)
    widget = ClampLayout.container(content)
    widget.addClass("gallery-page")
    page.build(self)
  }

  /// Adds a section with a heading.
  func section(_ title: LocalizedStringKey, _ child: WidgetPointer) {
    section(below: heading(title), child)
  }

  private func section(below heading: WidgetPointer, _ child: WidgetPointer) {
    content.append(column(spacing: 8, heading, child))
  }

  private func heading(_ title: LocalizedStringKey) -> WidgetPointer {
    textLabel(localized(title), classes: "heading")
  }

  /// Adds a section whose content is on a card.
  func card(_ title: LocalizedStringKey, _ child: WidgetPointer) {
    let card = column(child)
    card.addClass("gallery-card")
    gtk_widget_set_hexpand(child, 1)
    section(title, card)
  }

  /// Adds a section with a view on a card.
  func card<Content: View>(_ title: LocalizedStringKey, @ViewBuilder _ content: () -> Content) {
    let host = HostingWidget(rootView: content()).widget
    gtk_widget_set_halign(host, GTK_ALIGN_FILL)
    card(title, host)
  }

  /// Adds the forms of a component, each in a cell of a grid.
  func variants(
    _ title: LocalizedStringKey = "Variants", columnWidth: Int = 220, _ fill: (VariantGrid) -> Void
  ) {
    let grid = VariantGrid(columnWidth: columnWidth)
    fill(grid)
    section(title, grid.widget)
  }

  /// Adds a button in each of its states.
  func states<Content: View>(
    _ title: LocalizedStringKey = "States", columnWidth: Int = 112, @ViewBuilder _ content: () -> Content
  ) {
    states(below: heading(title), columnWidth: columnWidth, content)
  }

  /// Adds a button in each of its states, below how its style is written in source.
  func states<Content: View>(code: String, @ViewBuilder _ content: () -> Content) {
    let heading = textLabel(code, classes: "heading")
    // Source is read from left to right everywhere; the row puts it where texts begin.
    gtk_widget_set_direction(heading, GTK_TEXT_DIR_LTR)
    states(below: row(heading), columnWidth: 112, content)
  }

  private func states<Content: View>(
    below heading: WidgetPointer, columnWidth: Int, _ content: () -> Content
  ) {
    let cells = StateSample.State.allCases.map { state in
      let sample = StateSample(state, of: content())
      samples.append(sample)
      return sample.cell
    }
    section(below: heading, ColumnLayout.container(columnWidth: columnWidth, cells))
  }

  /// Adds a view whose properties can be changed.
  func playground<Values, Content: View>(
    _ values: Values, title: LocalizedStringKey = "Try it",
    @ViewBuilder content: @escaping (Values) -> Content, controls: (Playground<Values>) -> Void
  ) {
    let host = HostingWidget(rootView: content(values))
    let playground = Playground(values) { host.rootView = content($0) }
    controls(playground)
    gtk_widget_set_halign(host.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(host.widget, GTK_ALIGN_CENTER)
    gtk_widget_set_vexpand(host.widget, 1)
    let stage = column(host.widget)
    stage.addClass("gallery-stage")
    gtk_widget_set_vexpand(stage, 0)
    let separator = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)!
    playground.widget.setMargins(horizontal: 16, vertical: 16)
    let card = column(stage, separator, playground.widget)
    card.addClass("gallery-card")
    card.addClass("gallery-divided-card")
    section(title, card)
  }

  /// Adds the source of what is shown.
  func source(_ listing: Listing) {
    section("Source", ListingCard.widget(listing))
  }

  /// Adds the log of what the page's buttons do.
  func events() { section("Events", log.widget) }

  /// Puts the samples of states back into their states, after their views were made anew.
  func refresh() {
    for sample in samples { sample.apply() }
  }
}
