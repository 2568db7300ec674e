import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Views that nobody thought of, made at random from fixed seeds.
  @Suite @MainActor
  struct RandomViews {
    private func window(_ host: HostingWidget<RandomView>) async -> TestWindow {
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_child(OpaquePointer(scroller), host.widget)
      let window = TestWindow(width: 400, height: 500, content: scroller)
      await window.present()
      return window
    }

    /// Veneer's widgets with their names and frames.
    private func description(of window: TestWindow) -> [String] {
      window.treeDescription.split(separator: "\n")
        .filter { $0.contains("Veneer") && !$0.contains("VeneerProbe") }
        .map { $0.hasSuffix(" focused") ? String($0.dropLast(8)) : String($0) }
    }

    @Test(
      "A host that was updated step by step looks like one made anew",
      arguments: Array(0..<21) + [180, 216, 219])
    func updatedHostsAreLikeNewOnes(_ seed: Int) async throws {
      var generator = SeededGenerator(seed)
      var trees = RandomTree.stack(1, (0..<3).map { _ in .random(depth: 5, &generator) })
      let mark = WarningLog.mark
      HeadlessDisplay.shared.animations = false
      defer { HeadlessDisplay.shared.animations = true }
      let host = HostingWidget(rootView: RandomView(tree: trees))
      let updated = await window(host)
      defer { updated.close() }
      for step in 0..<12 {
        trees = trees.changed(depth: 5, &generator)
        host.rootView = RandomView(tree: trees)
        await updated.settleAndPaint()
        let fresh = await window(HostingWidget(rootView: RandomView(tree: trees)))
        await fresh.settleAndPaint()
        let descriptions = (description(of: updated), description(of: fresh))
        fresh.close()
        try #require(descriptions.0 == descriptions.1, "step \(step): \(trees)")
        try #require(WarningLog.messages(since: mark) == [], "step \(step): \(trees)")
      }
    }

    @Test("No widget gets less than its minimum, in windows of any size", arguments: 0..<24)
    func minimumsHold(_ seed: Int) async throws {
      var generator = SeededGenerator(seed + 1000)
      let mark = WarningLog.mark
      for _ in 0..<4 {
        let tree = RandomTree.stack(
          .random(in: 0..<4, using: &generator), (0..<3).map { _ in .random(depth: 4, &generator) })
        let width = Int.random(in: 10..<400, using: &generator)
        let window = TestWindow(width: width, height: 100) { RandomView(tree: tree) }
        await window.present()
        for element in window.root.visibleDescendants
        where element.isOnScreen && element.typeName != "VeneerProbe" {
          guard element.typeName.hasPrefix("Veneer") else { continue }
          expectMinimum(of: element, tree)
        }
        window.close()
        #expect(WarningLog.messages(since: mark) == [], "\(tree)")
      }
    }

    private func expectMinimum(of element: Element, _ tree: RandomTree) {
      let widget = element.widget
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
      #expect(gtk_widget_get_allocated_width(widget) >= width, "\(element.typeName) in \(tree)")
      guard gtk_widget_get_allocated_width(widget) >= width else { return }
      gtk_widget_measure(
        widget, GTK_ORIENTATION_VERTICAL, gtk_widget_get_allocated_width(widget), &height, nil, nil, nil)
      #expect(gtk_widget_get_allocated_height(widget) >= height, "\(element.typeName) in \(tree)")
    }
  }
}
