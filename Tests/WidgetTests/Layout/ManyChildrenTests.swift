import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// A stack of many children in a scrolled window draws those that may be seen, and no others.
  @Suite @MainActor
  struct ManyChildren {
    private static let count = 400

    /// A column of squares of 20 pixels, each in a grey of its own, below a header whose height can change.
    private struct Column: View {
      let header: Header

      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(width: 20, height: header.height)
          Squares().scaleEffect(header.scale, anchor: .top)
        }
      }
    }

    private struct Header {
      var height = 0.0
      var scale = 1.0
    }

    private struct Squares: View {
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<ManyChildren.count, id: \.self) { index in
            Color(white: ManyChildren.grey(index)).frame(width: 20, height: 20)
          }
        }
      }
    }

    private static func grey(_ index: Int) -> Double { Double(1 + index % 250) / 255 }

    /// A window with `host` in a `GtkScrolledWindow`.
    private func scrolled<Content: View>(_ host: HostingWidget<Content>, width: Int = 60, height: Int = 200)
      -> (
        window: TestWindow, adjustment: UnsafeMutablePointer<GtkAdjustment>
      )
    {
      let scrolled = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), host.widget)
      let window = TestWindow(width: width, height: height, content: scrolled)
      return (window, gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled)))
    }

    /// The rows of the window's picture that are not what a column of squares, scrolled to `offset`, shows there.
    private func wrongRows(_ window: TestWindow, offset: Int, rows: Range<Int>? = nil) async -> [Int] {
      let picture = await window.snapshot()
      return (rows ?? 0..<picture.height).filter { y in
        let pixel = picture[picture.width / 2, y]
        return Int(pixel.red) != Int((ManyChildren.grey((y + offset) / 20) * 255).rounded())
          || pixel.alpha != 255
      }
    }

    @Test("Wherever it is scrolled to, what is seen is drawn")
    func scrolling() async throws {
      let (window, adjustment) = scrolled(HostingWidget(rootView: Squares()))
      await window.present()
      defer { window.close() }
      #expect(await wrongRows(window, offset: 0).isEmpty)
      for offset in [10, 290, 700, 7000, 7800, 4000, 0] {
        gtk_adjustment_set_value(adjustment, Double(offset))
        #expect(await wrongRows(window, offset: offset).isEmpty, "at \(offset)")
      }
    }

    @Test("What a view above makes room for is drawn")
    func moving() async throws {
      let host = HostingWidget(rootView: Column(header: Header(height: 3000)))
      let (window, _) = scrolled(host)
      await window.present()
      defer { window.close() }
      host.rootView = Column(header: Header(height: 0))
      #expect(await wrongRows(window, offset: 0).isEmpty)
    }

    @Test("What a scrolled window shows more of as it grows is drawn")
    func growing() async throws {
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let scrolled = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_policy(OpaquePointer(scrolled), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
      gtk_scrolled_window_set_child(OpaquePointer(scrolled), HostingWidget(rootView: Squares()).widget)
      gtk_widget_set_vexpand(scrolled, 1)
      let below = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_set_size_request(below, -1, 1150)
      let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
      gtk_box_append(box, scrolled)
      gtk_box_append(box, below)
      let window = TestWindow(width: 60, height: 1200, content: column)
      await window.present()
      defer { window.close() }
      gtk_widget_set_visible(below, 0)
      #expect(await wrongRows(window, offset: 0).isEmpty)
    }

    @Test("What is drawn smaller shows more children, at once and as that changes")
    func scaling() async throws {
      let host = HostingWidget(rootView: Column(header: Header()))
      let (window, _) = scrolled(host)
      await window.present()
      defer { window.close() }
      host.rootView = Column(header: Header(scale: 0.1))
      let picture = await window.snapshot()
      // 200 rows of pixels show 100 squares.
      for square in 0..<99 {
        let pixel = picture[picture.width / 2, square * 2 + 1]
        #expect(
          abs(Int(pixel.red) - Int((ManyChildren.grey(square) * 255).rounded())) <= 1, "square \(square)")
      }
    }

    @Test("A row of many children is drawn where it is seen, from left to right and from right to left")
    func rows() async throws {
      let row = HStack(spacing: 0) {
        ForEach(0..<ManyChildren.count, id: \.self) { index in
          Color(white: ManyChildren.grey(index)).frame(width: 20, height: 20)
        }
      }
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_default_direction(direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let host = HostingWidget(rootView: row)
        let (window, _) = scrolled(host, width: 200, height: 20)
        await window.present()
        let scrolledWindow = OpaquePointer(
          try #require(gtk_widget_get_ancestor(host.widget, gtk_scrolled_window_get_type())))
        gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(scrolledWindow), 5000)
        let picture = await window.snapshot()
        for x in 0..<200 {
          let place = (x + 5000) / 20
          let index = direction == GTK_TEXT_DIR_LTR ? place : ManyChildren.count - 1 - place
          #expect(Int(picture[x, 10].red) == Int((ManyChildren.grey(index) * 255).rounded()), "column \(x)")
        }
        window.close()
      }
    }

    @Test("A host that moves to another window is drawn there")
    func otherWindow() async throws {
      let host = HostingWidget(rootView: Squares())
      let (first, adjustment) = scrolled(host)
      await first.present()
      gtk_adjustment_set_value(adjustment, 4000)
      await first.settle()
      g_object_ref(host.widget)
      let viewport = try #require(gtk_widget_get_parent(host.widget))
      gtk_viewport_set_child(OpaquePointer(viewport), nil)
      let (second, _) = scrolled(host, height: 300)
      g_object_unref(host.widget)
      await second.present()
      #expect(await wrongRows(second, offset: 0).isEmpty)
      second.close()
      first.close()
    }

    @Test("Images far out of sight are not even rastered, until they are scrolled to")
    func outOfSight() async throws {
      // Each in a size of its own, so that each needs a raster of its own.
      let host = HostingWidget(
        rootView: VStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            Image(systemName: "bandage").font(.system(size: 20 + Double(index))).frame(height: 40)
          }
        })
      let before = SymbolCatalogue.rasterCount(of: "bandage")
      let (window, adjustment) = scrolled(host, width: 300, height: 200)
      await window.present()
      defer { window.close() }
      // 200 pixels of the window and at most 400 below it.
      let atFirst = SymbolCatalogue.rasterCount(of: "bandage") - before
      #expect((5...16).contains(atFirst))
      gtk_adjustment_set_value(adjustment, 4000)
      await window.settle()
      let then = SymbolCatalogue.rasterCount(of: "bandage") - before
      #expect((atFirst + 5...atFirst + 30).contains(then))
    }

    @Test("A picture of the whole stack alone has all of it")
    func isolatedPicture() async throws {
      let (window, _) = scrolled(HostingWidget(rootView: Squares()))
      await window.present()
      defer { window.close() }
      let host = try window.element(ofType: "VeneerHost")
      let picture = await window.snapshot(of: host, isolated: true)
      #expect(picture.height == 8000)
      for index in stride(from: 0, to: ManyChildren.count, by: 7) {
        let pixel = picture[picture.width / 2, index * 20 + 10]
        #expect(Int(pixel.red) == Int((ManyChildren.grey(index) * 255).rounded()), "square \(index)")
      }
      #expect(await wrongRows(window, offset: 0).isEmpty)
    }

    @Test("Nothing is left when the window goes")
    func lifetime() async throws {
      let census = WidgetCensus()
      let content = try await scrolledAndClosed(census)
      while g_main_context_iteration(nil, 0) != 0 {}
      #expect(content > ManyChildren.count)
      #expect(census.alive == 0)
    }

    private func scrolledAndClosed(_ census: WidgetCensus) async throws -> Int {
      let (window, adjustment) = scrolled(HostingWidget(rootView: Squares()))
      await window.present()
      gtk_adjustment_set_value(adjustment, 2000)
      await window.settle()
      census.add(window.widget)
      let alive = census.alive
      window.close()
      return alive
    }
  }
}
