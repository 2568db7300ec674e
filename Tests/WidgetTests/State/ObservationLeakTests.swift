import CGtk
import Testing
import Veneer
import VeneerTesting

private struct Reader: View {
  let note: Note
  let round: Int
  var body: some View { Text(verbatim: "\(note.title) \(round)") }
}

private struct Rows: View {
  let note: Note
  let count: Int
  var body: some View { VStack { ForEach(0..<count) { Text(verbatim: "\(note.title) \($0)") } } }
}

extension WidgetSuites {
  /// What stays with an observable object of the views that read it.
  @Suite @MainActor
  struct ObservationLeaks {
    /// What the heap grows by in `rounds`, after as many to warm up.
    private func growth(over rounds: Int, of round: (Int) -> Void) async throws -> Int {
      for index in 0..<rounds { round(index) }
      try await rest()
      let before = Int(veneer_test_heap_in_use())
      for index in 0..<rounds { round(index) }
      try await rest()
      return Int(veneer_test_heap_in_use()) - before
    }

    /// What begins to observe is looked at once more after a moment; waits until that is over.
    private func rest() async throws {
      let start = g_get_monotonic_time()
      try await HeadlessDisplay.shared.wait(until: { g_get_monotonic_time() - start > 150_000 })
    }

    @Test("Evaluating a reader again and again leaves nothing with an object that never changes")
    func evaluationsLeaveNothing() async throws {
      let note = Note(0, "title")
      let host = HostingWidget(rootView: Reader(note: note, round: 0))
      let growth = try await growth(over: 2000) { host.rootView = Reader(note: note, round: $0) }
      // A tracking takes hundreds.
      #expect(growth < 80_000, "2000 evaluations left \(growth) bytes.")
    }

    @Test("Rows that come and go leave nothing with an object that never changes")
    func rowsLeaveNothing() async throws {
      let note = Note(0, "title")
      let host = HostingWidget(rootView: Rows(note: note, count: 0))
      let growth = try await growth(over: 200) { host.rootView = Rows(note: note, count: $0 % 2 * 20) }
      #expect(growth < 40_000, "2000 rows left \(growth) bytes.")
    }

    @Test("A dropped host lets go of the objects that its views read")
    func objectsAreLetGo() async throws {
      weak var weakNote: Note?
      do {
        let note = Note(0, "title")
        weakNote = note
        let host = HostingWidget(
          rootView: VStack {
            Reader(note: note, round: 0)
            Rows(note: note, count: 3)
          })
        note.title = "other"
        _ = host
      }
      try await HeadlessDisplay.shared.wait(until: { weakNote == nil }, message: "the object goes")
    }
  }
}
