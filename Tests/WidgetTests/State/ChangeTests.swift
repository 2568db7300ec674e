import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// onChange.
  @Suite @MainActor
  struct Changing {
    private let journal = Journal()

    private struct Watching: View {
      let value: Int
      let journal: Journal
      var isInitial = false

      var body: some View {
        Text(verbatim: "\(value)")
          .onChange(of: value, initial: isInitial) { old, new in journal.add("\(old) to \(new)") }
          .onChange(of: value) { journal.add("changed") }
          .onChange(of: value / 10) { journal.add("another ten") }
      }
    }

    @Test("An action has the old and the new value, once for each change, and none for equal values")
    func actionsHaveBothValues() async throws {
      let host = HostingWidget(rootView: Watching(value: 1, journal: journal))
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(journal.take() == [])
      host.rootView = Watching(value: 2, journal: journal)
      await window.settle()
      #expect(journal.take().sorted() == ["1 to 2", "changed"])
      host.rootView = Watching(value: 2, journal: journal)
      await window.settle()
      #expect(journal.take() == [])
      host.rootView = Watching(value: 12, journal: journal)
      await window.settle()
      #expect(journal.take().sorted() == ["2 to 12", "another ten", "changed"])
    }

    @Test("An initial action is done when the view appears")
    func initialActions() async throws {
      let window = TestWindow(width: 200, height: 100) {
        Watching(value: 7, journal: journal, isInitial: true)
      }
      #expect(journal.take() == [])
      await window.present()
      defer { window.close() }
      #expect(journal.take() == ["7 to 7"])
    }

    private struct Following: View {
      @State private var count = 0
      @State private var double = 0
      @State private var isLarge = false

      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }
          Text(verbatim: "\(double) \(isLarge)")
        }
        .onChange(of: count) { double = count * 2 }
        .onChange(of: double) { _, new in isLarge = new > 3 }
      }
    }

    @Test("What an action sets is shown, and calls the actions that wait for it")
    func actionsFollowEachOther() async throws {
      let window = TestWindow(width: 200, height: 100) { Following() }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Count 0"))
      await window.settle()
      _ = try window.element(text: "2 false")
      await window.pointer.click(try window.element(role: .button, named: "Count 1"))
      await window.settle()
      _ = try window.element(text: "4 true")
    }

    private struct NoteWatcher: View {
      let note: Note
      let journal: Journal
      var body: some View {
        Text(verbatim: "fixed").onChange(of: note.title) { old, new in journal.add("\(old) to \(new)") }
      }
    }

    @Test("A change of an observable object is heard of")
    func observedChanges() async throws {
      let note = Note(0, "one")
      let window = TestWindow(width: 200, height: 100) { NoteWatcher(note: note, journal: journal) }
      await window.present()
      defer { window.close() }
      note.title = "two"
      await window.settle()
      #expect(journal.take() == ["one to two"])
    }
  }
}
