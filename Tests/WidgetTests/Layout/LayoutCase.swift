import Testing
import Veneer
import VeneerTesting

/// One rule of SwiftUI's layout: a view, the room it is proposed, and where its marks stand then.
///
/// The proposal is the size of the window, the view its root. Frames are found by pixels, each mark being a colour of its own.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let width: Int
  let height: Int
  let isRightToLeft: Bool
  /// Where GTK forbids SwiftUI's answer: what happens instead.
  let instead: String?
  /// A mark without a frame is not to be seen.
  let expected: [Mark: Frame]
  let view: @MainActor @Sendable () -> AnyView

  init<Content: View>(
    _ name: String, room: (width: Int, height: Int) = (100, 60), rightToLeft: Bool = false,
    instead: String? = nil,
    _ expected: [Mark: Frame], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    width = room.width
    height = room.height
    isRightToLeft = rightToLeft
    self.instead = instead
    self.expected = expected
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }

  /// `[x, y, width, height]` in the window, or `[]` for what is not to be seen.
  struct Frame: ExpressibleByArrayLiteral, Equatable, CustomStringConvertible, Sendable {
    let numbers: [Int]
    init(arrayLiteral numbers: Int...) { self.numbers = numbers }
    init(_ rect: CGRect?) {
      numbers = rect.map { [Int($0.minX), Int($0.minY), Int($0.width), Int($0.height)] } ?? []
    }
    var description: String { "\(numbers)" }
  }

  /// A colour that is looked for.
  enum Mark: CaseIterable, Sendable {
    case red, green, blue

    @MainActor var color: Color {
      switch self {
      case .red: Color(red: 1, green: 0, blue: 0)
      case .green: Color(red: 0, green: 1, blue: 0)
      case .blue: Color(red: 0, green: 0, blue: 1)
      }
    }

    var pixel: Snapshot.Pixel {
      switch self {
      case .red: Snapshot.Pixel(premultiplied: 0xffff_0000)
      case .green: Snapshot.Pixel(premultiplied: 0xff00_ff00)
      case .blue: Snapshot.Pixel(premultiplied: 0xff00_00ff)
      }
    }
  }
}

/// The marks, for short: flexible, or of a size.
@MainActor
enum Block {
  static var red: Color { LayoutCase.Mark.red.color }
  static var green: Color { LayoutCase.Mark.green.color }
  static var blue: Color { LayoutCase.Mark.blue.color }

  static func red(_ width: CGFloat, _ height: CGFloat) -> some View {
    red.frame(width: width, height: height)
  }
  static func green(_ width: CGFloat, _ height: CGFloat) -> some View {
    green.frame(width: width, height: height)
  }
  static func blue(_ width: CGFloat, _ height: CGFloat) -> some View {
    blue.frame(width: width, height: height)
  }
}
