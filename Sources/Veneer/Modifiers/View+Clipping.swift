private struct ClipModifier<Content: Shape>: LayerModifier {
  let shape: Content
  let style: FillStyle

  func makeLayer() -> ClipLayer { ClipLayer() }

  func apply(to layer: ClipLayer, in environment: EnvironmentValues) -> LayerChange {
    layer.set(shape.resolved(in: environment), style) ? .redraw : .none
  }
}

extension View {
  /// Cuts the view to a shape in its frame.
  ///
  ///     Image("Portrait").clipShape(Circle())
  ///
  /// What is cut off does not answer the pointer either. Continuous corners are cut as circular ones.
  public func clipShape<Content: Shape>(_ shape: Content, style: FillStyle = FillStyle()) -> some View {
    layered(ClipModifier(shape: shape, style: style))
  }

  /// Cuts the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View {
    // A frame stands on whole pixels, where smooth edges look like others.
    clipShape(Rectangle())
  }

  /// Cuts the corners of the view to `radius`, in logical pixels.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
  }

  /// Shows the view where `mask` is opaque, to the same degree.
  ///
  ///     Color.blue.mask { Text("Blue") }
  ///
  /// The mask's text is not read out.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    AttachedView(content: self, attachment: mask(), alignment: alignment, role: .mask)
  }

  /// Shows the view where `mask` is opaque, to the same degree.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    AttachedView(content: self, attachment: mask, alignment: .center, role: .mask)
  }
}
