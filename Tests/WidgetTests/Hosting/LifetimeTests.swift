import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What is left of hosted views when GTK and the application let go of them.
  @Suite @MainActor
  struct Lifetime {
    private struct Everything: View {
      let canary: Canary
      @State private var isOn = false

      var body: some View {
        VStack {
          AddButton("Add") { canary.sing() }.labelStyle(.iconTint(.green))
          SubtitledButton(title: "Title", subtitle: "Subtitle") { canary.sing() }.buttonStyle(.roundedRow)
          PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2) {
            canary.sing()
          }
          Image(
            svg:
              "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>"
          )
          .blending(color: .red)
          Button("Toggle") { isOn.toggle() }
          if isOn { Text("On") }
        }
      }
    }

    /// Several turns of the loop, without waiting for anything.
    private func turnLoop() {
      while g_main_context_iteration(nil, 0) != 0 {}
    }

    @Test("A thousand dropped hosts leave no widget and no captured object after one turn of the loop")
    func droppedHostsLeaveNothing() async throws {
      let census = WidgetCensus()
      var hosts: [HostingWidget<Everything>] = []
      for _ in 0..<1000 {
        let host = HostingWidget(rootView: Everything(canary: Canary()))
        census.add(host.widget)
        hosts.append(host)
      }
      #expect(census.alive > 10_000)
      #expect(Canary.alive >= 1000)
      hosts = []
      turnLoop()
      #expect(census.alive == 0)
      #expect(Canary.alive == 0)
    }

    @Test("Hosts in a window go with the window")
    func windowTakesItsHostsAlong() async throws {
      let census = WidgetCensus()
      let window = TestWindow(width: 300, height: 300) { Everything(canary: Canary()) }
      await window.present()
      await window.pointer.click(try window.element(role: .button, named: "Like"))
      await window.settle()
      census.add(try window.element(ofType: "VeneerHost").widget)
      await window.pointer.leave()
      window.close()
      await HeadlessDisplay.shared.settle()
      #expect(census.alive == 0)
      #expect(Canary.alive == 0)
    }

    @Test(
      "A list whose window closes before a frame has shown what changed leaves nothing",
      arguments: [
        [1], [2], [2, 0], [2, 1], [2, 3, 0], [0, 2, 1, 3, 2], [1, 2, 3, 2, 1],
      ])
    func unseenChangesOfLists(_ steps: [Int]) async throws {
      let census = WidgetCensus()
      do {
        let list = List { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
        let host = HostingWidget(
          rootView: VStack {
            Everything(canary: Canary()); list
          })
        let window = TestWindow(width: 300, height: 500, content: host.widget)
        await window.present()
        for step in steps {
          switch step {
          case 0: removeInheritedModifiers(from: window.widget)
          case 1: setInheritedModifiers(on: window.widget) { $0.padding(3) }
          case 2:
            setInheritedModifiers(on: window.widget) { content in
              VStack {
                content; content
              }
            }
          default: setInheritedModifiers(on: window.widget) { _ in Text("Nothing") }
          }
        }
        census.add(window.widget)
        window.close()
      }
      await HeadlessDisplay.shared.settle()
      turnLoop()
      #expect(census.alive == 0)
      #expect(Canary.alive == 0)
    }

    @Test("The heap stays flat over rounds of making and dropping")
    func heapStaysFlat() async throws {
      func round() {
        var hosts: [HostingWidget<Everything>] = []
        for _ in 0..<100 { hosts.append(HostingWidget(rootView: Everything(canary: Canary()))) }
        hosts = []
        turnLoop()
      }
      for _ in 0..<3 { round() }
      let before = heapInUse()
      for _ in 0..<10 { round() }
      let growth = heapInUse() - before
      // What a hundred components take is far above a megabyte; a single leaked widget of each round shows.
      #expect(growth < 20_000, "The heap grew by \(growth) bytes over ten rounds.")
    }

    private func heapInUse() -> Int { Int(veneer_test_heap_in_use()) }

    @Test("A widget that a container takes at once lives on without its handle")
    func containerKeepsTheWidget() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let window = TestWindow(width: 200, height: 100, content: box)
      let counter = Counter()
      gtk_box_append(
        UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self),
        HostingWidget(rootView: Button("Still here") { counter.add() }).widget)
      await window.present()
      await window.settle()
      await window.pointer.click(try window.element(role: .button, named: "Still here"))
      #expect(counter.count == 1)
      window.close()
    }

    @Test("An action may close its window, and one may remove its own button")
    func actionsMayEndTheirButton() async throws {
      final class Holder { var window: TestWindow? }
      let holder = Holder()
      let window = TestWindow(width: 200, height: 100) {
        Button("Close") { holder.window?.close() }
      }
      holder.window = window
      await window.present()
      await window.pointer.click(try window.element(role: .button, named: "Close"))
      await HeadlessDisplay.shared.settle()
      holder.window = nil

      let other = TestWindow(width: 200, height: 100) { Vanishing() }
      await other.present()
      await other.pointer.click(try other.element(role: .button, named: "Vanish"))
      await other.settle()
      #expect(other.elements(role: .button).isEmpty)
      other.close()
    }

    private struct Vanishing: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Button("Vanish") { isThere = false }.buttonStyle(.plain) } else { Text("Gone") }
      }
    }
  }
}
