import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Views that are moved, doubled, exchanged and dropped keep what is theirs.
  @Suite @MainActor
  struct Identity {
    private struct Row: View {
      let number: Int
      @State private var taps = 0
      var body: some View { Button("\(number): \(taps)") { taps += 1 } }
    }

    private struct Rows: View {
      let numbers: [Int]
      let isList: Bool
      var body: some View {
        if isList {
          List { ForEach(numbers, id: \.self) { Row(number: $0) } }
        } else {
          VStack { ForEach(numbers, id: \.self) { Row(number: $0) } }
        }
      }
    }

    private let mark = WarningLog.mark

    @Test(
      "Rows keep state and focus wherever others go; of equal identities one is shown",
      arguments: [true, false])
    func rowsMayMove(_ isList: Bool) async throws {
      let host = HostingWidget(rootView: Rows(numbers: [1, 2, 3, 4], isList: isList))
      let window = TestWindow(width: 300, height: 400, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "2: 0")
      await window.pointer.click(button)
      for numbers in [[4, 3, 2, 1], [9, 4, 2, 1], [2], [7, 8, 2, 6, 5]] {
        host.rootView = Rows(numbers: numbers, isList: isList)
        await window.settleAndPaint()
        #expect(window.buttonNames == numbers.map { "\($0): \($0 == 2 ? 1 : 0)" })
        #expect(button.isFocused, "\(numbers)")
      }
      host.rootView = Rows(numbers: [1, 1, 2, 2, 1], isList: isList)
      await window.settleAndPaint()
      #expect(window.buttonNames == ["1: 0", "2: 1"])
      host.rootView = Rows(numbers: [], isList: isList)
      host.rootView = Rows(numbers: [2], isList: isList)
      await window.settleAndPaint()
      #expect(window.buttonNames == ["2: 0"])
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("A pressed row that moves under the pointer is clicked there", arguments: [true, false])
    func pressedRowMoves(_ isList: Bool) async throws {
      let host = HostingWidget(rootView: Rows(numbers: [1, 2, 3, 4], isList: isList))
      let window = TestWindow(width: 300, height: 400, content: host.widget)
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "3: 0")
      await window.pointer.press(button)
      host.rootView = Rows(numbers: [3, 1, 2, 4], isList: isList)
      await window.settleAndPaint()
      await window.pointer.move(to: button)
      await window.pointer.release()
      await window.settle()
      #expect(window.buttonNames.first == "3: 1")
      await window.pointer.click(button)
      #expect(!button.stateFlags.contains(.active))
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Identities that do not equal themselves are shown")
    func identitiesMayBeUnequalToThemselves() async throws {
      let window = TestWindow(width: 300, height: 200) {
        VStack { ForEach([1, Double.nan, 2], id: \.self) { Text(verbatim: "\($0)") } }
      }
      await window.present()
      defer { window.close() }
      #expect(window.texts == ["1.0", "nan", "2.0"])
    }

    @Test("Changing one of ten thousand rows is quicker than making them", arguments: [true, false])
    func changesOfManyRowsAreQuick(_ isList: Bool) async throws {
      struct Many: View {
        let numbers: [Int]
        let isList: Bool
        var body: some View {
          if isList {
            List { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
          } else {
            VStack { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
          }
        }
      }
      func seconds(_ work: () -> Void) -> Double {
        let start = g_get_monotonic_time()
        work()
        return Double(g_get_monotonic_time() - start) / 1e6
      }
      var host: HostingWidget<Many>?
      // A list makes few of its rows.
      let making = seconds {
        host = HostingWidget(rootView: Many(numbers: Array(0..<10_000), isList: false))
      }
      if isList { host = HostingWidget(rootView: Many(numbers: Array(0..<10_000), isList: true)) }
      for numbers in [Array(0..<10_001), Array(1..<10_001), [5000] + (1..<5000) + (5001..<10_001)] {
        #expect(seconds { host?.rootView = Many(numbers: numbers, isList: isList) } < making)
      }
    }

    private struct Level: View {
      @Environment(\.robustnessLevel) private var level
      var body: some View { Text(verbatim: "level \(level)") }
    }

    @Test("A value of the environment that is set under a condition comes and goes")
    func conditionalEnvironment() async throws {
      struct Conditional: ViewModifier {
        let level: Int?
        func body(content: Content) -> some View {
          content.transformEnvironment(\.robustnessLevel) { if let level { $0 = level } }
        }
      }
      struct Page: View {
        let outer: Int
        let inner: Int?
        var body: some View {
          VStack { Level().modifier(Conditional(level: inner)) }.environment(\.robustnessLevel, outer)
        }
      }
      let host = HostingWidget(rootView: Page(outer: 1, inner: nil))
      let window = TestWindow(width: 300, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      for (outer, inner) in [(1, nil), (2, nil), (2, 5), (3, 5), (3, 6), (3, nil), (4, nil), (4, 4)]
        as [(Int, Int?)]
      {
        host.rootView = Page(outer: outer, inner: inner)
        #expect(window.texts == ["level \(inner ?? outer)"])
      }
    }

    @Test("A style's state outlives new values of the style, and its environment follows")
    func stylesKeepTheirState() async throws {
      struct Counting: ButtonStyle {
        @Environment(\.robustnessLevel) private var level
        @State private var number = 0
        let name: String
        init(name: String) { self.name = name }
        func makeBody(configuration: Configuration) -> some View {
          Text(verbatim: "\(name) \(level) \(number)")
          Button("More") { number += 1 }.buttonStyle(.plain)
        }
      }
      struct Page: View {
        var level = 0
        var name = "a"
        var isShown = true
        var body: some View {
          VStack { if isShown { Button("B") {}.buttonStyle(Counting(name: name)) } }
            .environment(\.robustnessLevel, level)
        }
      }
      let host = HostingWidget(rootView: Page())
      let window = TestWindow(width: 400, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "More"))
      await window.settle()
      #expect(window.texts.first == "a 0 1")
      host.rootView = Page(level: 2)
      #expect(window.texts.first == "a 2 1")
      host.rootView = Page(level: 2, name: "b")
      #expect(window.texts.first == "b 2 1")
      host.rootView = Page(level: 3, isShown: false)
      host.rootView = Page(level: 3)
      #expect(window.texts.first == "a 3 0")
    }
  }
}

private struct RobustnessLevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var robustnessLevel: Int {
    get { self[RobustnessLevelKey.self] }
    set { self[RobustnessLevelKey.self] = newValue }
  }
}
