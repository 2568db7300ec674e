import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// What instances of Veneer's GObject types show of their properties and of what is around them.
  @Suite @MainActor
  struct GObjectLooks {
    private func window(_ instance: TypeInstance, width: Int = 200, height: Int = 80) async -> TestWindow {
      let window = TestWindow(width: width, height: height, content: instance.widget)
      await window.present()
      return window
    }

    @Test("Changed properties show at once, and the button keeps its widget and the focus")
    func changesShow() async throws {
      let instance = TypeInstance("VeneerSubtitledButton")
      instance.set("label", "Before")
      let window = await window(instance)
      defer { window.close() }
      let button = try window.element(role: .button, named: "Before")
      gtk_widget_grab_focus(button.widget)
      instance.set("label", "After")
      instance.set("subtitle", "Below")
      instance.set("icon-name", "star.fill")
      instance.set("tint", "#00ff00")
      for style in [
        "rounded-row", "plain", "bordered", "list", "link", "automatic", "bordered-prominent", nil,
      ] {
        instance.set("style", style)
        await window.settle()
        #expect(try window.element(role: .button, named: "After") == button)
        #expect(button.accessibleDescription == "Below")
      }
      #expect(button.isFocused)
      let green = await window.snapshot().count { $0.green > 220 && $0.red < 60 && $0.blue < 60 }
      #expect(green > 30)
    }

    @Test("A label's tint colours the icon alone, and its style leaves out parts")
    func labelTint() async throws {
      func greenAndDark(_ window: TestWindow) async -> (green: Int, dark: Int) {
        let snapshot = await window.snapshot()
        return (
          snapshot.count { $0.green > 220 && $0.red < 60 }, snapshot.count { $0.green < 100 && $0.red < 100 }
        )
      }
      let instance = TypeInstance("VeneerIconTintLabel")
      instance.set("label", "Text")
      instance.set("icon-name", "star.fill")
      instance.set("tint", "#00ff00")
      let window = await window(instance)
      defer { window.close() }
      let both = await greenAndDark(window)
      #expect(both.green > 30 && both.dark > 30)
      instance.set("style", "icon-only")
      let icon = await greenAndDark(window)
      #expect(icon.green > 30 && icon.dark == 0)
      instance.set("style", "title-only")
      let title = await greenAndDark(window)
      #expect(title.green == 0 && title.dark > 30)
      instance.set("style", nil)
      instance.set("label", nil)
      let noTitle = await greenAndDark(window)
      #expect(noTitle.green > 30 && noTitle.dark == 0)
      instance.set("icon-name", nil)
      #expect(await greenAndDark(window) == (0, 0))
    }

    @Test("A pressed image's button shows another picture while it is pressed")
    func pressedImage() async throws {
      let instance = TypeInstance("VeneerPressedImageButton")
      instance.set("icon-name", "circle")
      instance.set("pressed-icon-name", "circle.fill")
      instance.set("tint", "#00ff00")
      let window = await window(instance)
      defer { window.close() }
      func green() async -> Int { await window.snapshot().count { $0.green > 220 && $0.red < 60 } }
      let before = await green()
      await window.pointer.press(try window.element(role: .button))
      #expect(await green() > before * 3 / 2)
      await window.pointer.release()
      await window.advanceTime(by: 0.2)
      await window.advanceFrame()
      await window.advanceFrame()
      await window.settle()
      #expect(await green() == before)
    }

    @Test("What an instance shows follows the sensitivity of its widget")
    func sensitivity() async throws {
      let instance = TypeInstance("VeneerSubtitledButton")
      instance.set("label", "Press")
      let clicked = instance.count("clicked")
      let window = await window(instance)
      defer { window.close() }
      setInheritedModifiers(on: window.widget) { $0.buttonStyle(EnabledStyle()) }
      await window.settle()
      #expect(window.elements(text: "on").count == 1)
      gtk_widget_set_sensitive(window.root.children[0].widget, 0)
      await window.settle()
      #expect(window.elements(text: "off").count == 1)
      #expect(!(try window.element(role: .button)).isSensitive)
      gtk_widget_set_sensitive(window.root.children[0].widget, 1)
      await window.settle()
      #expect(window.elements(text: "on").count == 1)
      await window.pointer.click(try window.element(role: .button))
      #expect(clicked.count == 1)
    }

    private struct EnabledStyle: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View { Text(verbatim: isEnabled ? "on" : "off") }
    }

    @Test("Modifiers that are set on a widget around reach the instances")
    func inheritedModifiersReach() async throws {
      let instance = TypeInstance("VeneerIconTintLabel")
      instance.set("label", "Text")
      instance.set("icon-name", "star.fill")
      let window = await window(instance)
      defer { window.close() }
      setInheritedModifiers(on: window.widget) {
        $0.tint(Color(red: 0, green: 1, blue: 0)).labelStyle(.iconOnly)
      }
      await window.settle()
      let snapshot = await window.snapshot()
      #expect(snapshot.count { $0.green > 220 && $0.red < 60 } > 30)
      #expect(!snapshot.contains { $0.green < 100 && $0.red < 100 })
    }
  }
}
