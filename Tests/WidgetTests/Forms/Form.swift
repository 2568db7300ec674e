import Testing
import Veneer
import VeneerTesting

/// One way to write a part of a style, as people do, and what comes of it.
///
/// The name is the form's in `Tests/Coverage/forms.tsv`. A view is looked at by itself: its size in logical pixels, and pixels of
/// it from its own top left corner.
struct Form: Sendable, CustomTestStringConvertible {
  let name: String
  let check: @MainActor @Sendable () async throws -> Void

  var testDescription: String { name }

  init(_ name: String, check: @escaping @MainActor @Sendable () async throws -> Void) {
    self.name = name
    self.check = check
  }

  /// A form whose view has a size, and certain pixels.
  init<Content: View>(
    _ name: String, size: (Int, Int)? = nil, _ pixels: [(Int, Int, Ink)] = [],
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name) {
      let look = try await Look(content())
      if let size { #expect(look.size == size, "\(name) is \(look.size)") }
      for (x, y, ink) in pixels {
        #expect(ink.matches(look.picture[x, y]), "\(name) at \(x), \(y): \(look.picture[x, y]), not \(ink)")
      }
    }
  }

  /// A form that looks as another one does.
  init<Content: View, Other: View>(
    _ name: String, like other: @escaping @MainActor @Sendable () -> Other,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name) {
      let (look, expected) = (try await Look(content()), try await Look(other()))
      #expect(look.size == expected.size)
      #expect(look.picture.contains { $0.alpha > 0 }, "\(name) draws nothing")
      #expect(look.picture == expected.picture, "\(name) looks otherwise")
    }
  }

  /// A form that looks otherwise than the same without it.
  init<Content: View, Other: View>(
    _ name: String, unlike other: @escaping @MainActor @Sendable () -> Other,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(name) {
      let (look, plain) = (try await Look(content()), try await Look(other()))
      #expect(look.picture.contains { $0.alpha > 0 }, "\(name) draws nothing")
      #expect(look.picture != plain.picture, "\(name) changes nothing")
    }
  }

  /// A colour that a pixel shall have.
  enum Ink: Sendable {
    case red, green, blue, white, black, clear
    /// Anything that is not transparent.
    case some
    case exactly(UInt32)

    func matches(_ pixel: Snapshot.Pixel) -> Bool {
      switch self {
      case .red: pixel.premultiplied == 0xffff_0000
      case .green: pixel.premultiplied == 0xff00_ff00
      case .blue: pixel.premultiplied == 0xff00_00ff
      case .white: pixel.premultiplied == 0xffff_ffff
      case .black: pixel.premultiplied == 0xff00_0000
      case .clear: pixel.alpha == 0
      case .some: pixel.alpha > 40
      case .exactly(let value): pixel.distance(to: Snapshot.Pixel(premultiplied: value)) <= 2
      }
    }
  }

  /// A view in a window of its own.
  @MainActor
  struct Look {
    let size: (Int, Int)
    let picture: Snapshot

    init<Content: View>(_ content: Content) async throws {
      let window = TestWindow(width: 160, height: 160) { content }
      await window.pointer.leave()
      await window.present()
      defer { window.close() }
      let host = try window.element(ofType: "VeneerHost")
      let element = try #require(host.children.first)
      size = (Int(element.frame.width), Int(element.frame.height))
      picture = await window.snapshot(of: element, isolated: true)
    }
  }
}

extension Form {
  /// Every form that has a case.
  static let all =
    configurations + environment + colors + styles + fonts + shapes + backgrounds + frames + stacks + effects
    + names
}

// Colours that no theme changes.
let pureRed = Color(red: 1, green: 0, blue: 0)
let pureGreen = Color(red: 0, green: 1, blue: 0)
let pureBlue = Color(red: 0, green: 0, blue: 1)

/// A red square.
struct Tile: View {
  var side: CGFloat = 20
  var body: some View { pureRed.frame(width: side, height: side) }
}

/// Two colours, one mixed into the other.
struct Mixture: View {
  let mode: BlendMode
  var body: some View {
    ZStack {
      Color(red: 0.2, green: 0.4, blue: 0.8)
      Color(red: 0.9, green: 0.5, blue: 0.1).blendMode(mode)
    }
    .frame(width: 20, height: 20)
  }
}

extension WidgetSuites {
  @Suite @MainActor
  struct Forms {
    @Test("A form that people write in styles draws what it says", arguments: Form.all)
    func form(_ form: Form) async throws { try await form.check() }

    @Test("No form has two cases") func names() {
      #expect(Set(Form.all.map(\.name)).count == Form.all.count)
    }
  }
}
