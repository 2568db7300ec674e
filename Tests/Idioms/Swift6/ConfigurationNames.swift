import Veneer

/// The configuration by each of the names that authors know it by.
struct SelfNamed: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label.padding(2)
  }
}

struct ProtocolNamed: ButtonStyle {
  func makeBody(configuration: ButtonStyle.Configuration) -> some View {
    configuration.label.padding(4)
  }
}

struct FullyNamed: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.padding(6)
  }
}

struct SelfNamedLabel: LabelStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.title.padding(2)
  }
}

struct ProtocolNamedLabel: LabelStyle {
  func makeBody(configuration: LabelStyle.Configuration) -> some View {
    configuration.title.padding(4)
  }
}

struct FullyNamedPrimitive: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).padding(8)
  }
}

/// With the body's type written out instead of `some View`.
struct NamedBody: LabelStyle {
  typealias Body = Label<LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon>

  func makeBody(configuration: Configuration) -> Body {
    Label(configuration)
  }
}

/// Every one of them in use; each shows what it was given.
package struct NamedConfigurations: View {
  package init() {}

  package var body: some View {
    VStack {
      Button("One") {}.buttonStyle(SelfNamed())
      Button("Two") {}.buttonStyle(ProtocolNamed())
      Button("Three") {}.buttonStyle(FullyNamed())
      Button("Four") {}.buttonStyle(FullyNamedPrimitive())
      Label("Five", systemImage: "star").labelStyle(SelfNamedLabel())
      Label("Six", systemImage: "star").labelStyle(ProtocolNamedLabel())
      Label("Seven", systemImage: "star").labelStyle(NamedBody())
    }
  }
}
