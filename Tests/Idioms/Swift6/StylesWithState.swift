import Veneer

/// Counts its presses for itself, in each button that it is used in.
struct CountingStyle: PrimitiveButtonStyle {
  @State private var presses = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button("Count \(presses)") {
        presses += 1
        configuration.trigger()
      }
    }
  }
}

/// Looks another way where buttons are disabled and where the desktop is dark.
struct AwareStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.label
      Text(isEnabled ? "ready" : "not now")
      Text(verbatim: colorScheme == .dark ? "night" : "day")
    }
  }
}

/// Shows its icon once it was asked for.
struct RevealingLabelStyle: LabelStyle {
  @State private var isRevealed = false

  func makeBody(configuration: Configuration) -> some View {
    if isRevealed {
      Label(configuration)
    } else {
      Button {
        isRevealed = true
      } label: {
        configuration.title
      }
    }
  }
}

package struct StatefulStyles: View {
  @State private var isLocked = false
  let act: () -> Void

  package init(act: @escaping () -> Void) {
    self.act = act
  }

  package var body: some View {
    VStack {
      Button("Left", action: act).buttonStyle(CountingStyle())
      Button("Right", action: act).buttonStyle(CountingStyle())
      Button("Upload", action: act).buttonStyle(AwareStyle()).disabled(isLocked)
      Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
      Label("Secret", systemImage: "lock.fill").labelStyle(RevealingLabelStyle())
    }
  }
}
