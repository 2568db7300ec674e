import Veneer

/// Any style of drawing as the background.
struct FilledStyle<Fill: ShapeStyle>: ButtonStyle {
  var fill: Fill

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(10)
      .background(fill)
  }
}

extension ButtonStyle where Self == FilledStyle<Color> {
  static func filled(_ color: Color) -> FilledStyle<Color> { FilledStyle(fill: color) }
}

/// Any view after the label.
struct AccessoryStyle<Accessory: View>: ButtonStyle {
  private let accessory: Accessory

  init(@ViewBuilder accessory: () -> Accessory) {
    self.accessory = accessory()
  }

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      accessory
    }
  }
}

/// A label style that adds a view made for each label.
struct TrailingLabelStyle<Trailing: View>: LabelStyle {
  @ViewBuilder let trailing: () -> Trailing

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Label(configuration)
      trailing()
    }
  }
}

/// A view over any label.
struct Card<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).bold()
      content
    }
    .padding()
    .background(Color.gray.opacity(0.15))
    .cornerRadius(12)
  }
}

package struct GenericShelf: View {
  let act: () -> Void

  package init(act: @escaping () -> Void) {
    self.act = act
  }

  package var body: some View {
    Card("Shelf") {
      Button("Filled", action: act).buttonStyle(.filled(.mint))
      Button("Tinted", action: act).buttonStyle(FilledStyle(fill: .tint)).tint(.pink)
      Button("More", action: act)
        .buttonStyle(AccessoryStyle { Image(systemName: "chevron.right").imageScale(.small) })
      Label("Inbox", systemImage: "envelope")
        .labelStyle(TrailingLabelStyle { Text("3").foregroundStyle(.secondary) })
    }
  }
}
