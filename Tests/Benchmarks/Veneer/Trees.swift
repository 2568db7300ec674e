import Veneer

@MainActor private var clicks = 0

struct Buttons: View {
  let count: Int

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        SubtitledButton(title: "Title \(index)", subtitle: "Subtitle \(index)") { clicks += 1 }
      }
    }
  }
}

struct ButtonList: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { index in
      SubtitledButton(title: "Title \(index)", subtitle: "Subtitle \(index)") { clicks += 1 }
    }
  }
}

/// Changes the colour of one view from outside, as the view's own action would.
@MainActor
final class Remote {
  private var change: ((Color) -> Void)?

  func attach(_ change: @escaping (Color) -> Void) { self.change = change }

  func setColor(_ color: Color) {
    guard let change else { fatalError("no view is attached") }
    change(color)
  }
}

struct Labels: View {
  let count: Int
  let remote: Remote

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        ColoredText(title: "Label \(index)", remote: index == 0 ? remote : nil)
      }
    }
  }
}

struct ColoredText: View {
  let title: String
  let remote: Remote?
  @State private var color = Color.black

  var body: some View {
    let _ = remote?.attach { color = $0 }
    Text(verbatim: title).foregroundColor(color)
  }
}

struct IconLabels: View {
  let count: Int
  let remote: Remote

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        TintedLabel(title: "Label \(index)", remote: index == 0 ? remote : nil)
      }
    }
  }
}

/// Labels under one tint, which is set above them all.
struct LabelsUnderTint: View {
  let count: Int
  let remote: Remote
  @State private var color = Color.black

  var body: some View {
    let _ = remote.attach { color = $0 }
    LabelList(count: count).labelStyle(.iconTint(color))
  }
}

private struct LabelList: View {
  let count: Int

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in Label("Label \(index)", systemImage: "plus") }
    }
  }
}

struct TintedLabel: View {
  let title: String
  let remote: Remote?
  @State private var color = Color.black

  var body: some View {
    let _ = remote?.attach { color = $0 }
    Label(title, systemImage: "plus").labelStyle(.iconTint(color))
  }
}
