/// A row in the accent colour with rounded corners. See ``ButtonStyle/roundedRow``.
public struct RoundedRowButtonStyle: ButtonStyle {
  @Environment(\.subtitledButtonTraits) private var traits

  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, alignment: traits.rowAlignment)
      .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
      .foregroundStyle(.white)
      .background(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
      .cornerRadius(10)
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

extension ButtonStyle where Self == RoundedRowButtonStyle {
  /// A row as wide as there is room, white on the tint, with rounded corners.
  @_disfavoredOverload
  public static var roundedRow: RoundedRowButtonStyle { RoundedRowButtonStyle() }
}
