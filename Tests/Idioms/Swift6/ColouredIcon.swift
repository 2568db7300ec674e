import Veneer

/// The icon in a colour of its own; the title as the label had it.
struct SignalLabelStyle: LabelStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    Label(
      title: { configuration.title },
      icon: { configuration.icon.foregroundColor(color) }
    )
  }
}

/// A label whose icon alone is coloured, beside one in the usual look.
package struct SignalList: View {
  package init() {}

  package var body: some View {
    VStack(alignment: .leading) {
      Label("Running", systemImage: "play.fill")
        .labelStyle(SignalLabelStyle(color: .orange))
      Label("Running", systemImage: "play.fill")
    }
  }
}
