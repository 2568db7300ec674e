import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What follows the desktop: light and dark, left to right and right to left.
  @Suite @MainActor struct ThemePixels {
    @Test func aDarkThemeHasLightText() async throws {
      let display = HeadlessDisplay.shared
      let window = TestWindow(width: 160, height: 80) {
        VStack {
          Text("Words")
          Image(systemName: "star.fill")
          Label("Fixed", systemImage: "star.fill").foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
      }
      await window.present()
      defer { window.close() }
      let text = try window.element(text: "Words")
      let fixed = try window.element(text: "Fixed")

      let darkest = await window.snapshot(of: text, isolated: true)
      #expect(darkest.contains { $0.alpha == 255 && $0.lightness < 250 })
      #expect(!darkest.contains { $0.alpha > 200 && $0.lightness > 400 })
      let red = await window.snapshot(of: fixed, isolated: true)

      display.colorScheme = .dark
      defer { display.colorScheme = .light }
      let lightest = await window.snapshot(of: text, isolated: true)
      #expect(lightest.contains { $0.alpha == 255 && $0.lightness > 600 })
      #expect(!lightest.contains { $0.alpha > 200 && $0.lightness < 400 })
      #expect(lightest.hasShape(of: darkest), "in the same letters")
      #expect(await window.snapshot(of: fixed, isolated: true) == red, "a colour of its own stays")
      let ground = await window.snapshot()[0, 0]
      #expect(ground.lightness < 250)
    }

    @Test func symbolsFollowTheTextAndThePaletteItsTheme() async throws {
      let display = HeadlessDisplay.shared
      let window = TestWindow(width: 80, height: 40) {
        HStack {
          Label("Go", systemImage: "square.fill")
          Color.green.frame(width: 10, height: 10)
        }
      }
      await window.present()
      defer { window.close() }
      let icon = try window.element(text: "Go").icon
      let swatch = try #require(try window.element(ofType: "VeneerHost").children[0].children.last)
      let light = (
        icon: await window.snapshot(of: icon, isolated: true),
        swatch: await window.snapshot(of: swatch, isolated: true)
      )
      display.colorScheme = .dark
      defer { display.colorScheme = .light }
      let darkIcon = await window.snapshot(of: icon, isolated: true)
      #expect(darkIcon[8, 8].lightness > light.icon[8, 8].lightness + 300)
      #expect(darkIcon.hasShape(of: light.icon))
      let darkSwatch = await window.snapshot(of: swatch, isolated: true)
      #expect(darkSwatch[5, 5].lightness > light.swatch[5, 5].lightness)
    }

    @Test func rightToLeftMirrorsIconAndTitle() async throws {
      func frames() async throws -> (icon: CGRect, title: CGRect, picture: Snapshot) {
        let window = TestWindow(width: 200, height: 60) {
          Label("Next", systemImage: "star.fill").frame(maxWidth: .infinity, alignment: .leading)
        }
        await window.present()
        defer { window.close() }
        let title = try window.element(text: "Next")
        return (try title.icon.frame, title.frame, await window.snapshot(of: try title.icon, isolated: true))
      }
      let leftToRight = try await frames()
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let rightToLeft = try await frames()
      #expect(leftToRight.icon.minX == 0 && leftToRight.icon.maxX < leftToRight.title.minX)
      #expect(rightToLeft.icon.maxX == 200 && rightToLeft.title.maxX < rightToLeft.icon.minX)
      #expect(abs(rightToLeft.icon.minX - (200 - leftToRight.icon.maxX)) < 0.01)
      #expect(abs(rightToLeft.title.minX - (200 - leftToRight.title.maxX)) < 0.01)
      #expect(rightToLeft.picture == leftToRight.picture, "a symbol itself is not mirrored")
    }

    @Test func rightToLeftMirrorsDistancesAndAlignments() async throws {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let window = TestWindow(width: 100, height: 60) {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10).padding(.leading, 30)
          Color.green.frame(width: 20, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      await window.present()
      defer { window.close() }
      let picture = try await window.isolatedSnapshot()
      func place(of color: Color) async throws -> CGRect? {
        let pixel = try await TestWindow.pixel(of: color)
        return picture.bounds { $0 == pixel }
      }
      let (red, blue, green) = (
        try await place(of: .red), try await place(of: .blue), try await place(of: .green)
      )
      #expect(red?.maxX == 100)
      #expect(blue?.maxX == 70)
      #expect(green?.minX == 0 && green?.width == 20)
    }
  }
}
