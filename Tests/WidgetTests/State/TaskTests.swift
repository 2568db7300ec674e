import CGtk
import Testing
import Veneer
import VeneerTesting

private struct Working: View {
  let identity: Int
  let journal: Journal

  var body: some View {
    Text(verbatim: "working").task(id: identity) {
      journal.add("begin \(identity)")
      do {
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
      } catch {
        journal.add("end \(identity)")
      }
    }
  }
}

private struct Holding: View {
  let canary: Canary
  var body: some View {
    Text(verbatim: "holding").task {
      // Not a sleep: a cancelled one leaves its timer with Dispatch until the time has come.
      for await _ in AsyncStream<Int>.makeStream().stream {}
      canary.sing()
    }
  }
}

private struct Holders: View {
  let canaries: [Canary]
  init(count: Int) { canaries = (0..<count).map { _ in Canary() } }
  var body: some View { VStack { ForEach(0..<canaries.count) { Holding(canary: canaries[$0]) } } }
}

private struct Download: View {
  @State private var progress = "idle"

  var body: some View {
    Button(progress) {
      progress = "running"
      Task {
        try await Task.sleep(nanoseconds: 5_000_000)
        progress = "slept"
        let result = await Task.detached { (1...1000).reduce(0, +) }.value
        progress = "result \(result)"
      }
    }
  }
}

extension WidgetSuites {
  /// The task of a view, and tasks that actions start.
  @Suite @MainActor
  struct Tasks {
    private let journal = Journal()

    @Test("A task runs while its view is on the screen, and starts anew with its identity")
    func tasksFollowTheirView() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let host = HostingWidget(rootView: Working(identity: 1, journal: journal))
      gtk_box_append(box.box, host.widget)
      let window = TestWindow(width: 200, height: 100, content: box)
      await HeadlessDisplay.shared.settle()
      #expect(journal.take() == [])
      await window.present()
      try await window.wait(until: { journal.entries == ["begin 1"] })
      host.rootView = Working(identity: 1, journal: journal)
      await window.settle()
      #expect(journal.take() == ["begin 1"])
      host.rootView = Working(identity: 2, journal: journal)
      try await window.wait(until: { journal.entries.sorted() == ["begin 2", "end 1"] })
      _ = journal.take()
      gtk_widget_set_visible(box, 0)
      try await window.wait(until: { journal.entries == ["end 2"] })
      _ = journal.take()
      gtk_widget_set_visible(box, 1)
      try await window.wait(until: { journal.entries == ["begin 2"] })
      _ = journal.take()
      window.close()
      try await HeadlessDisplay.shared.wait(until: { journal.entries == ["end 2"] })
    }

    @Test("A cancelled task leaves nothing behind")
    func cancelledTasksLeaveNothing() async throws {
      let window = TestWindow(width: 200, height: 100) {
        VStack { ForEach(0..<20) { _ in Holding(canary: Canary()) } }
      }
      await window.present()
      #expect(Canary.alive == 20)
      window.close()
      try await HeadlessDisplay.shared.wait(until: { Canary.alive == 0 }, message: "the tasks end")
    }

    @Test("Tasks that come and go with their views leave nothing behind")
    func tasksComeAndGo() async throws {
      let host = HostingWidget(rootView: Holders(count: 0))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      for round in 1...20 {
        host.rootView = Holders(count: round)
        await window.settle()
        #expect(Canary.alive == round)
        host.rootView = Holders(count: 0)
        try await window.wait(until: { Canary.alive == 0 }, message: "the tasks end")
      }
    }

    @Test("An action that awaits a timer and a background task updates its button")
    func asynchronousActions() async throws {
      let window = TestWindow(width: 200, height: 100) { Download() }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "idle"))
      try await window.wait(until: { !window.elements(role: .button, named: "result 500500").isEmpty })
    }
  }
}
