import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What the display may be, from the start and later.
  @Suite @MainActor struct KitOptions {
    private let display = HeadlessDisplay.shared

    @Test func allOptionsHoldFromTheStart() async throws {
      let program = try await KitProgram.run("kit-options")
      #expect(
        program.output == """
          dark true true
          high contrast true
          text scale 1.5
          from right to left true
          animations false
          scale 2 400
          """, "\(program.errors)")
    }

    @Test func anotherDisplayCannotBeStarted() {
      var options = display.options
      options.scale = 2
      #expect(throws: HeadlessError.self) { try HeadlessDisplay.start(options) }
      #expect(throws: Never.self) { try HeadlessDisplay.start(display.options) }
    }

    @Test func theTextScaleChangesOpenWindows() async throws {
      let window = TestWindow(width: 200, height: 60) { Text("Large") }
      await window.present()
      defer { window.close() }
      let text = try window.element(text: "Large")
      let usual = Element.textWidth(text)
      display.textScale = 2
      defer { display.textScale = 1 }
      await window.advanceFrame()
      #expect(abs(Element.textWidth(text) - 2 * usual) <= 2)
    }

    @Test func theLayoutDirectionTurnsRowsAround() async throws {
      let window = TestWindow(width: 200, height: 60) {
        HStack {
          Text("One")
          Text("Two")
        }
      }
      await window.present()
      defer { window.close() }
      let (one, two) = (try window.element(text: "One"), try window.element(text: "Two"))
      #expect(one.frame.minX < two.frame.minX)
      display.layoutDirection = .rightToLeft
      defer { display.layoutDirection = .leftToRight }
      await window.advanceFrame()
      await window.settle()
      #expect(one.frame.minX > two.frame.minX)
      #expect(one.stateFlags.contains(.rightToLeft))
    }

    @Test func highContrastHasALightAndADarkVariant() async throws {
      let window = TestWindow(width: 100, height: 60) { Button("Button") {} }
      await window.present()
      defer { window.close() }
      var pictures = [await window.snapshot()]
      display.highContrast = true
      defer { display.highContrast = false }
      pictures.append(await window.snapshot())
      display.colorScheme = .dark
      defer { display.colorScheme = .light }
      pictures.append(await window.snapshot())
      display.highContrast = false
      pictures.append(await window.snapshot())
      #expect(pictures[0] != pictures[1])
      #expect(pictures[2] != pictures[3])
      #expect(pictures[1][0, 0].red > 200)
      #expect(pictures[2][0, 0].red < 64)
    }

    @Test func theFontIsTheOneOfThePackage() async throws {
      var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
      var count: Int32 = 0
      pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
      defer { g_free(families) }
      // Pango adds the names that every system has.
      let names = (0..<Int(count)).map { String(cString: pango_font_family_get_name(families![$0])) }
      #expect(Set(names).subtracting(["Sans", "Serif", "Monospace", "System-ui"]) == ["DejaVu Sans"])
    }
  }
}

extension Element {
  /// The width that the text would like to have.
  @MainActor
  fileprivate static func textWidth(_ element: Element) -> Int {
    var natural: Int32 = 0
    gtk_widget_measure(element.widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &natural, nil, nil)
    return Int(natural)
  }
}
