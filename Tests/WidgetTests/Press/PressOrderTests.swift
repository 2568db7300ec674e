import Testing
import VeneerTesting

extension WidgetSuites {
  /// Everything that may happen around a press, one order of events after the other.
  @Suite @MainActor
  struct PressOrders {
    @Test(
      "A button shows and does what the order says, and a plain GtkButton clicks as often",
      arguments: PressOrder.all)
    func order(_ order: PressOrder) async {
      let twin = await order.run(on: .plainTwin)
      let run = await order.run(on: .veneer)
      for (index, step) in order.steps.enumerated() where run.sees[index] != order.sees[index] {
        Issue.record("step \(index + 1), \(step): “\(run.sees[index])” is seen, not “\(order.sees[index])”")
      }
      #expect(run.faults == [])
      expectTwin(twin, likens: run, in: order)
      expectLog(run.log, allowedBy: twin.log)
    }

    @Test("An order leaves nothing behind that the next one in the same window meets")
    func ordersInARow() async {
      var generator = SeededGenerator(4)
      let stage = await PressStage(.veneer, in: .page)
      defer { stage.close() }
      var last = ""
      for order in PressOrder.all.filter({ $0.setting == .page }).shuffled(using: &generator) {
        let run = await order.run(on: stage)
        #expect(run.sees == order.sees, "“\(order.name)” after “\(last)”")
        #expect(run.faults == [], "“\(order.name)” after “\(last)”")
        last = order.name
      }
    }

    @Test("Every order has a name of its own and leaves nothing down", arguments: PressOrder.all)
    func orderIsWellFormed(_ order: PressOrder) {
      #expect(PressOrder.all.count { $0.name == order.name } == 1)
      #expect(order.leavesDown == [])
    }

    /// A reason for a difference that isn't there is as wrong as a difference without a reason.
    private func expectTwin(_ twin: PressRun, likens run: PressRun, in order: PressOrder) {
      let isAlike = twin.actions == run.actions
      let actions =
        "the plain button clicked \(twin.actions.map(\.text)), Veneer's acted \(run.actions.map(\.text))"
      if let reason = order.twinDiffers {
        #expect(!isAlike, "“\(reason)”, but \(actions)")
      } else {
        #expect(isAlike, "\(actions)")
      }
    }

    /// GTK's count of presses goes wrong when a press is cut short, and GTK says so. Veneer adds nothing.
    private func expectLog(_ log: [String], allowedBy twinLog: [String]) {
      let broken = "Gtk: Broken accounting of active state"
      #expect(log.filter { !$0.hasPrefix(broken) } == [])
      #expect(twinLog.filter { !$0.hasPrefix(broken) } == [])
      #expect(log.isEmpty || !twinLog.isEmpty, "\(log)")
    }
  }
}

extension [PressTarget: Int] {
  fileprivate var text: String {
    isEmpty
      ? "0"
      : sorted { $0.key.rawValue < $1.key.rawValue }
        .map { $0.key == .go ? "\($0.value)" : "\($0.key) \($0.value)" }.joined(separator: " ")
  }
}

extension PressOrder {
  /// What the order presses and does not let go.
  fileprivate var leavesDown: [String] {
    var down: Set<String> = []
    for step in steps {
      switch step {
      case .press(let button): down.insert("\(button)")
      case .release(let button): down.remove("\(button)")
      case .touch(_, let finger): down.insert("finger \(finger)")
      case .lift(let finger): down.remove("finger \(finger)")
      case .keyDown(let key): down.insert("key \(key.keyval)")
      case .keyUp(let key): down.remove("key \(key.keyval)")
      default: break
      }
    }
    return down.sorted()
  }
}
