import CGtk
import Foundation
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Veneer's GObject types in `.ui` files.
  @Suite @MainActor
  struct Builder {
    private static let page = """
      <interface>
        <object class="GtkBox" id="page">
          <property name="orientation">vertical</property>
          <child>
            <object class="VeneerIconTintLabel">
              <property name="label">Online &amp; well</property>
              <property name="icon-name">checkmark.circle.fill</property>
              <property name="tint">#00ff00</property>
            </object>
          </child>
          <child>
            <object class="VeneerSubtitledButton" id="express">
              <property name="label">Express</property>
              <property name="subtitle">Arrives tomorrow</property>
              <property name="style">rounded-row</property>
              <property name="layout">leading</property>
              <property name="name">express</property>
              <signal name="clicked" handler="choose_express"/>
            </object>
          </child>
          <child>
            <object class="VeneerPressedImageButton" id="like">
              <property name="label">Like</property>
              <property name="icon-name">heart</property>
              <property name="pressed-icon-name">heart.fill</property>
              <property name="pressed-scale">1.2</property>
              <property name="action-name">page.like</property>
              <property name="action-target">'much'</property>
              <property name="sensitive">1</property>
            </object>
          </child>
        </object>
      </interface>
      """

    @Test("A .ui file makes components, connects their signals and gives them actions")
    func uiFile() async throws {
      VeneerTypes.register()
      let mark = WarningLog.mark
      let builder = gtk_builder_new()!
      let scope = gtk_builder_cscope_new()
      let handler: @convention(c) (gpointer?, gpointer?) -> Void = { _, _ in BuilderHandler.clicks += 1 }
      gtk_builder_cscope_add_callback_symbol(
        UnsafeMutableRawPointer(scope!).assumingMemoryBound(to: GtkBuilderCScope.self), "choose_express",
        unsafeBitCast(handler, to: GCallback.self))
      gtk_builder_set_scope(builder, scope)
      g_object_unref(UnsafeMutableRawPointer(scope!))
      defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
      var error: UnsafeMutablePointer<GError>?
      #expect(gtk_builder_add_from_string(builder, Builder.page, -1, &error) != 0)
      let page = try #require(gtk_builder_get_object(builder, "page"))
      let widget = UnsafeMutableRawPointer(page).assumingMemoryBound(to: GtkWidget.self)

      let actions = RecordedActions()
      gtk_widget_insert_action_group(widget, "page", actions.group)
      let window = TestWindow(width: 240, height: 200, content: widget)
      await window.present()
      defer { window.close() }
      #expect(window.elements(text: "Online & well").count == 1)
      #expect(await window.snapshot().count { $0.green > 220 && $0.red < 60 } > 30)
      let express = try window.element(role: .button, named: "Express")
      #expect(express.accessibleDescription == "Arrives tomorrow")
      #expect(express.frame.width == 240)
      await window.pointer.click(express)
      #expect(BuilderHandler.clicks == 1)
      #expect(try window.element(identifier: "express").typeName == "VeneerSubtitledButton")
      await window.pointer.click(try window.element(role: .button, named: "Like"))
      #expect(actions.activations == ["like('much')"])
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("A value that means nothing leaves the rest of the file as it is")
    func wrongValues() async throws {
      VeneerTypes.register()
      let mark = WarningLog.mark
      let text = """
        <interface>
          <object class="VeneerSubtitledButton" id="button">
            <property name="label">Still here</property>
            <property name="icon-name">no.such.symbol.of.builder</property>
            <property name="tint">reddish</property>
            <property name="style">fancy</property>
          </object>
        </interface>
        """
      let builder = gtk_builder_new_from_string(text, -1)!
      defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
      let button = try #require(gtk_builder_get_object(builder, "button"))
      let window = TestWindow(
        width: 200, height: 80,
        content: UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self))
      await window.present()
      defer { window.close() }
      #expect(window.elements(role: .button, named: "Still here").count == 1)
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("Each value that means nothing is reported once, in one line that says what to write")
    func reports() async throws {
      let output = try await TestProgram.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", #"exec "$0" "$@" 2>&1"#, TestProgram.url.path, "wrong-values"])
      let lines = output.split(separator: "\n").filter { !$0.isEmpty }
      let expected = [
        "The tint of a VeneerSubtitledButton cannot be “reddish”: write a CSS colour",
        "The style of a VeneerSubtitledButton cannot be “fancy 100%s”: write “automatic”, “bordered”",
        "The layout of a VeneerSubtitledButton cannot be “middle”: write “leading” or “centered”",
        "The style of a VeneerPressedImageButton cannot be “plain”: write “automatic”, “icon-only”",
        "The pressed-scale of a VeneerPressedImageButton has to be a number above 0",
        "A style sheet has a mistake in line 1, column 6: ",
        "The action “save” is in no group: write its group in front",
        "“.dotted” is no CSS class",
        "The target “(1,” of an action cannot be read",
      ]
      for text in expected { #expect(lines.count { $0.contains(text) } == 1, "\(text) in \(output)") }
      #expect(lines.count == expected.count, "\(output)")
    }
  }
}

/// What a signal handler without data counts in.
@MainActor
private enum BuilderHandler {
  static nonisolated(unsafe) var clicks = 0
}
