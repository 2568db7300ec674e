import CGtk
import Testing
import Veneer
import VeneerTesting

private struct NoteTitle: View {
  let note: Note
  var body: some View { Text(verbatim: note.title) }
}

private struct Titled: ViewModifier {
  let note: Note
  func body(content: Content) -> some View {
    VStack {
      Text(verbatim: "modifier \(note.title)")
      content
    }
  }
}

private struct TitleLabelStyle: LabelStyle {
  let note: Note
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "label \(note.title)") }
}

private struct TitleButtonStyle: ButtonStyle {
  let note: Note
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "button \(note.title)") }
}

private struct TitlePrimitiveStyle: PrimitiveButtonStyle {
  let note: Note
  func makeBody(configuration: Configuration) -> some View { Text(verbatim: "primitive \(note.title)") }
}

private struct Everywhere: View {
  let note: Note

  var body: some View {
    VStack {
      NoteTitle(note: note)
      Text(verbatim: "fixed").modifier(Titled(note: note))
      Label("Label", systemImage: "star").labelStyle(TitleLabelStyle(note: note))
      Button("Button") {}.buttonStyle(TitleButtonStyle(note: note))
      Button("Primitive") {}.buttonStyle(TitlePrimitiveStyle(note: note))
      ForEach(0..<1) { _ in Text(verbatim: "row \(note.title)") }
      GeometryReader { _ in Text(verbatim: "room \(note.title)") }.frame(width: 100, height: 30)
    }
  }
}

extension WidgetSuites {
  /// Swift's observable objects, changed on the main thread.
  @Suite @MainActor
  struct ObservableObjects {
    @Test("Bodies of views, modifiers and styles, rows and content by size follow an object that they read")
    func everythingFollows() async throws {
      let note = Note(0, "one")
      let window = TestWindow(width: 240, height: 320) { Everywhere(note: note) }
      await window.present()
      defer { window.close() }
      for title in ["two", "three"] {
        note.title = title
        await window.settle()
        for place in ["", "modifier ", "label ", "button ", "primitive ", "row ", "room "] {
          _ = try window.element(text: place + title)
        }
      }
    }

    @Test("Several changes make one evaluation, and a property that nobody read makes none")
    func evaluationsAreCounted() async throws {
      let note = Note(0, "one")
      let window = TestWindow(width: 240, height: 100) { NoteTitle(note: note) }
      await window.present()
      defer { window.close() }
      try await makeSure(of: window)
      let before = try window.graph.statistics
      note.details = "Not shown"
      await window.settle()
      #expect(try window.graph.statistics == before)
      for number in 0..<10 { note.title = "number \(number)" }
      await window.settle()
      _ = try window.element(text: "number 9")
      #expect(try window.graph.statistics.viewBodies - before.viewBodies == 1)
    }

    /// What begins to observe is evaluated once more after a moment; waits until that is over.
    private func makeSure(of window: TestWindow) async throws {
      let start = g_get_monotonic_time()
      try await window.wait(until: { g_get_monotonic_time() - start > 150_000 })
    }

    @Test("A change of one row's object makes that row anew, and no other")
    func rowsFollowByThemselves() async throws {
      let notes = (0..<50).map { Note($0, "note \($0)") }
      let counter = Counter()
      let window = TestWindow(width: 240, height: 300) {
        ScrollView {
          ForEach(notes) { note in
            counter.add()
            return Text(verbatim: note.title)
          }
        }
      }
      await window.present()
      defer { window.close() }
      try await makeSure(of: window)
      let before = counter.count
      notes[7].title = "changed"
      await window.settle()
      _ = try window.element(text: "changed")
      _ = try window.element(text: "note 8")
      #expect(counter.count - before == 1)
    }

    @Test("withAnimation around the change animates what it brings about")
    func changesAnimate() async throws {
      struct Fading: View {
        let note: Note
        var body: some View { Color.red.frame(width: 20, height: 20).opacity(note.title == "shown" ? 1 : 0) }
      }
      let note = Note(0, "shown")
      let window = TestWindow(width: 60, height: 60) { Fading(note: note) }
      await window.present()
      defer { window.close() }
      withAnimation(.linear(duration: 1)) { note.title = "hidden" }
      await window.settle()
      await window.advanceTime(by: 0.5)
      await window.advanceFrame()
      let middle = await window.snapshot()
      #expect(middle.contains { $0.alpha == 255 && $0.red > 200 && (60...200).contains($0.green) })
    }

    private struct Editor: View {
      @Bindable var note: Note
      var body: some View { FieldButton(text: $note.title) }
    }

    private struct FieldButton: View {
      @Binding var text: String
      var body: some View { Button("Add to \(text)") { text += "!" } }
    }

    @Test("A binding to a property of an object changes the object, and its reader follows")
    func bindableMakesBindings() async throws {
      let note = Note(0, "title")
      let window = TestWindow(width: 240, height: 60) { Editor(note: note) }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Add to title"))
      #expect(note.title == "title!")
      await window.settle()
      _ = try window.element(role: .button, named: "Add to title!")
      note.title = "other"
      await window.settle()
      _ = try window.element(role: .button, named: "Add to other")
    }

    private struct Person {
      var name = "Ada"
    }

    private struct PersonView: View {
      @State private var person = Person()
      var body: some View { FieldButton(text: $person.name) }
    }

    @Test("A part of a binding is a binding")
    func partsOfBindings() async throws {
      let window = TestWindow(width: 240, height: 60) { PersonView() }
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "Add to Ada"))
      await window.settle()
      _ = try window.element(role: .button, named: "Add to Ada!")
    }

    private struct Reader: View {
      @Environment(Note.self) private var note
      @Environment(SharedNumber.self) private var number: SharedNumber?
      var body: some View { Text(verbatim: "\(note.title), \(number?.value ?? -1)") }
    }

    private struct Library: View {
      let note: Note
      let number: SharedNumber?
      var body: some View { Reader().environment(number).environment(note) }
    }

    @Test("An object in the environment is read by its type, followed, and exchanged")
    func objectsInTheEnvironment() async throws {
      let note = Note(0, "one")
      let host = HostingWidget(rootView: Library(note: note, number: nil))
      let window = TestWindow(width: 240, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      _ = try window.element(text: "one, -1")
      note.title = "two"
      await window.settle()
      _ = try window.element(text: "two, -1")
      host.rootView = Library(note: Note(1, "other"), number: SharedNumber())
      _ = try window.element(text: "other, 0")
    }
  }
}
