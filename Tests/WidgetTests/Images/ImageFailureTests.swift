import CGtk
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Pictures that cannot be shown.
  @Suite @MainActor
  struct ImageFailures {
    @MainActor
    private final class Record {
      var failures: [String] = []
    }

    private struct Page: View {
      let image: Image
      let record: Record
      var body: some View { image.onFailure { record.failures.append($0.description) } }
    }

    private static let good = Image(svg: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")

    @Test(
      "Each kind of picture says once why it fails, and shows the placeholder",
      arguments: [
        (Image(systemName: "no.such.symbol"), "no.such.symbol"),
        (Image(iconName: "no-such-icon"), "no-such-icon"),
        (Image("no such asset"), "no such asset"),
        (Image(svg: "<svg"), "SVG"),
        (Image(svg: [UInt8]()), "SVG"),
      ])
    func saysWhy(image: Image, part: String) async throws {
      let record = Record()
      let host = HostingWidget(rootView: Page(image: image, record: record))
      let window = TestWindow(width: 100, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      await window.settle()
      #expect(record.failures.count == 1)
      #expect(record.failures.first?.contains(part) == true, "\(record.failures)")
      let box = try window.element(ofType: "VeneerBox")
      let placeholder = await window.snapshot(of: box, isolated: true)
      #expect(placeholder.contains { $0.alpha > 100 })
      // The same failure again is no news; another picture that fails is, and one that doesn't isn't.
      host.rootView = Page(image: image, record: record)
      await window.settle()
      #expect(record.failures.count == 1)
      host.rootView = Page(image: Self.good, record: record)
      await window.settle()
      #expect(record.failures.count == 1)
      host.rootView = Page(image: image, record: record)
      await window.settle()
      #expect(record.failures.count == 2)
    }

    @Test("The report may change state, which shows something in the picture's place")
    func mayChangeState() async throws {
      struct Fallback: View {
        @State private var reason: String?
        var body: some View {
          if let reason { Text(reason) } else { Image(svg: "?").onFailure { reason = $0.description } }
        }
      }
      let window = TestWindow(width: 400, height: 60) { Fallback() }
      await window.present()
      defer { window.close() }
      await window.settle()
      #expect(window.elements(role: .label).count == 1)
    }

    /// Too much for any machine, and not seen to be so before it is drawn.
    private static func slow(_ radius: Int) -> Image {
      Image(
        svg: """
          <svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'><filter id='f' x='0' y='0' width='1' height='1'>\
          <feTurbulence numOctaves='9' baseFrequency='0.9'/><feMorphology radius='\(radius)'/><feMorphology radius='60'/>\
          <feMorphology radius='60'/><feMorphology radius='60'/></filter>\
          <rect width='400' height='400' filter='url(#f)'/></svg>
          """)
    }

    @Test(
      "A picture that is found to be too slow only when it is drawn says so once, whatever changes around it")
    func failsWhileDrawn() async throws {
      struct Tinted: View {
        let tint: Color
        let record: Record
        var body: some View { Page(image: ImageFailures.slow(60), record: record).foregroundStyle(tint) }
      }
      let record = Record()
      let host = HostingWidget(rootView: Tinted(tint: .red, record: record))
      let window = TestWindow(width: 420, height: 420, content: host.widget)
      await window.present()
      defer { window.close() }
      for tint in [Color.red, .blue, .green] {
        host.rootView = Tinted(tint: tint, record: record)
        await window.settle()
        await window.advanceFrame()
        await window.settle()
      }
      // A machine that is fast enough has a picture; no machine has more than one failure.
      #expect(record.failures.count <= 1)
    }

    @Test("A picture that was replaced at once does not report any more")
    func replacedAtOnce() async throws {
      let record = Record()
      let host = HostingWidget(rootView: Page(image: Self.good, record: record))
      let window = TestWindow(width: 100, height: 60, content: host.widget)
      await window.present()
      defer { window.close() }
      host.rootView = Page(image: Image(svg: "?"), record: record)
      host.rootView = Page(image: Self.good, record: record)
      await window.settle()
      #expect(record.failures.isEmpty)
    }
  }
}
