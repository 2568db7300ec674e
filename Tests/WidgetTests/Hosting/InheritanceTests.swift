import CGtk
import Testing
import Veneer
import VeneerTesting

private struct Emphasis: ViewModifier {
  func body(content: Content) -> some View { content.padding(3) }
}

extension WidgetSuites {
  /// Modifiers set on GTK widgets, changed while the program runs.
  @Suite @MainActor
  struct Inheritance {
    /// A window with two plain boxes beside each other, and one in each of them.
    private struct Stage {
      let window: TestWindow
      let boxes: [UnsafeMutablePointer<GtkWidget>]
      let innerBoxes: [UnsafeMutablePointer<GtkWidget>]

      @MainActor
      init() {
        let outer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        boxes = (0..<2).map { _ in gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }
        innerBoxes = (0..<2).map { _ in gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }
        for (box, inner) in zip(boxes, innerBoxes) {
          gtk_box_append(outer.box, box)
          gtk_box_append(box.box, inner)
        }
        window = TestWindow(width: 400, height: 200, content: outer)
      }

      func move(_ widget: UnsafeMutablePointer<GtkWidget>, to box: UnsafeMutablePointer<GtkWidget>) {
        g_object_ref(widget)
        gtk_widget_unparent(widget)
        gtk_box_append(box.box, widget)
        g_object_unref(widget)
      }
    }

    @Test("The button that has the focus keeps it when the modifiers around it change, and Space presses it")
    func focusStays() async throws {
      var clicks = 0
      let window = TestWindow(width: 300, height: 200) {
        VStack {
          Button("First") {}
          Button("Second") { clicks += 1 }
        }
      }
      await window.present()
      defer { window.close() }
      let button = try window.element(role: .button, named: "Second")
      #expect(gtk_widget_grab_focus(button.widget) != 0)
      await window.settle()
      setInheritedModifiers(on: window.widget) { content in VStack { content.padding(3) } }
      await window.settle()
      setInheritedModifiers(on: window.widget) { $0.background(.red) }
      removeInheritedModifiers(from: window.widget)
      await window.settle()
      #expect(gtk_widget_has_focus(button.widget) != 0)
      await window.keyboard.tap(.space)
      await window.settle()
      #expect(clicks == 1)
    }

