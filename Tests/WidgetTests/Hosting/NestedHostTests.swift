import CGtk
import Testing
import Veneer
import VeneerTesting

/// Hosts inside of a GTK widget inside of a view.
@MainActor
private final class NestedStage {
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
  let inner: HostingWidget<LevelView>

  init() {
    inner = HostingWidget(rootView: LevelView())
    gtk_box_append(box.box, inner.widget)
  }
}

private struct NestingPage: View {
  let stage: NestedStage
  var level = 1
  var isEnabled = true
  var isThere = true

  var body: some View {
    VStack {
      if isThere { GtkView { stage.box }.environment(\.level, level).disabled(!isEnabled) }
    }
  }
}

extension WidgetSuites {
  @Suite @MainActor
  struct NestedHosts {
    private let stage = NestedStage()

    @Test("A host in a represented widget inherits the environment of that place, live, and keeps its state")
    func environmentIsInherited() async throws {
      let host = HostingWidget(rootView: NestingPage(stage: stage))
      let window = TestWindow(width: 300, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(window.shownLevel == "level 1")
      await window.pointer.click(try window.element(role: .button, named: "count 0"))
      await window.settle()
      host.rootView = NestingPage(stage: stage, level: 2)
      await window.settle()
      #expect(window.shownLevel == "level 2")
      host.rootView = NestingPage(stage: stage, level: 2, isEnabled: false)
      await window.settle()
      #expect(window.shownLevel == "level 2 disabled")
      host.rootView = NestingPage(stage: stage, level: 3)
      await window.settle()
      #expect(window.shownLevel == "level 3")
      await window.pointer.click(try window.element(role: .button, named: "count 1"))
      await window.settle()
      _ = try window.element(role: .button, named: "count 2")
    }

    @Test("Styles, tints and fonts of the place reach the host")
    func looksAreInherited() async throws {
      let green = Color(red: 0, green: 0.6, blue: 0)
      func inner() -> UnsafeMutablePointer<GtkWidget> {
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
        gtk_box_append(
          box.box, HostingWidget(rootView: Label("Label", systemImage: "star.fill").font(.largeTitle)).widget)
        return box
      }
      func greenPixels(_ view: some View) async -> Int {
        let window = TestWindow(width: 300, height: 100) { view }
        await window.present()
        defer { window.close() }
        return await window.snapshot().count { $0.green > 120 && $0.red < 80 && $0.alpha == 255 }
      }
      #expect(await greenPixels(GtkView(make: inner)) == 0)
      let tinted = await greenPixels(GtkView(make: inner).labelStyle(.iconTint(green)))
      #expect(tinted > 50)
      #expect(await greenPixels(GtkView(make: inner).foregroundStyle(green)) > tinted)
    }

    @Test("Modifiers on GTK widgets around the outer host reach the inner one, and nearer ones come closer")
    func modifiersReachThrough() async throws {
      struct Page: View {
        let stage: NestedStage
        var body: some View { GtkView { stage.box } }
      }
      let window = TestWindow(width: 300, height: 200) { Page(stage: stage) }
      await window.present()
      defer { window.close() }
      #expect(window.shownLevel == "level 0")
      setInheritedModifiers(on: window.widget) { $0.environment(\.level, 4) }
      await window.settle()
      #expect(window.shownLevel == "level 4")
      setInheritedModifiers(on: stage.box) { $0.environment(\.level, 5) }
      await window.settle()
      #expect(window.shownLevel == "level 5")
      removeInheritedModifiers(from: window.widget)
      await window.settle()
      #expect(window.shownLevel == "level 5")
      removeInheritedModifiers(from: stage.box)
      await window.settle()
      #expect(window.shownLevel == "level 0")
    }

    @Test("A host that is taken out of a represented widget leaves its environment, and finds it again")
    func leavingAndComingBack() async throws {
      let plain = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let host = HostingWidget(rootView: NestingPage(stage: stage))
      gtk_box_append(plain.box, host.widget)
      let window = TestWindow(width: 300, height: 200, content: plain)
      await window.present()
      defer { window.close() }
      for round in 0..<3 {
        gtk_box_remove(stage.box.box, stage.inner.widget)
        gtk_box_append(plain.box, stage.inner.widget)
        #expect(window.shownLevel == "level 0")
        host.rootView = NestingPage(stage: stage, level: round + 2)
        await window.settle()
        #expect(window.shownLevel == "level 0")
        gtk_box_remove(plain.box, stage.inner.widget)
        gtk_box_append(stage.box.box, stage.inner.widget)
        #expect(window.shownLevel == "level \(round + 2)")
      }
    }

    @Test("An inner host outlives the place of its represented widget")
    func innerHostOutlivesThePlace() async throws {
      g_object_ref_sink(stage.box)
      let host = HostingWidget(rootView: NestingPage(stage: stage))
      let window = TestWindow(width: 300, height: 200, content: host.widget)
      await window.present()
      host.rootView = NestingPage(stage: stage, isThere: false)
      await window.settle()
      #expect(window.shownLevel == nil)
      host.rootView = NestingPage(stage: stage, level: 8)
      await window.settle()
      #expect(window.shownLevel == "level 8")
      host.rootView = NestingPage(stage: stage, isThere: false)
      window.close()
      let other = TestWindow(width: 300, height: 200, content: stage.box)
      await other.present()
      #expect(other.shownLevel == "level 0")
      other.close()
      g_object_unref(stage.box)
    }

    @Test("A host may be the represented widget itself, and hosts may be nested deeper")
    func nestedDeeper() async throws {
      let window = TestWindow(width: 300, height: 200) {
        GtkView {
          HostingWidget(rootView: GtkView { HostingWidget(rootView: LevelView()).widget }.padding(4)).widget
        }.environment(\.level, 6)
      }
      await window.present()
      defer { window.close() }
      #expect(window.shownLevel == "level 6")
    }

    private struct Fader: View {
      @Environment(\.level) private var level
      var body: some View { Color.red.frame(width: 20, height: 20).opacity(level == 0 ? 1 : 0) }
    }

    private struct FadingPage: View {
      let inner: UnsafeMutablePointer<GtkWidget>
      let level: Int
      var body: some View { GtkView { inner }.environment(\.level, level) }
    }

    @Test("An animated change of the environment is animated in the inner host as well")
    func animationReachesThrough() async throws {
      let inner = HostingWidget(rootView: Fader())
      let host = HostingWidget(rootView: FadingPage(inner: inner.widget, level: 0))
      let window = TestWindow(width: 60, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      withAnimation(.linear(duration: 1)) { host.rootView = FadingPage(inner: inner.widget, level: 1) }
      await window.settle()
      await window.advanceTime(by: 0.5)
      await window.advanceFrame()
      let middle = await window.snapshot()
      #expect(middle.contains { $0.alpha == 255 && $0.red > 200 && (60...200).contains($0.green) })
    }

    private struct Toggled: View {
      let isThere: Bool
      var body: some View {
        VStack {
          if isThere { GtkView { HostingWidget(rootView: LevelView()).widget }.environment(\.level, 6) }
        }
      }
    }

    @Test("Nested hosts go with their window")
    func nestedHostsGo() async throws {
      var host: HostingWidget? = HostingWidget(rootView: Toggled(isThere: true))
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      if let host { gtk_box_append(box.box, host.widget) }
      let window = TestWindow(width: 300, height: 200, content: box)
      await window.present()
      let census = WidgetCensus()
      census.add(box)
      host = nil
      window.close()
      await HeadlessDisplay.shared.settle()
      #expect(census.alive == 0)
    }

    @Test("Nested hosts that come and go leave nothing")
    func nestedHostsLeaveNothing() async throws {
      // Not on the screen: what is drawn has caches of its own.
      let window = gtk_window_new()!
      defer { gtk_window_destroy(window.window) }
      let host = HostingWidget(rootView: Toggled(isThere: false))
      gtk_window_set_child(window.window, host.widget)
      func round() async {
        host.rootView = Toggled(isThere: true)
        await HeadlessDisplay.shared.settle()
        host.rootView = Toggled(isThere: false)
        await HeadlessDisplay.shared.settle()
      }
      for _ in 0..<20 { await round() }
      let before = Int(veneer_test_heap_in_use())
      for _ in 0..<100 { await round() }
      let growth = Int(veneer_test_heap_in_use()) - before
      #expect(growth < 60_000, "100 hosts left \(growth) bytes.")
    }
  }
}
