import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Images of what GTK can paint.
  @Suite @MainActor
  struct PaintableImages {
    @Test("A texture has its own size and colours, and those of a tint, a template and a blend")
    func texture() async throws {
      let texture = ImageInterpolations.texture(Array(repeating: 0x8000_4000, count: 64), width: 8)
      let window = TestWindow(width: 200, height: 60) {
        HStack {
          Image(paintable: texture)
          Image(paintable: texture).renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0))
          Image(paintable: texture).blending(color: Color(red: 0, green: 0, blue: 1))
          Label(title: { Text("Title") }, icon: { Image(paintable: texture) }).labelStyle(.iconTint(.green))
        }
      }
      g_object_unref(UnsafeMutableRawPointer(texture))
      await window.present()
      defer { window.close() }
      let boxes = window.elements(ofType: "VeneerBox").filter { $0.frame.width == 8 && $0.frame.height == 8 }
      #expect(boxes.count == 4)
      var pixels: [UInt32] = []
      for box in boxes { pixels.append(await window.snapshot(of: box, isolated: true)[4, 4].premultiplied) }
      #expect(pixels[0] == 0x8000_4000)
      #expect(pixels[1] == 0x8080_0000)
      #expect(pixels[2] == 0x8000_0080)
      #expect(Snapshot.Pixel(premultiplied: pixels[3]).alpha == 0x80)
      #expect(pixels[3] != pixels[0])
    }

    @Test("A paintable that changes is drawn anew, and let go of with its image")
    func changes() async throws {
      let label = gtk_label_new("short")!
      g_object_ref_sink(UnsafeMutableRawPointer(label))
      let paintable = gtk_widget_paintable_new(label)!
      defer { g_object_unref(UnsafeMutableRawPointer(label)) }
      struct Page: View {
        let paintable: OpaquePointer?
        var body: some View {
          if let paintable { Image(paintable: paintable) }
        }
      }
      let host = HostingWidget(rootView: Page(paintable: paintable))
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), label)
      gtk_box_append(UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self), host.widget)
      let window = TestWindow(width: 300, height: 80, content: column)
      await window.present()
      defer { window.close() }
      await window.settle()
      let image = try window.element(ofType: "VeneerHost")
      let before = await window.snapshot(of: image)
      #expect(before.colorCounts.count > 2)
      gtk_label_set_label(
        UnsafeMutableRawPointer(label).assumingMemoryBound(to: GtkWidget.self).asOpaque, "quite another text")
      for _ in 0..<3 {
        await window.settle()
        await window.advanceFrame()
      }
      let after = await window.snapshot(of: image)
      #expect(after != before)
      host.rootView = Page(paintable: nil)
      await window.settle()
      let object = UnsafeMutableRawPointer(paintable).assumingMemoryBound(to: GObject.self)
      #expect(object.pointee.ref_count == 1)
      g_object_unref(object)
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var asOpaque: OpaquePointer { OpaquePointer(self) }
}
