import Veneer

/// An application's own style under a name that Veneer has as well: the icon comes last here.
struct IconTintLabelStyle: LabelStyle {
  let tint: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.title
      configuration.icon
        .foregroundStyle(tint)
    }
  }
}

extension LabelStyle where Self == IconTintLabelStyle {
  static func iconTint(_ tint: Color) -> IconTintLabelStyle { .init(tint: tint) }
}

/// A style with another name, and its alias under one of Veneer's.
struct UnderlinedRowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      Color.purple.frame(height: 3)
    }
  }
}

extension ButtonStyle where Self == UnderlinedRowStyle {
  static var roundedRow: UnderlinedRowStyle { UnderlinedRowStyle() }
}

/// Both aliases in use.
package struct ShadowedAliases: View {
  package init() {}

  package var body: some View {
    VStack {
      Label("Archive", systemImage: "folder.fill")
        .labelStyle(.iconTint(.orange))
      Button("Continue") {}
        .buttonStyle(.roundedRow)
    }
  }
}
