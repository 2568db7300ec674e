import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Text in frames and on baselines. What its own size is, text says itself, by a guide.
  @Suite @MainActor struct TextLayout {
    private struct Dimensions {
      var width: CGFloat = 0
      var height: CGFloat = 0
      var first: CGFloat = 0
      var last: CGFloat = 0
    }

    private final class Notes {
      var dimensions = Dimensions()
    }

    /// The size and the baselines of a text that has room.
    private func dimensions(of text: Text, width: Int = 1000) async -> Dimensions {
      let notes = Notes()
      let window = TestWindow(width: width, height: 400) {
        VStack(alignment: .leading) {
          text.alignmentGuide(.leading) { dimensions in
            notes.dimensions = Dimensions(
              width: dimensions.width, height: dimensions.height, first: dimensions[.firstTextBaseline],
              last: dimensions[.lastTextBaseline])
            return 0
          }
        }
      }
      await window.present()
      window.close()
      return notes.dimensions
    }

    private func frame(_ text: String, in window: TestWindow) throws -> CGRect {
      try window.element(text: text).frame
    }

    private let small = Text("small").font(.system(size: 10))
    private let large = Text("Large").font(.system(size: 30))
    private let lines = Text("one two")

    @Test func textSaysItsSizeAndBaselines() async {
      let one = await dimensions(of: small)
      #expect(one.width > 10 && one.height > 8)
      #expect(one.first == one.last && one.first > one.height / 2 && one.first < one.height)
      let two = await dimensions(of: lines, width: 40)
      #expect(two.last > two.first + 10 && two.last < two.height)
    }

    @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
    func textStandsOnOneLine(_ alignment: VerticalAlignment) async throws {
      let (little, big) = (await dimensions(of: small), await dimensions(of: large))
      let window = TestWindow(width: 300, height: 100) {
        HStack(alignment: alignment) {
          small; large
        }
      }
      await window.present()
      defer { window.close() }
      let (first, second) = (try frame("small", in: window), try frame("Large", in: window))
      #expect(abs((first.minY + little.first) - (second.minY + big.first)) < 1)
      #expect(second.minY < first.minY && second.height == big.height)
    }

    @Test func severalLinesStandByTheFirstOrByTheLast() async throws {
      let (wrapped, little) = (await dimensions(of: lines, width: 40), await dimensions(of: small))
      for (alignment, baseline) in [
        (VerticalAlignment.firstTextBaseline, wrapped.first), (.lastTextBaseline, wrapped.last),
      ] {
        let window = TestWindow(width: 300, height: 100) {
          HStack(alignment: alignment) {
            lines.frame(width: 40); small
          }
        }
        await window.present()
        let (first, second) = (try frame("one two", in: window), try frame("small", in: window))
        #expect(first.height == wrapped.height, "two lines")
        #expect(abs((first.minY + baseline) - (second.minY + little.first)) < 1)
        window.close()
      }
    }

    @Test func aViewWithoutTextStandsOnTheLine() async throws {
      let big = await dimensions(of: large)
      let window = TestWindow(width: 300, height: 100) {
        HStack(alignment: .firstTextBaseline) {
          large; Block.red(10, 10)
        }
      }
      await window.present()
      defer { window.close() }
      let text = try frame("Large", in: window)
      let red = try await window.isolatedSnapshot().bounds { $0 == LayoutCase.Mark.red.pixel }
      #expect(abs(try #require(red).maxY - (text.minY + big.first)) < 1)
    }

    @Test func aColumnStandsByItsFirstTextWhateverIsAbove() async throws {
      let (little, big) = (await dimensions(of: small), await dimensions(of: large))
      let window = TestWindow(width: 300, height: 150) {
        HStack(alignment: .firstTextBaseline) {
          VStack(spacing: 4) {
            Block.red(20, 20); small
          }
          large.padding(3)
        }
      }
      await window.present()
      defer { window.close() }
      let (first, second) = (try frame("small", in: window), try frame("Large", in: window))
      #expect(abs((first.minY + little.first) - (second.minY + big.first)) < 1)
    }

    @Test func aBaselineComesThroughFramesAndButtons() async throws {
      let (little, big) = (await dimensions(of: small), await dimensions(of: large))
      let window = TestWindow(width: 300, height: 200) {
        HStack(alignment: .firstTextBaseline) {
          small.frame(height: 80, alignment: .bottom)
          Button(action: {}) { large.padding(6) }.buttonStyle(.plain)
        }
      }
      await window.present()
      defer { window.close() }
      let (first, second) = (try frame("small", in: window), try frame("Large", in: window))
      #expect(abs((first.minY + little.first) - (second.minY + big.first)) < 1)
    }

    @Test func gtkIsToldTheBaselineOfTheWhole() async throws {
      let little = await dimensions(of: small)
      let host = HostingWidget(
        rootView: VStack(spacing: 4) {
          Block.red(20, 20); small
        }.padding(3).frame(height: 100, alignment: .top))
      var (minimum, natural, baseline): (Int32, Int32, Int32) = (0, 0, 0)
      gtk_widget_measure(host.widget, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, &baseline)
      #expect(natural == 100)
      #expect(abs(CGFloat(baseline) - (3 + 20 + 4 + little.first)) <= 1)
    }

    @Test func aFrameThatIsTooNarrowForOneLineGetsSeveral() async throws {
      let (one, two) = (await dimensions(of: lines), await dimensions(of: lines, width: 40))
      let window = TestWindow(width: 300, height: 200) {
        VStack {
          lines.frame(width: 40)
          lines.frame(maxWidth: 40).accessibilityIdentifier("maximum")
          lines.fixedSize().frame(width: 40).accessibilityIdentifier("fixed")
        }
      }
      await window.present()
      defer { window.close() }
      let frames = window.elements(text: "one two").map(\.frame)
      #expect(frames.map(\.height) == [two.height, two.height, one.height])
      // At its ideal width it stands out of its frame on both sides.
      #expect(frames[2].width == one.width && abs(frames[2].midX - 150) <= 1)
    }

    @Test func aSpacerLeavesTextItsWholeWidth() async throws {
      let one = await dimensions(of: lines)
      let window = TestWindow(width: Int(one.width) + 40, height: 60) {
        HStack(spacing: 0) {
          lines
          Spacer(minLength: 8)
          Block.red(20, 10)
        }
      }
      await window.present()
      defer { window.close() }
      #expect(try frame("one two", in: window).width == one.width)
    }

    @Test func fewerLinesThanRoomWhereTheHeightIsFixed() async throws {
      let two = await dimensions(of: lines, width: 40)
      let window = TestWindow(width: 40, height: 200) {
        lines.fixedSize(horizontal: false, vertical: true).background(Block.red)
      }
      await window.present()
      defer { window.close() }
      let red = try await window.isolatedSnapshot().bounds { $0 == LayoutCase.Mark.red.pixel }
      #expect(try #require(red).height == two.height)
    }
  }
}
