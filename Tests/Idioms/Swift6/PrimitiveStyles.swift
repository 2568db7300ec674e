import Veneer

/// The button itself, in the next style further out, on a ground of its own.
struct FramedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration)
      .padding(5)
      .background(.orange)
  }
}

/// Another control that does what the button does.
struct ConfirmingStyle: PrimitiveButtonStyle {
  @State private var isAsking = false

  func makeBody(configuration: Configuration) -> some View {
    if isAsking {
      HStack {
        Button("Really?") {
          isAsking = false
          configuration.trigger()
        }
        Button("Keep") { isAsking = false }
      }
    } else {
      Button {
        isAsking = true
      } label: {
        configuration.label
      }
    }
  }
}

/// `Button(role:)` with the configuration's parts.
struct RebuiltStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
    Button(role: configuration.role, action: configuration.trigger) {
      configuration.label.bold()
    }
    .buttonStyle(.plain)
  }
}

package struct PrimitiveShelf: View {
  let act: (String) -> Void

  package init(act: @escaping (String) -> Void) {
    self.act = act
  }

  package var body: some View {
    VStack {
      Button("Framed") { act("framed") }
        .buttonStyle(FramedStyle())
        .buttonStyle(ProminentRowStyle())
      Button("Erase") { act("erase") }
        .buttonStyle(ConfirmingStyle())
      Button("Rebuilt", role: .destructive) { act("rebuilt") }
        .buttonStyle(RebuiltStyle())
    }
  }
}
