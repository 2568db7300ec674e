import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Lists of very many rows, of which few are made.
  @Suite @MainActor
  struct LazyList {
    private struct Numbers: View {
      let numbers: [Int]
      var canary: Canary?
      var body: some View {
        List(numbers, id: \.self) { number in
          SubtitledButton(title: "Title \(number)", subtitle: "Subtitle \(number)") { [canary] in
            canary?.sing()
          }
        }
      }
    }

    private let mark = WarningLog.mark

    @Test("Of 100,000 rows only those near the part that is seen are made, wherever that is")
    func fewRowsAreMade() async throws {
      let window = TestWindow(width: 300, height: 400) { Numbers(numbers: Array(0..<100_000)) }
      await window.present()
      await window.settleAndPaint()
      defer { window.close() }
      #expect(window.seenButtonNames.first == "Title 0")
      #expect(window.listRows.count < 300)
      let made = try window.graph.statistics.widgetsMade
      #expect(made < 300 * 6)
      await window.scroll(to: 1_000_000)
      let names = window.seenButtonNames
      let first = try #require(names.first.flatMap { Int($0.dropFirst("Title ".count)) })
      #expect(first > 1000)
      #expect(names == names.indices.map { "Title \(first + $0)" })
      #expect(window.listRows.count < 300)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Rows that the wheel brings show their own elements and act for them")
    func wheelScrolls() async throws {
      var pressed: [Int] = []
      let window = TestWindow(width: 300, height: 300) {
        List(0..<1000, id: \.self) { number in Button("Row \(number)") { pressed.append(number) } }
      }
      await window.present()
      defer { window.close() }
      await window.pointer.move(to: window.root)
      for _ in 0..<40 {
        await window.pointer.scroll(by: 3)
        await window.settleAndPaint()
      }
      #expect(window.scrollPosition > 1000)
      let names = window.seenButtonNames
      let number = try #require(names.first.flatMap { Int($0.dropFirst("Row ".count)) })
      #expect(number > 20)
      await window.pointer.click(try window.element(role: .button, named: "Row \(number)"))
      #expect(pressed == [number])
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Scrolling makes no more widgets once the rows are there")
    func rowsAreUsedAgain() async throws {
      let window = TestWindow(width: 300, height: 400) { Numbers(numbers: Array(0..<100_000)) }
      await window.present()
      defer { window.close() }
      for step in 1...20 { await window.scroll(to: Double(step) * 300) }
      let before = try window.graph.statistics
      for step in 20...120 { await window.scroll(to: Double(step) * 300) }
      let after = try window.graph.statistics
      #expect(after.widgetsMade - before.widgetsMade < 100)
      #expect(after.viewBodies > before.viewBodies)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A list that was scrolled through leaves nothing when it goes")
    func nothingIsLeft() async throws {
      let census = WidgetCensus()
      let canaries = Canary.alive
      do {
        let host = HostingWidget(rootView: Numbers(numbers: Array(0..<100_000), canary: Canary()))
        let window = TestWindow(width: 300, height: 400, content: host.widget)
        await window.present()
        for position in stride(from: 0.0, to: 2_000_000, by: 100_000) { await window.scroll(to: position) }
        census.add(host.widget)
        #expect(census.alive > 100)
        window.close()
      }
      await HeadlessDisplay.shared.settle()
      #expect(census.alive == 0)
      #expect(Canary.alive == canaries)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A list of few rows is as high as they are; one of many scrolls in whatever is around it")
    func listsHaveSizes() async throws {
      let few = TestWindow(width: 300, height: 400) {
        VStack(spacing: 0) {
          List { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) } }.fixedSize()
          Color.red
        }
      }
      await few.present()
      #expect(try few.element(ofType: "GtkListView").frame.height == 3 * 36)
      few.close()
      let many = TestWindow(width: 300, height: 400) {
        ScrollView { List(0..<100_000, id: \.self) { Text(verbatim: "\($0)").frame(height: 20) } }
      }
      await many.present()
      await many.settleAndPaint()
      #expect(try many.element(ofType: "GtkListView").frame.height == 4000)
      await many.scroll(to: 100_000)
      #expect(many.texts.contains("\((100_000 / 36) + 5)"))
      many.close()
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Rows are items of a list that are called by their text")
    func rowsHaveRolesAndNames() async throws {
      let window = TestWindow(width: 300, height: 400) {
        List {
          Text("Heading")
          ForEach(0..<3, id: \.self) { SubtitledButton(title: "Title \($0)", subtitle: "Subtitle") {} }
        }
      }
      await window.present()
      defer { window.close() }
      await window.settle()
      #expect(window.elements(role: .list).count == 1)
      #expect(
        window.elements(role: .listItem).map(\.accessibleName) == [
          "Heading", "Title 0", "Title 1", "Title 2",
        ])
    }
  }
}
