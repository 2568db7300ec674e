/// Several views as one, without a layout of its own. What is applied to a group is applied to each view in it.
public struct Group<Content: View>: View {
  private let content: Content

  /// A group of `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}
