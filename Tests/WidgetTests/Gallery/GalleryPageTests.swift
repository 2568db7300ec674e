import CGtk
import Foundation
import Testing
import VeneerGallery
import VeneerTesting

extension WidgetSuites {
  /// Every page of the gallery, used with real input.
  @Suite @MainActor
  struct GalleryPages {
    @Test("The tests know all pages")
    func pagesAreKnown() {
      #expect(GalleryPage.all.map(\.name) == galleryPageNames)
    }

    @Test(
      "Every button of a page can be pressed and does something, without a warning",
      arguments: galleryPageNames)
    func buttonsWork(_ name: String) async throws {
      let mark = WarningLog.mark
      let stage = try await GalleryStage(name)
      defer { stage.window.close() }
      for button in try stage.controls(ofType: "VeneerButton") {
        // One of them opens a dialog of the desktop's.
        guard button.isAlive, button.accessibleName != "Choose a file" else { continue }
        try await stage.scroll(to: button)
        await stage.window.pointer.click(button)
        await stage.window.advanceTime(by: 1)
      }
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test(
      "Every switch, list, slider and entry of a page can be used, without a warning",
      arguments: galleryPageNames)
    func controlsWork(_ name: String) async throws {
      let mark = WarningLog.mark
      let stage = try await GalleryStage(name)
      defer { stage.window.close() }
      let page = try stage.page
      for control in try stage.controls(ofType: "GtkSwitch") {
        let wasOn = gtk_switch_get_active(OpaquePointer(control.widget))
        try await stage.scroll(to: control)
        await stage.window.pointer.click(control)
        // A switch is on when its knob has arrived.
        try await stage.window.wait(until: {
          gtk_switch_get_active(OpaquePointer(control.widget)) != wasOn
        })
      }
      for control in try stage.controls(ofType: "GtkDropDown") {
        let wasSelected = gtk_drop_down_get_selected(OpaquePointer(control.widget))
        try await stage.scroll(to: control)
        await stage.window.pointer.click(control)
        // Some lists begin in the middle.
        await stage.window.keyboard.tap(wasSelected == 0 ? .down : .up)
        await stage.window.keyboard.tap(.return)
        #expect(gtk_drop_down_get_selected(OpaquePointer(control.widget)) != wasSelected)
      }
      for control in try stage.controls(ofType: "GtkScale") {
        let range = UnsafeMutableRawPointer(control.widget).assumingMemoryBound(to: GtkRange.self)
        let value = gtk_range_get_value(range)
        gtk_widget_grab_focus(control.widget)
        await stage.window.keyboard.tap(.home)
        await stage.window.keyboard.tap(.right)
        #expect(gtk_range_get_value(range) != value)
      }
      for control in try stage.controls(ofType: "GtkEntry") {
        try await stage.scroll(to: control)
        await stage.window.pointer.click(control)
        await stage.window.keyboard.type("x")
        #expect(String(cString: gtk_editable_get_text(OpaquePointer(control.widget))).contains("x"))
      }
      #expect(page.isAlive)
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("Tab reaches everything on a page, from the top down", arguments: galleryPageNames)
    func tabReachesEverything(_ name: String) async throws {
      let stage = try await GalleryStage(name)
      defer { stage.window.close() }
      let page = try stage.page
      var reached: [Element] = []
      var heights: [Double] = []
      gtk_window_set_focus(
        UnsafeMutableRawPointer(stage.window.widget).assumingMemoryBound(to: GtkWindow.self), nil)
      for _ in 0..<200 {
        await stage.window.keyboard.tap(.tab)
        guard let focus = focus(in: stage.window) else { continue }
        if let first = reached.first, first.isAlive, first == focus { break }
        reached.append(focus)
        if isInside(focus, page) { heights.append(focus.frame.minY - page.frame.minY) }
      }
      let expected = stage.window.root.visibleDescendants.filter { element in
        gtk_widget_get_focusable(element.widget) != 0 && element.isSensitive && element.isOnScreen
          && !element.isSample && element.elements(ofType: "GtkWidget").allSatisfy { !canTakeFocus($0) }
      }
      for element in expected where !isReachedOtherwise(element) {
        let isReached = reached.contains { $0.isAlive && ($0 == element || isInside($0, element)) }
        #expect(isReached, "\(element.treeDescription)")
      }
      // What is beside each other may be a column of its own: the table of versions is the highest.
      for (above, below) in zip(heights, heights.dropFirst()) { #expect(below > above - 220) }
    }

    private func canTakeFocus(_ element: Element) -> Bool {
      gtk_widget_get_focusable(element.widget) != 0 && element.isSensitive && element.isOnScreen
    }

    /// Arrow keys, not Tab, go from one row of a list to the next, and the desktop's keys do what the window's buttons do.
    private func isReachedOtherwise(_ element: Element) -> Bool {
      var current: Element? = element
      while let parent = current {
        if ["GtkListBox", "GtkListItemWidget", "GtkPopover", "GtkWindowControls"].contains(
          where: parent.isOfType)
        {
          return true
        }
        current = parent.parent
      }
      return false
    }

    private func focus(in window: TestWindow) -> Element? {
      let root = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
      return gtk_window_get_focus(root).map { Element($0, in: window) }
    }

    private func isInside(_ element: Element, _ outer: Element) -> Bool {
      gtk_widget_is_ancestor(element.widget, outer.widget) != 0
    }
  }
}
