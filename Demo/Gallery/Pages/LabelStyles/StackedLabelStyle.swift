import Veneer

// listing: stackedLabelStyle
/// The icon above the title, as in a toolbar.
struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title)
      configuration.title.font(.footnote)
    }
  }
}
// end listing
