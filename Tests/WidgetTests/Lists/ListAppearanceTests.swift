import CGtk
import Testing
import Veneer
import VeneerTesting

/// Which rows have appeared and not disappeared, and whether each did one after the other.
@MainActor
private final class Attendance {
  private(set) var present: Set<Int> = []
  private(set) var arrivals: [Int: Int] = [:]
  private(set) var isConsistent = true

  func appear(_ number: Int) {
    if !present.insert(number).inserted { isConsistent = false }
    arrivals[number, default: 0] += 1
  }

  func disappear(_ number: Int) {
    if present.remove(number) == nil { isConsistent = false }
  }
}

/// Rows of 36 pixels.
private struct Attended: View {
  let attendance: Attendance
  var numbers = Array(0..<5000)

  var body: some View {
    List(numbers, id: \.self) { number in
      Text(verbatim: "\(number)").frame(height: 20)
        .onAppear { attendance.appear(number) }.onDisappear { attendance.disappear(number) }
    }
  }
}

private struct WorkingRow: View {
  let number: Int
  let journal: Journal

  var body: some View {
    Text(verbatim: "\(number)").frame(height: 20).task {
      journal.add("begin \(number)")
      for await _ in AsyncStream<Int>.makeStream().stream {}
      journal.add("end \(number)")
    }
  }
}

extension WidgetSuites {
  /// onAppear, onDisappear and task of what is in the rows of a list.
  @Suite @MainActor
  struct ListAppearance {
    private let attendance = Attendance()
    private let mark = WarningLog.mark

    /// GTK shows rows that are a few pixels out of sight as well.
    private func expectThoseInSight(_ window: TestWindow, _ location: SourceLocation = #_sourceLocation) {
      let first = Int(window.scrollPosition / 36)
      let last = Int((window.scrollPosition + 299) / 36)
      #expect(attendance.present.isSuperset(of: first...last), sourceLocation: location)
      #expect(attendance.present.isSubset(of: (first - 1)...(last + 1)), sourceLocation: location)
      #expect(attendance.isConsistent, sourceLocation: location)
    }

    @Test("A view appears when the wheel brings its row into sight, and disappears when the row leaves it")
    func viewsComeAndGoWithTheirRows() async throws {
      let window = TestWindow(width: 300, height: 300) { Attended(attendance: attendance) }
      await window.present()
      await window.settle()
      expectThoseInSight(window)
      await window.pointer.move(to: window.root)
      for _ in 0..<30 {
        await window.pointer.scroll(by: 3)
        await window.settleAndPaint()
        expectThoseInSight(window)
      }
      #expect(window.scrollPosition > 1000)
      await window.scroll(to: 0)
      await window.settle()
      expectThoseInSight(window)
      #expect(attendance.arrivals[0] == 2)
      window.close()
      #expect(attendance.present == [])
      #expect(attendance.isConsistent)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A view disappears also where its row is kept for its element, and where that is let go")
    func keptViewsDisappear() async throws {
      let window = TestWindow(width: 300, height: 300) { Attended(attendance: attendance) }
      await window.present()
      defer { window.close() }
      for position in [100_000.0, 3_600, 0, 50_000, 49_000] {
        await window.scroll(to: position)
        await window.settle()
        expectThoseInSight(window)
      }
      #expect(attendance.arrivals[0] == 2)
    }

    @Test("A view appears and disappears with its element")
    func elementsComeAndGo() async throws {
      let host = HostingWidget(rootView: Attended(attendance: attendance, numbers: [0, 1, 2]))
      let window = TestWindow(width: 300, height: 300, content: host.widget)
      await window.present()
      await window.settle()
      defer { window.close() }
      #expect(attendance.present == [0, 1, 2])
      host.rootView = Attended(attendance: attendance, numbers: [2, 3, 0])
      await window.settleAndPaint()
      await window.settle()
      #expect(attendance.present == [0, 2, 3])
      #expect(attendance.arrivals == [0: 1, 1: 1, 2: 1, 3: 1])
      gtk_widget_set_visible(host.widget, 0)
      await window.settle()
      #expect(attendance.present == [])
      gtk_widget_set_visible(host.widget, 1)
      await window.settleAndPaint()
      await window.settle()
      #expect(attendance.present == [0, 2, 3])
      #expect(attendance.isConsistent)
    }

    @Test("A row that stands in the list by itself comes and goes as well")
    func singleRowsComeAndGo() async throws {
      let attendance = attendance
      let window = TestWindow(width: 300, height: 300) {
        List {
          HStack {
            Text("Heading").onAppear { attendance.appear(0) }.onDisappear { attendance.disappear(0) }
            Text("of the rows")
          }
          ForEach(1..<1000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) }
        }
      }
      await window.present()
      await window.settle()
      defer { window.close() }
      #expect(attendance.present == [0])
      // Out of sight, but still at hand; and far away.
      for position in [400.0, 20_000] {
        await window.scroll(to: position)
        await window.settle()
        #expect(attendance.present == [])
        await window.scroll(to: 0)
        await window.settle()
        #expect(attendance.present == [0])
      }
      #expect(attendance.arrivals[0] == 3)
      #expect(attendance.isConsistent)
    }

    @Test("The task of a view in a row ends when the row leaves, and begins anew when it is back")
    func tasksFollowTheRows() async throws {
      let journal = Journal()
      let window = TestWindow(width: 300, height: 300) {
        List(0..<5000, id: \.self) { WorkingRow(number: $0, journal: journal) }
      }
      await window.present()
      try await window.wait(until: { journal.entries.contains("begin 0") }, message: "the task begins")
      #expect(!journal.take().contains("begin 40"))
      for position in [720.0, 90_000] {
        await window.scroll(to: position)
        let first = Int(position / 36)
        try await window.wait(
          until: { journal.entries.contains("end 0") && journal.entries.contains("begin \(first)") },
          message: "the tasks follow")
        _ = journal.take()
        await window.scroll(to: 0)
        try await window.wait(
          until: { journal.entries.contains("begin 0") && journal.entries.contains("end \(first)") },
          message: "the tasks are back")
        #expect(journal.take().filter { $0.hasSuffix(" 0") } == ["begin 0"])
      }
      window.close()
      try await HeadlessDisplay.shared.wait(
        until: { journal.entries.contains("end 0") }, message: "the task ends with the list")
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}
