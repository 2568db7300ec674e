import CGtk
import Testing
import Veneer
import VeneerTesting

@MainActor
private final class EntryCoordinator {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
}

private struct Entry: WidgetRepresentable {
  let text: String
  let journal: Journal
  @Environment(\.lineLimit) private var lineLimit

  func makeCoordinator() -> EntryCoordinator {
    journal.add("coordinator")
    return EntryCoordinator(journal)
  }

  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    context.coordinator.journal.add("make")
    return gtk_entry_new()
  }

  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    journal.add("update \(text) \(context.environment.isEnabled) \(lineLimit ?? 0)")
    gtk_editable_set_text(OpaquePointer(widget), text)
  }

  static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: EntryCoordinator) {
    coordinator.journal.add("dismantle \(String(cString: gtk_editable_get_text(OpaquePointer(widget))))")
  }
}

/// Any GTK widget as a view.
struct GtkView: WidgetRepresentable {
  let make: () -> UnsafeMutablePointer<GtkWidget>
  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { make() }
  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
}

private struct ObservingLabel: WidgetRepresentable {
  let note: Note
  func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_label_new("") }
  func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    gtk_label_set_text(OpaquePointer(widget), note.title)
  }
}

private struct EntryPage: View {
  var text = "one"
  var isThere = true
  var isEnabled = true
  var limit: Int?
  let journal: Journal
  var body: some View {
    VStack {
      if isThere { Entry(text: text, journal: journal).lineLimit(limit).disabled(!isEnabled) }
    }
  }
}

extension WidgetSuites {
  /// GTK widgets as views.
  @Suite @MainActor
  struct Representables {
    @Test("A widget is made once, updated with its value and its environment, and dismantled")
    func lifeOfAWidget() async throws {
      let journal = Journal()
      let host = HostingWidget(rootView: EntryPage(journal: journal))
      let window = TestWindow(width: 240, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(journal.take() == ["coordinator", "make", "update one true 0"])
      host.rootView = EntryPage(text: "two", journal: journal)
      #expect(journal.take() == ["update two true 0"])
      host.rootView = EntryPage(text: "two", limit: 3, journal: journal)
      #expect(journal.take() == ["update two true 3"])
      host.rootView = EntryPage(text: "two", isEnabled: false, limit: 3, journal: journal)
      #expect(journal.take() == ["update two false 3"])
      let entry = try window.element(ofType: "GtkEntry")
      #expect(!entry.isSensitive)
      host.rootView = EntryPage(text: "two", limit: 3, journal: journal)
      #expect(entry.isSensitive)
      _ = journal.take()
      let census = WidgetCensus()
      census.add(entry.widget)
      host.rootView = EntryPage(text: "two", isThere: false, limit: 3, journal: journal)
      #expect(journal.take() == ["dismantle two"])
      await window.settle()
      #expect(census.alive == 0)
    }

    @Test("A widget goes with its window, and a widget that the application keeps stays")
    func ownership() async throws {
      let journal = Journal()
      let kept = gtk_label_new("kept")!
      g_object_ref_sink(kept)
      let window = TestWindow(width: 240, height: 100) {
        VStack {
          Entry(text: "one", journal: journal)
          GtkView { kept }
        }
      }
      await window.present()
      let census = WidgetCensus()
      census.add(try window.element(ofType: "VeneerHost").widget)
      let alive = census.alive
      window.close()
      await HeadlessDisplay.shared.settle()
      #expect(journal.take().last == "dismantle one")
      #expect(alive > 4 && census.alive == 1)
      #expect(gtk_widget_get_parent(kept) == nil)
      g_object_unref(kept)
      #expect(census.alive == 0)
    }

    @Test("An observable object that the update reads brings the widget up to date")
    func observing() async throws {
      let note = Note(0, "one")
      let window = TestWindow(width: 240, height: 100) { ObservingLabel(note: note) }
      await window.present()
      defer { window.close() }
      let label = OpaquePointer(try window.element(ofType: "GtkLabel").widget)
      #expect(String(cString: gtk_label_get_text(label)) == "one")
      note.title = "two"
      await window.settle()
      #expect(String(cString: gtk_label_get_text(label)) == "two")
    }

    // MARK: Layout

    private static func label(_ text: String) -> GtkView { GtkView { gtk_label_new(text) } }

    private static func measure(_ view: some View) -> (
      minimum: Int32, natural: Int32, height: Int32, baseline: Int32
    ) {
      let host = HostingWidget(rootView: view)
      return measure(host.widget)
    }

    private static func measure(_ widget: UnsafeMutablePointer<GtkWidget>) -> (
      minimum: Int32, natural: Int32, height: Int32, baseline: Int32
    ) {
      var (minimum, natural, height, baseline): (Int32, Int32, Int32, Int32) = (0, 0, 0, -1)
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, &baseline)
      return (minimum, natural, height, baseline)
    }

