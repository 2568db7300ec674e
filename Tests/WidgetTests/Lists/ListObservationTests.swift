import CGtk
import Testing
import Veneer
import VeneerTesting

private struct Notes: View {
  let notes: [Note]
  let journal: Journal

  var body: some View {
    List(notes) { note in
      let _ = journal.add("\(note.id)")
      Text(verbatim: note.title).frame(height: 20)
    }
  }
}

/// Rows that are kept for their elements.
private struct KeptNotes: View {
  let notes: [Note]
  let journal: Journal

  var body: some View {
    List(notes) { note in
      let _ = journal.add("\(note.id)")
      KeptNote(title: note.title)
    }
  }
}

private struct KeptNote: View {
  let title: String
  @State private var taps = 0
  var body: some View { Button("\(title): \(taps)") { taps += 1 } }
}

extension WidgetSuites {
  /// Rows whose views read observable objects.
  @Suite @MainActor
  struct ListObservation {
    private let journal = Journal()
    private let notes = (0..<2000).map { Note($0, "Note \($0)") }
    private let mark = WarningLog.mark

    /// A new observation is evaluated once more after a moment.
    private func waitForSecondLook(_ window: TestWindow) async throws {
      let start = g_get_monotonic_time()
      try await window.wait(until: { g_get_monotonic_time() - start > 150_000 }, message: "time passes")
      await window.settle()
      _ = journal.take()
    }

    @Test("A change of one element's object makes that row anew, and no other")
    func rowsFollowTheirObjects() async throws {
      let window = TestWindow(width: 300, height: 300) { Notes(notes: notes, journal: journal) }
      await window.present()
      defer { window.close() }
      try await waitForSecondLook(window)
      notes[3].title = "Changed"
      await window.settle()
      #expect(journal.take() == ["3"])
      #expect(window.texts.contains("Changed"))
      notes[3].details = "Nobody reads this"
      notes[1500].title = "Far away"
      await window.settle()
      #expect(journal.take() == [])
      notes[3].title = "Changed again"
      notes[5].title = "Changed too"
      await window.settle()
      #expect(Set(journal.take()) == ["3", "5"])
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A row that has become another element's follows the object of that one only")
    func usedRowsFollowTheirNewObjects() async throws {
      let window = TestWindow(width: 300, height: 300) { Notes(notes: notes, journal: journal) }
      await window.present()
      defer { window.close() }
      for position in [20_000.0, 40_000, 36_000] { await window.scroll(to: position) }
      try await waitForSecondLook(window)
      notes[7].title = "Not here"
      await window.settle()
      #expect(journal.take() == [])
      notes[1002].title = "Changed"
      await window.settle()
      #expect(journal.take() == ["1002"])
      #expect(window.texts.contains("Changed"))
      await window.scroll(to: 0)
      #expect(window.texts.contains("Not here"))
    }

    @Test("A row that is kept out of sight shows what has changed when it comes back")
    func keptRowsFollowWhenTheyReturn() async throws {
      let window = TestWindow(width: 300, height: 300) { KeptNotes(notes: notes, journal: journal) }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Note 2: 0"))
      // GTK keeps the row that has the focus.
      await window.pointer.click(try window.element(role: .button, named: "Note 1: 0"))
      await window.settle()
      // A hundred rows are kept that have left the list.
      await window.scroll(to: 7000)
      try await waitForSecondLook(window)
      notes[2].title = "Changed"
      await window.settle()
      await window.scroll(to: 0)
      #expect(window.seenButtonNames.contains("Changed: 1"))
      try await waitForSecondLook(window)
      notes[2].title = "Changed again"
      await window.settle()
      #expect(journal.take() == ["2"])
      #expect(window.seenButtonNames.contains("Changed again: 1"))
    }

    @Test("Objects that rows have read are let go with the list")
    func nothingIsLeft() async throws {
      weak var note: Note?
      do {
        let own = (0..<500).map { Note($0, "Note \($0)") }
        note = own[0]
        let window = TestWindow(width: 300, height: 300) { Notes(notes: own, journal: journal) }
        await window.present()
        for position in [10_000.0, 0] { await window.scroll(to: position) }
        try await waitForSecondLook(window)
        window.close()
      }
      await HeadlessDisplay.shared.settle()
      #expect(note == nil)
    }
  }
}
