import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Lists whose elements come, go, move and change.
  @Suite @MainActor
  struct ListChange {
    private struct Item: Identifiable {
      let id: Int
      var title: String
      init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "Item \(id)"
      }
    }

    private struct Items: View {
      let items: [Item]
      var action: (Int) -> Void = { _ in }
      var body: some View { List(items) { item in Button(item.title) { action(item.id) } } }
    }

    private let mark = WarningLog.mark

    private func items(_ range: Range<Int>) -> [Item] { range.map { Item($0) } }

    @Test("Rows before the part that is seen come and go without moving it")
    func scrollPositionStays() async throws {
      let host = HostingWidget(rootView: Items(items: items(0..<10_000)))
      let window = TestWindow(width: 300, height: 300, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.scroll(to: 20_000)
      let names = window.seenButtonNames
      #expect(names.count > 3)
      host.rootView = Items(items: items(20_000..<20_100) + items(0..<10_000))
      await window.settleAndPaint()
      #expect(window.seenButtonNames == names)
      host.rootView = Items(items: items(100..<10_000))
      await window.settleAndPaint()
      #expect(window.seenButtonNames == names)
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A row that stays keeps its widget, focus and press when others change and when its own values do")
    func rowsStay() async throws {
      var pressed: [Int] = []
      let host = HostingWidget(rootView: Items(items: items(0..<100)) { pressed.append($0) })
      let window = TestWindow(width: 300, height: 400, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Item 3")
      await window.pointer.press(button)
      for list in [[9, 3, 1], [3, 2], [50, 51, 52, 3], [3]] {
        host.rootView = Items(items: list.map { Item($0, $0 == 3 ? "Three" : nil) }) { pressed.append($0) }
        await window.settleAndPaint()
        #expect(window.buttonNames == list.map { $0 == 3 ? "Three" : "Item \($0)" })
        #expect(button.isFocused && button.accessibleName == "Three")
      }
      await window.pointer.move(to: button)
      await window.pointer.release()
      #expect(pressed == [3])
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("An action may remove its own row, all rows, or the list")
    func actionsMayChangeTheList() async throws {
      struct Page: View {
        @State private var items = (0..<2000).map { Item($0) }
        @State private var isList = true
        var body: some View {
          if isList {
            List(items) { item in
              Button(item.title) {
                switch item.id {
                case 5: items = []
                case 6: isList = false
                default: items.removeAll { $0.id == item.id }
                }
              }
            }
          } else {
            Text("No list")
          }
        }
      }
      for (last, expected) in [("Item 5", []), ("Item 6", ["No list"])] {
        let window = TestWindow(width: 300, height: 400) { Page() }
        await window.present()
        for id in 0..<4 { await window.pointer.click(try window.element(role: .button, named: "Item \(id)")) }
        await window.settleAndPaint()
        #expect(window.seenButtonNames.first == "Item 4")
        // Scrolled while the change waits.
        await window.pointer.click(try window.element(role: .button, named: "Item 4"))
        window.scrollPosition = 5000
        await window.settleAndPaint()
        await window.scroll(to: 0)
        #expect(window.seenButtonNames.first == "Item 5")
        await window.pointer.click(try window.element(role: .button, named: last))
        await window.settleAndPaint()
        #expect(window.buttonNames == [])
        #expect(window.texts == expected)
        window.close()
      }
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Repeated identities among very many are left out once the list is shown, and reported")
    func repeatedIdentities() async throws {
      let host = HostingWidget(rootView: Items(items: items(0..<4) + items(2..<3000)))
      let window = TestWindow(width: 300, height: 400, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.settleAndPaint()
      #expect(
        window.seenButtonNames.prefix(6) == ["Item 0", "Item 1", "Item 2", "Item 3", "Item 4", "Item 5"])
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Random changes end in the rows of the last elements")
    func randomChanges() async throws {
      var random = SystemRandomNumberGenerator()
      let host = HostingWidget(rootView: Items(items: items(0..<9)))
      let window = TestWindow(width: 300, height: 700, content: host.widget)
      await window.present()
      defer { window.close() }
      var ids = Array(0..<9)
      for step in 0..<150 {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          switch Int.random(in: 0..<4, using: &random) {
          case 0 where ids.count < 13:
            ids.insert(100 + step * 10 + ids.count % 7, at: Int.random(in: 0...ids.count, using: &random))
          case 1 where ids.count > 5: ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
          case 2: ids.swapAt(Int.random(in: 0..<ids.count, using: &random), 0)
          default: if step.isMultiple(of: 20) { ids.shuffle(using: &random) }
          }
        }
        var seen: Set<Int> = []
        ids = ids.filter { seen.insert($0).inserted }
        host.rootView = Items(items: ids.map { Item($0) })
        if step.isMultiple(of: 3) { await window.settleAndPaint() }
        #expect(window.buttonNames == ids.map { "Item \($0)" })
      }
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Single rows, collections, conditions and nested collections follow each other in order")
    func contentMayBeMixed() async throws {
      struct Page: View {
        let bits: Int
        private func has(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }
        var body: some View {
          List {
            Text("top")
            if has(0) { ForEach(0..<3, id: \.self) { Text(verbatim: "a\($0)") } }
            ForEach(has(1) ? [1, 2] : [2], id: \.self) { section in
              Text(verbatim: "section \(section)")
              ForEach(0..<(has(2) ? 2 : 3), id: \.self) { Text(verbatim: "\(section).\($0)") }
            }
            Group {
              if has(3) { Text("yes") } else { ForEach([7, 8], id: \.self) { Text(verbatim: "no \($0)") } }
            }
            .font(.footnote)
            ForEach(0..<2, id: \.self) { Text(verbatim: "padded \($0)") }.padding(2)
            ListAddButton("Add") {}
          }
        }
        var expected: [String] {
          ["top"] + (has(0) ? ["a0", "a1", "a2"] : [])
            + (has(1) ? [1, 2] : [2]).flatMap { section in
              ["section \(section)"] + (0..<(has(2) ? 2 : 3)).map { "\(section).\($0)" }
            } + (has(3) ? ["yes"] : ["no 7", "no 8"]) + ["padded 0", "padded 1", "Add"]
        }
      }
      let host = HostingWidget(rootView: Page(bits: 0))
      let window = TestWindow(width: 300, height: 1500, content: host.widget)
      await window.present()
      defer { window.close() }
      for step in 0..<48 {
        let page = Page(bits: (step * 7 + step / 16) % 16)
        host.rootView = page
        if step.isMultiple(of: 3) { await window.settleAndPaint() }
        #expect(
          window.listRows.flatMap { $0.elements(role: .label).compactMap(\.accessibleName) } == page.expected)
        #expect(window.listRows.count == page.expected.count)
      }
      #expect(WarningLog.messages(since: mark) == [])
    }
  }
}
