import Testing
import Veneer
import VeneerTesting

private struct IconOverTitle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title
    }
  }
}

private struct TitleBeforeIcon: LabelStyle {
  func makeBody(configuration: LabelStyle.Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.title
      configuration.icon
    }
  }
}

private struct FixedColumn: LabelStyle {
  var width: CGFloat = 30
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon.frame(width: width, alignment: .center)
      configuration.title
    }
  }
}

private struct SettingsIcon: LabelStyle {
  let color: Color
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon
        .padding(4)
        .background(RoundedRectangle(cornerRadius: 7).foregroundColor(color))
    }
  }
}

private struct Badge: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.title.overlay(alignment: .topTrailing) {
      configuration.icon.frame(width: 8, height: 8).clipShape(Circle()).offset(x: 4, y: -4)
    }
  }
}

private struct CenteredIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .bottom, spacing: 10) {
      configuration.icon.frame(width: 10, height: 10)
      configuration.title
    }
  }
}

private struct Wrapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(TitleBeforeIcon()).padding(3).border(pureBlue, width: 1)
  }
}

// MARK: Rows

private struct ChevronRow: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer(minLength: 0)
      Image(systemName: "chevron.right").foregroundColor(pureRed)
    }
    .padding(.horizontal, 10)
    .frame(width: 160, height: 40)
    .background(configuration.isPressed ? pureGreen : pureBlue)
  }
}

private struct FullWidthRow: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
      .background(configuration.isPressed ? pureRed : pureBlue)
      .overlay(Divider(), alignment: .bottom)
  }
}

private struct LeadingStripe: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      pureRed.frame(width: configuration.isPressed ? 8 : 4)
      configuration.label.padding(8)
    }
    .background(pureBlue)
    .frame(height: 36)
    .fixedSize()
  }
}

private struct ProportionalStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        pureBlue
        pureGreen.frame(width: geometry.size.width * (configuration.isPressed ? 0.75 : 0.25))
      }
    }
    .frame(width: 80, height: 20)
  }
}

// MARK: Primitive styles

private struct ThroughStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(Inner()).padding(5).background(pureBlue)
  }

  private struct Inner: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(5).background(configuration.isPressed ? pureRed : pureGreen)
    }
  }
}

private struct OwnControlStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) {
      configuration.label.padding(6).background(pureGreen)
    }
    .buttonStyle(PlainLook())
  }

  private struct PlainLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }
}

/// A built-in style as a function, in a style of one's own that carries the name of one of Veneer's.
private struct RoundedRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration).tint(pureRed)
  }
}

extension StyleCase {
  static let labels: [StyleCase] = [
    StyleCase(
      label: "icon over title", IconOverTitle(), size: (40, 44),
      [(20, 10, .red), (20, 34, .white), (2, 10, .clear)]),
    StyleCase(
      label: "title before icon", TitleBeforeIcon(), size: (66, 20), [(5, 10, .white), (50, 10, .red)]),
    StyleCase(
      label: "fixed icon column", FixedColumn(), size: (70, 20),
      [(3, 10, .clear), (15, 10, .red), (31, 10, .white)]),
    StyleCase(
      label: "settings icon", SettingsIcon(color: pureBlue), size: (74, 28),
      [(0, 0, .clear), (2, 14, .blue), (14, 14, .red), (60, 14, .white)]),
    StyleCase(label: "badge over the title", Badge(), size: (40, 20), [(5, 10, .white), (38, 1, .red)]),
    StyleCase(
      label: "small icon at the bottom", CenteredIcon(), size: (60, 20),
      [(5, 15, .red), (5, 2, .clear), (25, 10, .white)]),
    StyleCase(
      label: "a style within a style", Wrapped(), size: (72, 26),
      [(0, 13, .blue), (5, 13, .white), (60, 13, .red)]),
  ]

  static let rows: [StyleCase] = [
    StyleCase(
      "chevron row", ChevronRow(), size: (160, 40),
      normal: [(2, 2, .blue), (20, 20, .white), (100, 20, .blue)],
      pressed: [(2, 2, .green)], disabled: [(2, 2, .some)]),
    StyleCase(
      "row of the whole width", FullWidthRow(), size: (200, 32),
      normal: [(2, 2, .blue), (20, 16, .white), (150, 16, .blue)],
      pressed: [(150, 16, .red)], disabled: [(150, 16, .some)]),
    StyleCase(
      "stripe at the edge", LeadingStripe(), normal: [(2, 18, .red), (6, 18, .blue)],
      pressed: [(6, 18, .red)],
      disabled: [(2, 18, .some)]),
    StyleCase(
      "a share of the width", ProportionalStyle(), size: (80, 20),
      normal: [(10, 10, .green), (30, 10, .blue)],
      pressed: [(50, 10, .green), (70, 10, .blue)], disabled: [(10, 10, .some)]),
  ]

  static let primitives: [StyleCase] = [
    StyleCase(
      primitive: "the button itself, in a frame", ThroughStyle(), size: (60, 40),
      normal: [(2, 2, .blue), (7, 20, .green)],
      pressed: [(7, 20, .red), (2, 2, .blue)], disabled: [(2, 2, .some)]),
    StyleCase(
      primitive: "a control of its own", OwnControlStyle(), size: (52, 32),
      normal: [(2, 2, .green), (26, 16, .white)],
      pressed: [(2, 2, .exactly(0x8000_8000))], disabled: [(26, 16, .some)]),
    StyleCase(
      primitive: "a built-in style as a function", RoundedRowButtonStyle(), normal: [(30, 14, .some)],
      pressed: [(30, 14, .some)], disabled: [(30, 14, .some)]),
  ]
}
