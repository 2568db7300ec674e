import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Style sheets of applications.
  @Suite @MainActor
  struct StyleSheets {
    private func greenPixels(_ window: TestWindow) async -> Int {
      await window.snapshot().count { $0.green > 200 && $0.red < 80 && $0.blue < 80 }
    }

    private func window() async -> TestWindow {
      let window = TestWindow(width: 120, height: 60) { Text("Text").font(.title).cssClass("sheet-test") }
      await window.present()
      return window
    }

    @Test("A sheet takes effect on what is shown, beats the theme, and can be taken off again")
    func sheetTakesEffect() async throws {
      let window = await window()
      defer { window.close() }
      #expect(await greenPixels(window) == 0)
      let sheet = StyleSheet.add(".sheet-test { color: #00ff00; }")
      #expect(sheet.errors.isEmpty)
      #expect(await greenPixels(window) > 30)
      sheet.remove()
      sheet.remove()
      #expect(await greenPixels(window) == 0)
    }

    @Test("The sheet that was added later wins, and one that is there already is not added again")
    func order() async throws {
      let window = await window()
      defer { window.close() }
      let green = StyleSheet.add(".sheet-test { color: #00ff00; }")
      let red = StyleSheet.add(".sheet-test { color: #ff0000; }")
      defer { red.remove() }
      #expect(StyleSheet.add(".sheet-test { color: #00ff00; }") === green)
      #expect(await greenPixels(window) == 0)
      // A second provider would have stayed.
      green.remove()
      red.remove()
      #expect(await greenPixels(window) == 0)
      let again = StyleSheet.add(".sheet-test { color: #00ff00; }")
      defer { again.remove() }
      #expect(again !== green)
      #expect(await greenPixels(window) > 30)
    }

    @Test("Mistakes come with line and column, without a warning, and the rest is in effect")
    func mistakes() async throws {
      let mark = WarningLog.mark
      let window = await window()
      defer { window.close() }
      let sheet = StyleSheet.add(
        """
        .sheet-test { colour: red; }
        .sheet-test { color: #00ff00; }
          .other { color: nothing at all; }
        """)
      defer { sheet.remove() }
      #expect(sheet.errors.map(\.line) == [1, 3])
      #expect(sheet.errors.map(\.column) == [15, 19])
      #expect(sheet.errors.first.map { "\($0)" }?.hasPrefix("line 1, column 15: ") == true)
      #expect(await greenPixels(window) > 30)
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("A sheet is in effect on a display that opens later, and is taken off all of them")
    func laterDisplay() async throws {
      #expect(try await TestProgram.run("second-display") == "0 255 0 0 255 0\ntrue true")
    }

    @Test("A user's sheet beats the application's")
    func userBeatsApplication() async throws {
      let window = await window()
      defer { window.close() }
      let sheet = StyleSheet.add(".sheet-test { color: #00ff00; }")
      defer { sheet.remove() }
      let user = gtk_css_provider_new()!
      defer { g_object_unref(user) }
      gtk_css_provider_load_from_data(user, ".sheet-test { color: #ff0000; }", -1)
      let display = gtk_widget_get_display(window.widget)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(user), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
      defer { gtk_style_context_remove_provider_for_display(display, OpaquePointer(user)) }
      #expect(await greenPixels(window) == 0)
    }
  }
}
