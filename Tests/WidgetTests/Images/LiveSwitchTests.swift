import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Everything tinted follows the desktop while the window is open.
  @Suite @MainActor
  struct LiveSwitches {
    private let picture = """
      <svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='20' height='20' fill='#a52'/></svg>
      """

    /// One of every way in which a picture gets a colour.
    private func makeWindow() async throws -> (TestWindow, [Element]) {
      let texture = ImageInterpolations.texture(Array(repeating: 0xff80_4000, count: 400), width: 20)
      let pair = Color(light: Color(red: 1, green: 0, blue: 0), dark: Color(red: 0, green: 0, blue: 1))
      let window = TestWindow(width: 400, height: 60) {
        HStack(spacing: 4) {
          Image(svg: picture).renderingMode(.template)
          Image(svg: picture).renderingMode(.template).foregroundStyle(.green)
          Image(svg: picture).renderingMode(.template).foregroundStyle(pair)
          Image(svg: picture).blending(color: .purple)
          Image(svg: picture).blending(color: pair)
          Image(paintable: texture).renderingMode(.template).foregroundStyle(.blue)
          Image(svg: picture).renderingMode(.template).foregroundStyle(pair.mix(with: .white, by: 0.25))
          Image(svg: picture).renderingMode(.template).foregroundStyle(pair.opacity(0.5))
          Label(title: { Text("Tint") }, icon: { Image(svg: picture) }).labelStyle(.iconTint(.red))
        }
      }
      g_object_unref(UnsafeMutableRawPointer(texture))
      await window.present()
      let boxes = window.elements(ofType: "VeneerBox").filter {
        $0.children.isEmpty && $0.frame.width == 20 && $0.frame.height == 20
      }
      #expect(boxes.count == 9)
      return (window, boxes)
    }

    private func colors(_ window: TestWindow, _ boxes: [Element]) async -> [UInt32] {
      var colors: [UInt32] = []
      for box in boxes { colors.append(await window.snapshot(of: box, isolated: true)[10, 10].premultiplied) }
      return colors
    }

    /// The colours that a window which is made under the present settings has.
    private func freshColors() async throws -> [UInt32] {
      let (window, boxes) = try await makeWindow()
      defer { window.close() }
      return await colors(window, boxes)
    }

    @Test("A dark switch repaints every tinted picture as a new window has it, and back")
    func dark() async throws {
      let display = HeadlessDisplay.shared
      let (window, boxes) = try await makeWindow()
      defer { window.close() }
      let light = await colors(window, boxes)
      display.colorScheme = .dark
      defer { display.colorScheme = .light }
      await window.settle()
      let dark = await colors(window, boxes)
      #expect(dark == (try await freshColors()))
      for index in boxes.indices { #expect(dark[index] != light[index], "picture \(index + 1)") }
      #expect(dark[2] == 0xff00_00ff)
      #expect(light[2] == 0xffff_0000)
      display.colorScheme = .light
      await window.settle()
      #expect(await colors(window, boxes) == light)
    }

    @Test("A theme switch, here to high contrast, repaints what has the theme's colours, and back")
    func theme() async throws {
      let display = HeadlessDisplay.shared
      let (window, boxes) = try await makeWindow()
      defer { window.close() }
      let usual = await colors(window, boxes)
      display.highContrast = true
      defer { display.highContrast = false }
      await window.settle()
      let contrast = await colors(window, boxes)
      #expect(contrast == (try await freshColors()))
      #expect(contrast[0] != usual[0], "the text's own colour")
      display.highContrast = false
      await window.settle()
      #expect(await colors(window, boxes) == usual)
    }
  }
}
