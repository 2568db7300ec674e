import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Assertions about what assistive technology is told.
  @Suite @MainActor struct KitAccessibility {
    @Test func roleNameDescriptionAndStatesAreCompared() async throws {
      let window = TestWindow(width: 300, height: 100) {
        SubtitledButton(title: "Standard", subtitle: "Arrives on Friday") {}.disabled(true)
      }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button)
      expectAccessibility(
        of: button, role: .button, name: "Standard", description: "Arrives on Friday",
        states: [.disabled: "true", .pressed: nil])
      let failure = verifyAccessibility(
        of: button, role: .link, name: "Express", description: "",
        states: [.disabled: "false", .pressed: "true"])
      let lines = try #require(failure).split(separator: "\n").prefix(6)
      #expect(
        lines.dropLast() == [
          "the role is “button”, expected was “link”",
          "the name is “Standard”, expected was “Express”",
          "the description is “Arrives on Friday”, expected was “”",
          "the state disabled is “true”, expected was “false”",
          "the state pressed is none, expected was “true”",
        ])
      #expect(lines.last?.contains("“Standard”") == true, "the tree follows")
    }

    @Test func theStatesOfAToggleAreTold() async throws {
      let toggle = gtk_check_button_new_with_label("Agree")!
      let window = TestWindow(width: 200, height: 60, content: toggle)
      await window.present()
      defer { window.close() }
      let element = try window.element(role: .checkbox)
      expectAccessibility(of: element, name: "Agree", states: [.checked: "false"])
      await window.pointer.click(element)
      expectAccessibility(of: element, states: [.checked: "true"])
    }

    @Test func theFocusGoesThroughTheElementsInOrder() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let append = { (widget: UnsafeMutablePointer<GtkWidget>) in
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
      }
      append(gtk_entry_new())
      append(gtk_label_new("No stop"))
      let host = HostingWidget(
        rootView: HStack {
          Button("Save") {}
          Button("Not now") {}.disabled(true)
          Button("Cancel") {}
        })
      append(host.widget)
      let window = TestWindow(width: 300, height: 100, content: box)
      await window.present()
      defer { window.close() }
      let order = await window.focusOrder()
      #expect(order.first?.isOfType("GtkEntry") == true)
      #expect(order.dropFirst().map(\.accessibleName) == ["Save", "Cancel"])
      await expectFocusOrder(of: window, order.map(\.accessibleName))
      let failure = await verifyFocusOrder(of: window, ["Cancel", "Save"])
      #expect(failure?.contains("expected was [“Cancel”, “Save”]") == true)
    }

    @Test func contrastIsMeasuredFromPixels() async throws {
      let window = TestWindow(width: 200, height: 100) {
        VStack {
          Text("Black").foregroundStyle(Color(red: 0, green: 0, blue: 0)).background(
            Color(red: 1, green: 1, blue: 1))
          Text("Grey").foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))
            .background(Color(red: 1, green: 1, blue: 1))
        }
      }
      await window.present()
      defer { window.close() }
      let black = try window.element(text: "Black")
      #expect(abs(try await window.contrast(of: black) - 21) < 0.1)
      await expectContrast(of: black)
      let failure = await verifyContrast(of: try window.element(text: "Grey"))
      #expect(failure?.hasPrefix("the contrast of the text is 2.") == true, "\(failure ?? "")")
      #expect(try await window.contrast(of: window.root) < 3, "the worst counts")
    }

    @Test func withoutTextThereIsNoContrast() async throws {
      let window = TestWindow(width: 50, height: 50) { Color.red }
      await window.present()
      defer { window.close() }
      await #expect(throws: HeadlessError.self) { try await window.contrast(of: window.root) }
    }
  }
}
