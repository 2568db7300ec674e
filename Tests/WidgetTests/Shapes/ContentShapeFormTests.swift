import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Where a button answers the pointer, by every form of content shape and by clips.
  @Suite @MainActor struct ContentShapeForms {
    /// Whether a click at a point of a label of 80 × 80 acts.
    private func acts<Content: View>(
      at x: Double, _ y: Double, rightToLeft: Bool = false, @ViewBuilder _ label: () -> Content
    ) async throws -> Bool {
      if rightToLeft { HeadlessDisplay.shared.layoutDirection = .rightToLeft }
      defer { HeadlessDisplay.shared.layoutDirection = .leftToRight }
      let counter = Counter()
      let window = TestWindow(width: 200, height: 120) {
        Button(action: { counter.add() }, label: label).buttonStyle(.plain)
      }
      await window.present()
      defer { window.close() }
      let frame = window.buttons[0].frame
      #expect(frame.width == 80 && frame.height == 80)
      await window.pointer.click(at: CGPoint(x: frame.minX + x, y: frame.minY + y))
      return counter.count == 1
    }

    private var square: some View { Color.green.frame(width: 80, height: 80) }

    private var ring: Path {
      var path = Path(CGRect(x: 0, y: 0, width: 80, height: 80))
      path.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
      return path
    }

    @Test func onlyTheKindForThePointerCounts() async throws {
      for kinds in [ContentShapeKinds.interaction, [.interaction, .dragPreview]] {
        #expect(try await !acts(at: 3, 3) { square.contentShape(kinds, Circle()) })
        #expect(try await acts(at: 40, 40) { square.contentShape(kinds, Circle()) })
      }
      for kinds in [
        ContentShapeKinds.dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect, .accessibility, [],
      ] {
        #expect(try await acts(at: 3, 3) { square.contentShape(kinds, Circle()) })
      }
    }

    @Test func holesAreLeftOutOnRequest() async throws {
      #expect(try await acts(at: 40, 40) { square.contentShape(ring) })
      #expect(try await !acts(at: 40, 40) { square.contentShape(ring, eoFill: true) })
      #expect(try await acts(at: 10, 40) { square.contentShape(ring, eoFill: true) })
      #expect(try await !acts(at: 40, 40) { square.contentShape(.interaction, ring, eoFill: true) })
    }

    @Test func namedAndUnevenShapesCountAndTurnAround() async throws {
      #expect(try await !acts(at: 3, 3) { square.contentShape(.capsule) })
      #expect(try await acts(at: 3, 3) { square.contentShape(.rect) })
      for rightToLeft in [false, true] {
        let corner = try await acts(at: 3, 3, rightToLeft: rightToLeft) {
          square.contentShape(.rect(topLeadingRadius: 40))
        }
        #expect(corner == rightToLeft)
      }
    }

    @Test func whatIsCutOffDoesNotAnswer() async throws {
      #expect(try await !acts(at: 3, 3) { square.clipShape(Circle()) })
      #expect(try await acts(at: 40, 40) { square.clipShape(Circle()) })
      #expect(try await !acts(at: 1, 1) { square.cornerRadius(20) })
      #expect(try await acts(at: 3, 3) { square.clipShape(Circle()).contentShape(Rectangle()) })
      #expect(try await !acts(at: 3, 40) { square.contentShape(Circle().inset(by: 10)).clipShape(Capsule()) })
    }

    @Test func whatIsDrawnSmallerAnswersWhereItStands() async throws {
      #expect(try await acts(at: 3, 3) { square.scaleEffect(0.5) })
      #expect(try await acts(at: 3, 3) { square.rotationEffect(.degrees(45)) })
    }
  }
}
