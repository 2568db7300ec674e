import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Views among plain GTK widgets.
  @Suite @MainActor
  struct Hosting {
    /// A window with `depth` plain boxes inside each other and the host in the innermost one.
    private func nested(_ host: UnsafeMutablePointer<GtkWidget>, depth: Int) -> UnsafeMutablePointer<
      GtkWidget
    > {
      var content = host
      for _ in 0..<depth {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), content)
        content = box
      }
      return content
    }

    private func greenPixels(_ window: TestWindow) async -> Int {
      await window.snapshot().count { $0.green > 120 && $0.red < 80 && $0.alpha == 255 }
    }

    @Test("A style set on a plain window reaches a label five plain containers down")
    func windowStyleReachesHostedLabels() async throws {
      let host = HostingWidget(rootView: Label("Deep", systemImage: "star.fill").font(.largeTitle))
      let window = TestWindow(width: 300, height: 120, content: nested(host.widget, depth: 5))
      await window.present()
      defer { window.close() }
      #expect(await greenPixels(window) == 0)
      setInheritedModifiers(on: window.widget) {
        $0.labelStyle(.iconTint(Color(red: 0, green: 0.6, blue: 0)))
      }
      await window.settle()
      await window.advanceFrame()
      #expect(await greenPixels(window) > 50)
      removeInheritedModifiers(from: window.widget)
      await window.settle()
      await window.advanceFrame()
      #expect(await greenPixels(window) == 0)
    }

    @Test("Modifiers set before the host comes reach it, and those nearer come closer")
    func nearerModifiersWin() async throws {
      let host = HostingWidget(rootView: Text("Near"))
      let content = nested(host.widget, depth: 2)
      setInheritedModifiers(on: content) { $0.foregroundStyle(.red) }
      setInheritedModifiers(on: host.widget) { $0.foregroundStyle(Color(red: 0, green: 0.6, blue: 0)) }
      let window = TestWindow(width: 200, height: 60, content: content)
      await window.present()
      defer { window.close() }
      #expect(await greenPixels(window) > 10)
    }

    @Test("A view that fills the width makes its host expand in a GtkBox, and stops doing so")
    func hostExpandsWithItsView() async throws {
      struct Row: View {
        let fills: Bool
        var body: some View { Text("Row").frame(maxWidth: fills ? .infinity : nil) }
      }
      let host = HostingWidget(rootView: Row(fills: true))
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), host.widget)
      let window = TestWindow(width: 300, height: 60, content: box)
      await window.present()
      defer { window.close() }
      #expect(try window.element(ofType: "VeneerHost").frame.width == 300)
      host.rootView = Row(fills: false)
      await window.settle()
      await window.advanceFrame()
      #expect(try window.element(ofType: "VeneerHost").frame.width < 100)
    }

    @Test("Measuring a host applies what waits")
    func measuringAppliesChanges() async throws {
      let host = HostingWidget(rootView: Text(verbatim: "short"))
      var before: Int32 = 0
      gtk_widget_measure(host.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &before, nil, nil)
      host.rootView = Text(verbatim: "a good deal longer")
      var after: Int32 = 0
      gtk_widget_measure(host.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &after, nil, nil)
      #expect(after > before)
    }

    @Test("A switch to dark repaints live: text turns light, palette colours take their dark tone")
    func darkSwitchRepaints() async throws {
      let window = TestWindow(width: 200, height: 100) {
        VStack {
          Text("Text")
          Color.green.frame(width: 20, height: 20)
        }
      }
      await window.present()
      defer {
        HeadlessDisplay.shared.colorScheme = .light
        window.close()
      }
      let light = await window.snapshot()
      HeadlessDisplay.shared.colorScheme = .dark
      await window.settle()
      await window.advanceFrame()
      let dark = await window.snapshot()
      #expect(light.contains { $0.red == 0x26 && $0.green == 0xa2 && $0.blue == 0x69 })
      #expect(dark.contains { $0.red == 0x8f && $0.green == 0xf0 && $0.blue == 0xa4 })
      #expect(!dark.contains { $0.red == 0x26 && $0.green == 0xa2 && $0.blue == 0x69 })
    }
  }
}
