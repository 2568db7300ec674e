import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Lengths, texts and names that no sensible program gives.
  @Suite @MainActor
  struct HostileValues {
    private let mark = WarningLog.mark

    /// Shows `view` within what scrolls, as some of it asks for more room than any window has.
    private func show(_ view: AnyView) async {
      let scroller = gtk_scrolled_window_new()!
      gtk_scrolled_window_set_child(OpaquePointer(scroller), HostingWidget(rootView: view).widget)
      let window = TestWindow(width: 200, height: 100, content: scroller)
      await window.present()
      window.close()
    }

    private nonisolated static let lengths: [CGFloat] = [
      0, -5, -30, .nan, .infinity, -.infinity, 1e12, -1e12, .greatestFiniteMagnitude, 1e-300,
    ]

    @Test("Lengths of any value are taken without a warning", arguments: lengths)
    func lengths(_ length: CGFloat) async {
      let views: [AnyView] = [
        AnyView(Text("a").padding(length)),
        AnyView(Text("a").padding(EdgeInsets(top: length, leading: 5, bottom: 3, trailing: length))),
        AnyView(Text("a").frame(width: length, height: length)),
        AnyView(Text("a").frame(minWidth: length, minHeight: length)),
        AnyView(Text("a").frame(idealWidth: length, idealHeight: length)),
        AnyView(
          Text("a").frame(maxWidth: length, maxHeight: length).overlay { Color.red.frame(width: length) }),
        AnyView(
          HStack(spacing: length) {
            Text("a"); Text("b"); Text("c")
          }),
        AnyView(
          VStack(spacing: length) {
            Text("a"); Text("b"); Text("c")
          }),
        AnyView(
          HStack {
            Text("a"); Spacer(minLength: length); Text("b").layoutPriority(length)
          }),
        AnyView(
          HStack(alignment: .firstTextBaseline) {
            Text("a").offset(x: length, y: length); Text("b").position(x: length, y: length)
            Text("c").zIndex(length).alignmentGuide(.firstTextBaseline) { _ in length }
          }),
        AnyView(
          ZStack {
            Color.red.alignmentGuide(.leading) { _ in length }; Text("a").fixedSize()
          }),
        AnyView(GeometryReader { Color.red.frame(width: $0.size.width * length) }.frame(height: length)),
        AnyView(ScrollView([.horizontal, .vertical]) { Color.red.frame(width: length, height: length) }),
        AnyView(
          Color.red.frame(minWidth: length, idealWidth: 5, maxWidth: length, minHeight: 9, maxHeight: length)),
        AnyView(Text("a").background(Color.red).cornerRadius(length).opacity(length)),
        AnyView(Image(systemName: "star").resizable().aspectRatio(length, contentMode: .fill)),
        AnyView(Image(systemName: "star").resizable().aspectRatio(length, contentMode: .fit)),
        AnyView(Label("a", systemImage: "star").font(.system(size: length))),
        AnyView(Text("a").foregroundStyle(Color(red: length, green: length, blue: length, opacity: length))),
      ]
      for (index, view) in views.enumerated() {
        await show(view)
        let messages = WarningLog.messages(since: mark)
        #expect(messages == [], "view \(index)")
        guard messages == [] else { return }
      }
    }

    @Test(
      "A pressed picture may be asked for at any scale", arguments: [0, -1, .nan, .infinity, 1e-300, 1e12])
    func pressedScales(_ scale: CGFloat) async throws {
      let window = TestWindow(width: 200, height: 100) {
        PressedImageButton("a", systemImage: "star", pressedImage: "heart", pressedScale: scale) {}
      }
      await window.present()
      await window.pointer.press(window.buttons[0])
      for _ in 0..<5 {
        await window.advanceTime(by: 0.05)
        await window.advanceFrame()
      }
      await window.pointer.release()
      window.close()
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Texts of any content are shown, in every kind of view")
    func texts() async throws {
      let texts = [
        "", "\0", "ab cd\0 long text with many words", "a\0b", "שלום עולם <b>&", "👨‍👩‍👧‍👦🏳️‍🌈",
        "\u{202E}abc\u{202C} d",
        "\u{FFFE}\u{FFFF} a", "%s %n %@ %lld %", "a\nb\r\n\tc d", "\u{0301}\u{0301} x", "_File __x",
        String(repeating: "\n", count: 2000), String(repeating: "e\u{0301}", count: 5000),
        String(repeating: "word ", count: 10_000),
        String(decoding: [0xff, 0xfe, 0x20, 0x41] as [UInt8], as: UTF8.self),
      ]
      for text in texts {
        await show(
          AnyView(
            VStack {
              Button(text) {}
              Label(text, systemImage: text)
              Text(LocalizedStringKey(text)).lineLimit(1)
              Image(text)
              Image(iconName: text)
              Image(svg: text)
            }))
      }
      // Unknown pictures are reported, by Veneer itself.
      #expect(WarningLog.messages(since: mark).allSatisfy { !$0.hasPrefix("Gtk") && !$0.hasPrefix("Pango") })
    }

    @Test("Windows of no size and views of no content are shown")
    func nothing() async throws {
      let window = TestWindow(width: 1, height: 1) {
        VStack {
          EmptyView()
          HStack {}
          ZStack {}
          List {}
          Group {}
          Button(action: {}) { EmptyView() }
          Label {
            EmptyView()
          } icon: {
            EmptyView()
          }
          Text("")
          Button("") {}
        }
      }
      await window.present()
      window.close()
      #expect(WarningLog.messages(since: mark) == [])
    }

    @Test("Long text is measured in a time that grows with its length")
    func longTextIsMeasuredInTime() async throws {
      func seconds(words: Int) -> Double {
        let text = String(repeating: "word ", count: words)
        return (0..<3).map { _ in
          let start = g_get_monotonic_time()
          var minimum: Int32 = 0
          let host = HostingWidget(rootView: Text(verbatim: text))
          gtk_widget_measure(host.widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
          return Double(g_get_monotonic_time() - start) / 1e6
        }.min()!
      }
      // Eight times the length: eight times the time, and sixty-four times if each word looked at the whole.
      #expect(seconds(words: 8000) < 25 * seconds(words: 1000))
    }

    @Test(
      "A text is never narrower than its longest word, and otherwise as narrow as GTK's labels",
      arguments: [
        "a bbbbbbbbbbbbbbbbbbbbb\ncc dd", "aaa bbb", "x\nyyyyyyyyyyyyyyyyyyyyyyyyyyyyy zz",
        "one-two-three four",
        "tab\tseparated words", "a\u{00A0}b c", "日本語のとても長いタイトルです折り返します", "日本語の 折り返します",
      ])
    func minimumWidths(_ text: String) async throws {
      func minimum(_ widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
        var minimum: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        return minimum
      }
      let label = gtk_label_new(text)!
      g_object_ref_sink(label)
      defer { g_object_unref(label) }
      gtk_label_set_wrap(OpaquePointer(label), 1)
      gtk_label_set_wrap_mode(OpaquePointer(label), PANGO_WRAP_WORD)
      let width = minimum(HostingWidget(rootView: Text(verbatim: text)).widget)
      let expected = minimum(label)
      #expect(width >= expected - 1 && width <= expected + 40, "\(width), and GTK's label \(expected)")
    }
  }
}
