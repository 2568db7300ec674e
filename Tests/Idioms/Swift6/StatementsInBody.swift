import Veneer

/// Statements before the body, without a return.
struct LocalValues: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isDangerous = configuration.role == .destructive
    let color: Color = isDangerous ? .red : .blue
    let opacity = configuration.isPressed ? 0.5 : 1
    configuration.label
      .foregroundColor(color)
      .opacity(opacity)
  }
}

/// The same with one.
struct ReturnedBody: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let inset: CGFloat = configuration.isPressed ? 3 : 6
    return configuration.label.padding(.horizontal, inset)
  }
}

/// Branches with different views.
struct BranchingBody: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      HStack {
        configuration.label
        Text("…")
      }
    } else {
      configuration.label
    }
  }
}

enum Emphasis: CaseIterable {
  case quiet, normal, loud
}

struct SwitchingBody: LabelStyle {
  let emphasis: Emphasis

  func makeBody(configuration: Configuration) -> some View {
    switch emphasis {
    case .quiet:
      configuration.title
    case .normal:
      Label(configuration)
    case .loud:
      HStack {
        configuration.icon
        configuration.title.font(.title)
        configuration.icon
      }
    }
  }
}

/// One style out of several, by its erased body.
struct ErasedBody: LabelStyle {
  var showsIcon = false

  func makeBody(configuration: Configuration) -> some View {
    guard showsIcon else { return AnyView(configuration.title) }
    return AnyView(Label(configuration))
  }
}

package struct BodiesOfStatements: View {
  let act: () -> Void

  package init(act: @escaping () -> Void) {
    self.act = act
  }

  package var body: some View {
    VStack {
      Button("Delete", role: .destructive, action: act).buttonStyle(LocalValues())
      Button("Rename", action: act).buttonStyle(ReturnedBody())
      Button("Send", action: act).buttonStyle(BranchingBody())
      ForEach(Emphasis.allCases, id: \.self) { emphasis in
        Label("Note", systemImage: "doc.fill").labelStyle(SwitchingBody(emphasis: emphasis))
      }
      Label("Hidden icon", systemImage: "eye").labelStyle(ErasedBody())
      Label("Shown icon", systemImage: "eye").labelStyle(ErasedBody(showsIcon: true))
    }
  }
}
