import Veneer

/// The button in the header bar that turns the gallery dark or light.
struct AppearanceSwitch: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Button(action: { DesktopSettings.isDark.toggle() }) {
      Label {
        Text(colorScheme == .dark ? "Turn light" : "Turn dark")
      } icon: {
        Image(systemName: colorScheme == .dark ? "sun.max" : "moon")
      }
    }
    .labelStyle(.iconOnly)
    .help("Dark or light (Control+D)")
  }
}