    @Test("It measures as the GTK widget does, within padding, frames and stacks too")
    func measuring() async throws {
      let plain = gtk_label_new("Measure me")!
      g_object_ref_sink(plain)
      defer { g_object_unref(plain) }
      let own = Self.measure(plain)
      #expect(own.baseline > 0)
      #expect(Self.measure(Self.label("Measure me")) == own)
      let padded = Self.measure(Self.label("Measure me").padding(10))
      #expect(padded == (own.minimum + 20, own.natural + 20, own.height + 20, own.baseline + 10))
      let framed = Self.measure(Self.label("Measure me").frame(width: 300, height: 200))
      #expect(framed.natural == 300 && framed.height == 200)
      let row = Self.measure(
        HStack(spacing: 5) {
          Self.label("Measure me"); Self.label("Measure me")
        })
      #expect(row.natural == 2 * own.natural + 5 && row.height == own.height)
    }

    @Test("A stack aligns it by its baseline")
    func baselines() async throws {
      let window = TestWindow(width: 400, height: 120) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "Large").font(.largeTitle)
          Self.label("Small")
        }
      }
      await window.present()
      defer { window.close() }
      func baseline(_ element: Element) -> Double {
        var baseline: Int32 = -1
        gtk_widget_measure(
          element.widget, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, &baseline)
        return element.frame.minY + Double(baseline)
      }
      let large = try window.element(text: "Large")
      let small = try window.element(ofType: "GtkLabel")
      #expect(abs(baseline(large) - baseline(small)) <= 1)
      #expect(large.frame.minY < small.frame.minY)
    }

    @Test("It fills the room when GTK's widget expands, through the host as well, and follows the flag")
    func expanding() async throws {
      let entry = gtk_entry_new()!
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      let host = HostingWidget(rootView: HStack { GtkView { entry } })
      gtk_box_append(box.box, host.widget)
      let window = TestWindow(width: 600, height: 60, content: box)
      await window.present()
      defer { window.close() }
      let element = try window.element(ofType: "GtkEntry")
      #expect(element.frame.width < 400)
      gtk_widget_set_hexpand(entry, 1)
      await window.settle()
      await window.advanceFrame()
      #expect(element.frame.width == 600)
      gtk_widget_set_hexpand(entry, 0)
      await window.settle()
      await window.advanceFrame()
      #expect(element.frame.width < 400)
    }

    @Test("Modifiers draw around it, and real input reaches it")
    func drawingAndInput() async throws {
      let window = TestWindow(width: 300, height: 120) {
        GtkView { gtk_entry_new() }.padding(8).background(Color(red: 0, green: 0.6, blue: 0)).cornerRadius(8)
      }
      await window.present()
      defer { window.close() }
      let entry = try window.element(ofType: "GtkEntry")
      await window.pointer.click(entry)
      await window.keyboard.type("hello")
      await window.settle()
      #expect(String(cString: gtk_editable_get_text(OpaquePointer(entry.widget))) == "hello")
      #expect(await window.snapshot().count { $0.green > 120 && $0.red < 60 } > 500)
    }
  }
}
