/// Colours a label's icon and leaves its title. See ``LabelStyle/iconTint(_:)``.
///
/// Icons in colours of their own become the tint too; their transparency stays as it is.
public struct IconTintLabelStyle: LabelStyle {
  let color: Color

  /// Colours icons in `color`.
  public nonisolated init(_ color: Color) { self.color = color }

  public func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon.iconTint(color)
    }
  }
}

extension LabelStyle where Self == IconTintLabelStyle {
  /// Colours a label's icon and leaves its title.
  ///
  ///     AddButton("Add item") { add() }.labelStyle(.iconTint(.green))
  @_disfavoredOverload
  public static func iconTint(_ color: Color) -> IconTintLabelStyle { IconTintLabelStyle(color) }
}

extension View {
  /// Draws symbols and pictures alike in `color`.
  func iconTint(_ color: Color) -> some View {
    writingEnvironment {
      $0.foreground = color.paint(in: $0.theme)
      $0.tintsPictures = true
    }
  }
}