    @Test("State and widgets stay when modifiers are set, replaced by others and taken back")
    func stateIsKept() async throws {
      let stage = Stage()
      let window = stage.window
      let host = HostingWidget(rootView: LevelView())
      gtk_box_append(stage.innerBoxes[0].box, host.widget)
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "count 0"))
      await window.settle()
      let button = try window.element(role: .button, named: "count 1").widget
      let box = stage.boxes[0]
      let steps: [(() -> Void, String)] = [
        ({ setInheritedModifiers(on: box) { $0.environment(\.level, 1) } }, "level 1"),
        ({ setInheritedModifiers(on: box) { $0.environment(\.level, 2) } }, "level 2"),
        (
          { setInheritedModifiers(on: box) { $0.padding(4).environment(\.level, 3).disabled(true) } },
          "level 3 disabled"
        ),
        ({ setInheritedModifiers(on: window.widget) { $0.environment(\.level, 9) } }, "level 3 disabled"),
        (
          { setInheritedModifiers(on: host.widget) { $0.modifier(Emphasis()).environment(\.level, 4) } },
          "level 4 disabled"
        ),
        ({ removeInheritedModifiers(from: box) }, "level 4"),
        ({ removeInheritedModifiers(from: host.widget) }, "level 9"),
        ({ removeInheritedModifiers(from: window.widget) }, "level 0"),
      ]
      for (step, expected) in steps {
        step()
        await window.settle()
        #expect(window.shownLevel == expected)
        #expect(try window.element(role: .button, named: "count 1").widget == button)
      }
      await window.pointer.click(try window.element(role: .button, named: "count 1"))
      await window.settle()
      _ = try window.element(role: .button, named: "count 2")
    }

    @Test("Modifiers of the same type change in place, and only what reads the changed value is evaluated")
    func changesInPlace() async throws {
      let stage = Stage()
      let window = stage.window
      let host = HostingWidget(
        rootView: VStack {
          LevelView()
          Label("Bystander", systemImage: "star")
        })
      gtk_box_append(stage.innerBoxes[0].box, host.widget)
      setInheritedModifiers(on: window.widget) { $0.environment(\.level, 1) }
      await window.present()
      defer { window.close() }
      let before = try window.graph.statistics
      setInheritedModifiers(on: window.widget) { $0.environment(\.level, 2) }
      await window.settle()
      #expect(window.shownLevel == "level 2")
      let after = try window.graph.statistics
      #expect(after.nodesMade == before.nodesMade && after.widgetsMade == before.widgetsMade)
      // The modifiers' own body, and the one that reads the level.
      #expect(after.viewBodies - before.viewBodies == 2)
    }

    @Test("A host that is moved follows the modifiers around it: box, ancestor, window, and back")
    func movingFollows() async throws {
      let stage = Stage()
      let window = stage.window
      let other = Stage()
      for (index, box) in stage.boxes.enumerated() {
        setInheritedModifiers(on: box) { $0.environment(\.level, index + 1) }
      }
      setInheritedModifiers(on: other.window.widget) { $0.environment(\.level, 7) }
      let host = HostingWidget(rootView: LevelView())
      gtk_box_append(stage.innerBoxes[0].box, host.widget)
      await window.present()
      await other.window.present()
      defer {
        window.close()
        other.window.close()
      }
      #expect(window.shownLevel == "level 1")
      let button = try window.element(role: .button, named: "count 0").widget
      stage.move(host.widget, to: stage.boxes[1])
      #expect(window.shownLevel == "level 2")
      stage.move(host.widget, to: stage.innerBoxes[0])
      stage.move(stage.innerBoxes[0], to: stage.boxes[1])
      #expect(window.shownLevel == "level 2")
      stage.move(host.widget, to: other.boxes[0])
      #expect(other.window.shownLevel == "level 7")
      #expect(window.shownLevel == nil)
      stage.move(host.widget, to: stage.boxes[0])
      #expect(window.shownLevel == "level 1")
      await window.settle()
      #expect(try window.element(role: .button, named: "count 0").widget == button)
    }

    @Test("Changes reach a host that is out of any window once it is back")
    func changesWhileOutside() async throws {
      let stage = Stage()
      let window = stage.window
      let host = HostingWidget(rootView: LevelView())
      gtk_box_append(stage.boxes[0].box, host.widget)
      await window.present()
      defer { window.close() }
      gtk_box_remove(stage.boxes[0].box, host.widget)
      setInheritedModifiers(on: stage.boxes[0]) { $0.environment(\.level, 5) }
      gtk_box_append(stage.boxes[0].box, host.widget)
      #expect(window.shownLevel == "level 5")
    }

    @Test("A host in a popover inherits from the widget that the popover belongs to")
    func popoversInherit() async throws {
      let stage = Stage()
      let window = stage.window
      let button = gtk_menu_button_new()!
      let popover = gtk_popover_new()!
      let host = HostingWidget(rootView: LevelView())
      gtk_popover_set_child(popover.popover, host.widget)
      gtk_menu_button_set_popover(OpaquePointer(button), popover)
      gtk_box_append(stage.boxes[0].box, button)
      setInheritedModifiers(on: stage.boxes[0]) { $0.environment(\.level, 1) }
      await window.present()
      defer { window.close() }
      gtk_popover_popup(popover.popover)
      await window.settle()
      #expect(window.shownLevel == "level 1")
      setInheritedModifiers(on: window.widget) { $0.environment(\.level, 2) }
      #expect(window.shownLevel == "level 1")
      removeInheritedModifiers(from: stage.boxes[0])
      #expect(window.shownLevel == "level 2")
    }

    @Test("Modifiers follow an observable object that they read")
    func modifiersObserve() async throws {
      let note = Note(0, "1")
      let host = HostingWidget(rootView: LevelView())
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      setInheritedModifiers(on: window.widget) { $0.environment(\.level, Int(note.title) ?? -1) }
      await window.present()
      defer { window.close() }
      #expect(window.shownLevel == "level 1")
      note.title = "2"
      await window.settle()
      #expect(window.shownLevel == "level 2")
    }

    @Test("Modifiers may draw around the view, show it twice or not at all; it comes back as it was")
    func placesOfTheView() async throws {
      let host = HostingWidget(rootView: LevelView())
      let window = TestWindow(width: 300, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.pointer.click(try window.element(role: .button, named: "count 0"))
      await window.settle()
      setInheritedModifiers(on: window.widget) { content in
        HStack {
          content; content
        }
      }
      await window.settle()
      #expect(window.elements(text: "level 0").count == 2)
      #expect(window.elements(role: .button, named: "count 1").count == 1)
      setInheritedModifiers(on: window.widget) { _ in Text(verbatim: "nothing") }
      await window.settle()
      #expect(window.elements(text: "level 0").isEmpty)
      setInheritedModifiers(on: window.widget) {
        $0.padding(8).background(Color(red: 0, green: 0.6, blue: 0))
      }
      await window.settle()
      #expect(window.elements(text: "level 0").count == 1)
      _ = try window.element(role: .button, named: "count 1")
      #expect(await window.snapshot().count { $0.green > 120 && $0.red < 60 } > 500)
      removeInheritedModifiers(from: window.widget)
      await window.settle()
      #expect(await window.snapshot().count { $0.green > 120 && $0.red < 60 } == 0)
    }

    @Test("Replacing modifiers again and again leaves nothing")
    func replacingLeavesNothing() async throws {
      let host = HostingWidget(rootView: LevelView())
      let window = TestWindow(width: 300, height: 200, content: host.widget)
      await window.present()
      defer { window.close() }
      func round(_ index: Int) {
        if index % 2 == 0 {
          setInheritedModifiers(on: window.widget) { $0.padding(2).environment(\.level, index) }
        } else {
          setInheritedModifiers(on: window.widget) { $0.environment(\.level, index) }
        }
      }
      for index in 0..<500 { round(index) }
      await window.settle()
      let before = Int(veneer_test_heap_in_use())
      for index in 0..<1000 { round(index) }
      await window.settle()
      let growth = Int(veneer_test_heap_in_use()) - before
      #expect(growth < 60_000, "1000 changes left \(growth) bytes.")
    }
  }
}
