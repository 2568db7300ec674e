import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// A host among GTK's own widgets in a container of GTK's.
  @Suite @MainActor
  struct HostLayout {
    private func measure(
      _ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32 = -1
    ) -> [Int32] {
      var (minimum, natural, minimumBaseline, baseline): (Int32, Int32, Int32, Int32) = (0, 0, -1, -1)
      gtk_widget_measure(widget, orientation, size, &minimum, &natural, &minimumBaseline, &baseline)
      return [minimum, natural, minimumBaseline, baseline]
    }

    private func label(_ text: String) -> UnsafeMutablePointer<GtkWidget> {
      let label = gtk_label_new(text)!
      gtk_label_set_wrap(OpaquePointer(label), 1)
      return label
    }

    private static let long = "A text that is long enough to need several lines in little room"

    @Test("A text's host measures as a GtkLabel that wraps: height for width, and the baseline")
    func measuresAsALabel() async throws {
      let host = HostingWidget(rootView: Text(verbatim: Self.long))
      let label = label(Self.long)
      g_object_ref_sink(label)
      defer { g_object_unref(label) }
      #expect(gtk_widget_get_request_mode(host.widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
      let natural = measure(host.widget, GTK_ORIENTATION_HORIZONTAL)[1]
      for width in [natural, natural / 2, natural / 3] {
        let own = measure(host.widget, GTK_ORIENTATION_VERTICAL, for: width)
        let plain = measure(label, GTK_ORIENTATION_VERTICAL, for: width)
        #expect(abs(own[1] - plain[1]) <= 1, "at \(width)")
      }
      let own = measure(host.widget, GTK_ORIENTATION_VERTICAL)
      let plain = measure(label, GTK_ORIENTATION_VERTICAL, for: natural)
      #expect(abs(own[3] - plain[3]) <= 1)
    }

    @Test("A GtkBox aligns hosts and labels by their baselines")
    func baselineInABox() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!
      gtk_box_set_baseline_position(box.box, GTK_BASELINE_POSITION_CENTER)
      let host = HostingWidget(rootView: Text(verbatim: "Host").font(.largeTitle).padding(5))
      let label = gtk_label_new("Label")!
      for widget in [host.widget, label] {
        gtk_widget_set_valign(widget, GTK_ALIGN_BASELINE)
        gtk_box_append(box.box, widget)
      }
      let window = TestWindow(width: 300, height: 100, content: box)
      await window.present()
      defer { window.close() }
      let large = try window.element(ofType: "VeneerHost")
      let small = try window.element(ofType: "GtkLabel")
      let text = try window.element(text: "Host")
      func allocated(_ element: Element) -> Double {
        element.frame.minY + Double(gtk_widget_get_allocated_baseline(element.widget))
      }
      #expect(abs(allocated(large) - allocated(small)) <= 1)
      let own = text.frame.minY + Double(measure(text.widget, GTK_ORIENTATION_VERTICAL)[3])
      #expect(abs(allocated(large) - own) <= 1)
    }

    @Test("A host follows the direction of the desktop's language, live")
    func direction() async throws {
      let host = HostingWidget(
        rootView: HStack {
          Text(verbatim: "first")
          Spacer()
          Text(verbatim: "last")
        })
      let window = TestWindow(width: 300, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      func isMirrored() throws -> Bool {
        try window.element(text: "first").frame.minX > window.element(text: "last").frame.minX
      }
      #expect(try !isMirrored())
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      await window.settle()
      await window.advanceFrame()
      #expect(try isMirrored())
    }

    private struct Rows: View {
      let count: Int
      var body: some View {
        VStack {
          ForEach(0..<count) { index in
            HStack {
              Text(verbatim: "first \(index)")
              Button("last \(index)") {}
            }
          }
        }
      }
    }

    @Test("A direction that the application gives to a host holds for all in it, also for what comes later")
    func ownDirection() async throws {
      let host = HostingWidget(rootView: ScrollView { Rows(count: 1) })
      let window = TestWindow(width: 300, height: 120, content: host.widget)
      await window.present()
      defer { window.close() }
      func isMirrored(_ row: Int) async throws -> Bool {
        await window.settle()
        await window.advanceFrame()
        return try window.element(text: "first \(row)").frame.minX
          > window.element(role: .button, named: "last \(row)").frame.minX
      }
      #expect(try await !isMirrored(0))
      gtk_widget_set_direction(host.widget, GTK_TEXT_DIR_RTL)
      #expect(try await isMirrored(0))
      host.rootView = ScrollView { Rows(count: 3) }
      #expect(try await isMirrored(2))
      gtk_widget_set_direction(host.widget, GTK_TEXT_DIR_LTR)
      #expect(try await !isMirrored(0))
      #expect(try await !isMirrored(2))
    }

    @Test("Several hosts share a box as plain widgets do: what is flexible takes the rest")
    func hostsShareABox() async throws {
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let fixed = HostingWidget(rootView: Text(verbatim: "fixed"))
      let flexible = HostingWidget(rootView: Color.green)
      let other = HostingWidget(rootView: Text(verbatim: "other"))
      for host in [fixed.widget, flexible.widget, other.widget] { gtk_box_append(box.box, host) }
      let window = TestWindow(width: 200, height: 200, content: box)
      await window.present()
      defer { window.close() }
      let frames = window.elements(ofType: "VeneerHost").map(\.frame)
      #expect(frames.map(\.width) == [200, 200, 200])
      #expect(abs(frames.map(\.height).reduce(0, +) - 200) < 0.1)
      #expect(frames[0].height < 40 && frames[2].height < 40)
      gtk_widget_set_vexpand(flexible.widget, 0)
      await window.settle()
      await window.advanceFrame()
      // What the application says of expanding comes first.
      #expect(window.elements(ofType: "VeneerHost").map(\.frame)[1].height < 40)
    }

    @Test("Margins and alignment that the application sets on the host hold")
    func marginsAndAlignment() async throws {
      let host = HostingWidget(rootView: Color.green.frame(width: 40, height: 20))
      gtk_widget_set_margin_start(host.widget, 12)
      gtk_widget_set_halign(host.widget, GTK_ALIGN_START)
      gtk_widget_set_valign(host.widget, GTK_ALIGN_END)
      let window = TestWindow(width: 200, height: 100, content: host.widget)
      await window.present()
      defer { window.close() }
      let frame = try window.element(ofType: "VeneerHost").frame
      #expect(frame.minX == 12 && frame.width == 40 && frame.maxY == 100 && frame.height == 20)
    }
  }
}
