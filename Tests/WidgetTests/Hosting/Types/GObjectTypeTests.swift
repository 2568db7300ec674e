import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Veneer's components as GObject types.
  @Suite @MainActor
  struct GObjectTypes {
    private func window(_ instance: TypeInstance, width: Int = 200, height: Int = 80) async -> TestWindow {
      let window = TestWindow(width: width, height: height, content: instance.widget)
      await window.present()
      return window
    }

    @Test(
      "A property round-trips, and is notified of once for each change and not for equal values",
      arguments: TypeProperty.all)
    func propertyRoundTrips(_ property: TypeProperty) {
      let instance = TypeInstance(property.type)
      g_object_ref_sink(instance.widget)
      defer { g_object_unref(instance.widget) }
      #expect(instance.text(property.name) == nil)
      let notified = instance.count("notify::\(property.name)")
      instance.set(property.name, property.first)
      #expect(instance.text(property.name) == property.first)
      #expect(notified.count == 1)
      instance.set(property.name, property.first)
      #expect(notified.count == 1)
      instance.set(property.name, property.second)
      #expect(instance.text(property.name) == property.second)
      #expect(notified.count == 2)
      if let wrong = property.wrong {
        instance.set(property.name, wrong)
        #expect(instance.text(property.name) == property.second)
        #expect(notified.count == 2)
      }
      instance.set(property.name, nil)
      #expect(instance.text(property.name) == nil)
      #expect(notified.count == 3)
    }

    @Test("The table of properties has all that the types have", arguments: TypeInstance.allNames)
    func tableIsComplete(_ type: String) {
      let instance = TypeInstance(type)
      g_object_ref_sink(instance.widget)
      defer { g_object_unref(instance.widget) }
      let tested = TypeProperty.all.filter { $0.type == type }.map(\.name)
      let others = ["pressed-scale", "action-target"]
      for specification in instance.properties {
        let name = String(cString: specification.pointee.name)
        #expect(tested.contains(name) || others.contains(name), "\(name)")
        #expect(g_param_spec_get_blurb(specification) != nil && g_param_spec_get_nick(specification) != nil)
        #expect(specification.pointee.flags.rawValue & G_PARAM_EXPLICIT_NOTIFY.rawValue != 0)
      }
    }

    @Test("The scale of a pressed image is a number above 0, and anything else changes nothing")
    func pressedScale() {
      let instance = TypeInstance("VeneerPressedImageButton")
      g_object_ref_sink(instance.widget)
      defer { g_object_unref(instance.widget) }
      let mark = WarningLog.mark
      let notified = instance.count("notify::pressed-scale")
      #expect(instance.number("pressed-scale") == 1)
      instance.set("pressed-scale", 1.25)
      instance.set("pressed-scale", 1.25)
      #expect(instance.number("pressed-scale") == 1.25)
      #expect(notified.count == 1)
      for wrong in [0, -1, Double.nan, .infinity] { instance.set("pressed-scale", wrong) }
      #expect(instance.number("pressed-scale") == 1.25)
      #expect(notified.count == 1)
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("An action's target round-trips, and is notified of once for each change")
    func actionTarget() {
      let instance = TypeInstance("VeneerSubtitledButton")
      g_object_ref_sink(instance.widget)
      defer { g_object_unref(instance.widget) }
      let actionable = OpaquePointer(instance.widget)
      let notified = instance.count("notify::action-target")
      gtk_actionable_set_action_target_value(actionable, g_variant_new_int32(3))
      gtk_actionable_set_action_target_value(actionable, g_variant_new_int32(3))
      #expect(notified.count == 1)
      #expect(g_variant_get_int32(gtk_actionable_get_action_target_value(actionable)) == 3)
      gtk_actionable_set_action_name(actionable, "win.jump")
      #expect(g_variant_get_int32(gtk_actionable_get_action_target_value(actionable)) == 3)
      #expect(gtk_actionable_get_action_name(actionable).map { String(cString: $0) } == "win.jump")
      gtk_actionable_set_action_target_value(actionable, nil)
      #expect(gtk_actionable_get_action_target_value(actionable) == nil)
      #expect(notified.count == 2)
    }

    @Test("Registering twice is registering once, and the functions for C know the types")
    func registeringTwice() {
      VeneerTypes.register()
      let types = TypeInstance.allNames.map { g_type_from_name($0) }
      VeneerTypes.register()
      #expect(!types.contains(0))
      #expect(types == TypeInstance.allNames.map { g_type_from_name($0) })
      #expect(UInt(types[1]) == _veneerSubtitledButtonType())
      for type in types { #expect(g_type_test_flags(type, G_TYPE_FLAG_FINAL.rawValue) != 0) }
      let mark = WarningLog.mark
      #expect(
        g_type_register_static_simple(types[0], "Derived", 1000, nil, 1000, nil, GTypeFlags(rawValue: 0)) == 0
      )
      #expect(WarningLog.messages(since: mark).count { $0.contains("final") } == 1)
    }

    @Test(
      "A press of a button emits clicked once, and not when it ends outside",
      arguments: TypeInstance.buttonNames)
    func pressEmitsClicked(_ type: String) async throws {
      let instance = TypeInstance(type)
      instance.set("label", "Press")
      instance.set("icon-name", "star")
      let clicked = instance.count("clicked")
      let window = await window(instance)
      defer { window.close() }
      let button = try window.element(role: .button, named: "Press")
      await window.pointer.click(button)
      #expect(clicked.count == 1)
      await window.pointer.press(button)
      await window.pointer.move(to: CGPoint(x: 400, y: 400))
      await window.pointer.release()
      #expect(clicked.count == 1)
      #expect(gtk_widget_activate(instance.widget) != 0)
      #expect(clicked.count == 2)
      #expect(gtk_widget_grab_focus(instance.widget) != 0)
      #expect(button.isFocused)
    }

    @Test("A button's handler may destroy its window")
    func handlerDestroysWindow() async throws {
      let instance = TypeInstance("VeneerSubtitledButton")
      instance.set("label", "Close")
      let window = await window(instance)
      let census = WidgetCensus()
      census.add(window.widget)
      let destroy: @convention(c) (gpointer?, gpointer?) -> Void = { button, _ in
        let root = gtk_widget_get_root(button!.assumingMemoryBound(to: GtkWidget.self))
        gtk_window_destroy(UnsafeMutableRawPointer(root!).assumingMemoryBound(to: GtkWindow.self))
      }
      g_signal_connect_data(
        instance.widget, "clicked", unsafeBitCast(destroy, to: GCallback.self), nil, nil,
        GConnectFlags(rawValue: 0))
      await window.pointer.click(try window.element(role: .button, named: "Close"))
      window.close()
      await HeadlessDisplay.shared.settle()
      #expect(census.alive == 0)
    }

    @Test("An instance goes with its last reference, and all in it", arguments: TypeInstance.allNames)
    func instancesAreFinalized(_ type: String) async throws {
      let census = WidgetCensus()
      for isShown in [false, true] {
        let instance = TypeInstance(type)
        instance.set("label", "Label")
        instance.set("icon-name", "star")
        if type != "VeneerIconTintLabel" { instance.set("action-name", "win.none") }
        _ = instance.count("notify")
        if isShown {
          let window = await window(instance)
          census.add(instance.widget)
          gtk_window_set_child(
            UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self), nil)
          window.close()
        } else {
          g_object_ref_sink(instance.widget)
          census.add(instance.widget)
          g_object_unref(instance.widget)
        }
        await HeadlessDisplay.shared.settle()
        #expect(census.alive == 0)
      }
    }

    @Test("A disposed instance takes calls without doing anything")
    func disposedInstance() {
      let instance = TypeInstance("VeneerSubtitledButton")
      g_object_ref_sink(instance.widget)
      defer { g_object_unref(instance.widget) }
      g_object_run_dispose(instance.object)
      instance.set("label", "Late")
      #expect(instance.text("label") == nil)
      gtk_actionable_set_action_name(OpaquePointer(instance.widget), "win.late")
      #expect(gtk_actionable_get_action_name(OpaquePointer(instance.widget)) == nil)
      g_object_run_dispose(instance.object)
    }
  }
}
