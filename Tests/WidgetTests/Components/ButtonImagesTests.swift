import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Buttons with a picture for each of their states.
  @Suite @MainActor
  struct StateImages {
    private static func square(_ color: String) -> Image {
      Image(
        svg: """
          <svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'>\
          <rect width='30' height='30' fill='\(color)'/></svg>
          """)
    }

    private struct Page: View {
      var images: ButtonImages
      var isEnabled = true
      let counter: Counter

      var body: some View {
        PressedImageButton("Lamp", images: images) { counter.add() }
          .labelStyle(.iconOnly).disabled(!isEnabled)
      }
    }

    private let counter = Counter()
    private let all = ButtonImages(
      square("#ff0000"), hovered: square("#00ff00"), pressed: square("#0000ff"), disabled: square("#ffff00"))

    private func makeWindow(_ images: ButtonImages) async -> (HostingWidget<Page>, TestWindow) {
      let host = HostingWidget(rootView: Page(images: images, counter: counter))
      let window = TestWindow(width: 120, height: 100, content: host.widget)
      await window.pointer.leave()
      await window.present()
      return (host, window)
    }

    private func color(_ window: TestWindow) async -> String {
      await window.advanceFrame()
      let pixel = await window.snapshot(of: window.buttons[0])[15, 15]
      return String(pixel.premultiplied & 0xffffff, radix: 16)
    }

    @Test("Each state has its picture, and pressed comes before hovered")
    func eachStateHasItsPicture() async throws {
      let (host, window) = await makeWindow(all)
      defer { window.close() }
      let button = window.buttons[0]
      #expect(await color(window) == "ff0000")
      await window.pointer.move(to: button)
      #expect(await color(window) == "ff00")
      await window.pointer.press()
      #expect(await color(window) == "ff")
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      #expect(await color(window) == "ff0000")
      await window.pointer.move(to: button)
      #expect(await color(window) == "ff")
      await window.pointer.release()
      #expect(counter.count == 1)
      await window.endLinger()
      #expect(await color(window) == "ff00")
      await window.pointer.move(to: CGPoint(x: 2, y: 2))
      #expect(await color(window) == "ff0000")
      host.rootView = Page(images: all, isEnabled: false, counter: counter)
      await window.settle()
      #expect(await color(window) == "ffff00")
      host.rootView = Page(images: all, counter: counter)
      await window.settle()
      #expect(await color(window) == "ff0000")
      #expect(button.accessibleName == "Lamp")
      #expect(window.buttons == [button])
    }

    @Test("A state without a picture has another's; disabled it is dimmed once")
    func statesFallBack() async throws {
      let (host, window) = await makeWindow(ButtonImages(Self.square("#ff0000")))
      defer { window.close() }
      await window.pointer.move(to: window.buttons[0])
      #expect(await color(window) == "ff0000")
      await window.pointer.press()
      #expect(await color(window) == "ff0000")
      await window.pointer.release()
      host.rootView = Page(
        images: ButtonImages(Self.square("#ff0000"), hovered: Self.square("#00ff00")), counter: counter)
      await window.settle()
      await window.pointer.press(window.buttons[0])
      #expect(await color(window) == "ff00")
      await window.pointer.release()
      host.rootView = Page(images: ButtonImages(Self.square("#ff0000")), isEnabled: false, counter: counter)
      await window.settleAndPaint()
      let pixel = await window.snapshot(of: window.buttons[0])[15, 15]
      #expect((120...136).contains(pixel.alpha) || pixel.green > 100)
    }

    @Test("The pictures of the other states are ready before they are shown: a press rasters nothing")
    func picturesArePrepared() async throws {
      let images = ButtonImages(Image(systemName: "bookmark"), pressed: Image(systemName: "bookmark.fill"))
      let (_, window) = await makeWindow(images)
      defer { window.close() }
      await window.settleAndPaint()
      let before = SymbolCatalogue.rasterCount(of: "bookmark.fill")
      #expect(before > 0)
      await window.pointer.press(window.buttons[0])
      await window.advanceFrame()
      await window.pointer.release()
      await window.endLinger()
      #expect(SymbolCatalogue.rasterCount(of: "bookmark.fill") == before)
    }

    @Test("A pressed scale enlarges pictures of every kind")
    func pressedScale() async throws {
      struct Scaled: View {
        let image: Image
        var body: some View {
          PressedImageButton("Big", images: ButtonImages(image), pressedScale: 1.5) {}
            .labelStyle(.iconOnly)
            .frame(width: 100, height: 80)
        }
      }
      let window = TestWindow(width: 100, height: 80) { Scaled(image: Self.square("#ff0000")) }
      await window.present()
      defer { window.close() }
      await window.pointer.press(window.buttons[0])
      await window.advanceTime(by: 0.3)
      await window.advanceFrame()
      let picture = await window.snapshot()
      #expect(picture.bounds { $0.red > 200 && $0.blue < 50 }?.width ?? 0 >= 44)
    }
  }
}
