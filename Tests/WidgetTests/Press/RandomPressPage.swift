import Veneer

/// The ways in which a button of the random tests is made and shown.
enum RandomPressKind: CaseIterable {
  case automatic, bordered, borderedProminent, borderless, plain, list, roundedRow, pressedImage
  case ownStyle, besideText, ownControl, neither, twice, nested
  case subtitled, pressedImageButton, addButton, listAddButton, infoButton

  /// Whether the style tells its record of presses.
  var isRecorded: Bool { self == .ownStyle || self == .besideText || self == .nested }

  /// Whether the pointer clicks the button itself, rather than only what the style shows within it.
  var answersPointer: Bool { self != .ownControl && self != .neither }

  /// Whether the button may have others within it.
  var hasInnerButtons: Bool { self == .ownControl || self == .twice || self == .nested }

  /// Kinds of one family are the same button in another style.
  var family: Int {
    switch self {
    case .nested: 1
    case .subtitled: 2
    case .pressedImageButton: 3
    case .addButton, .listAddButton: 4
    case .infoButton: 5
    default: 0
    }
  }
}

/// What is in one cell of the window.
struct RandomPressCellState: Equatable {
  var kind: RandomPressKind
  var title = 0
  var labelStyle = 0
  var isEnabled = true
  var isThere = true
}

/// What the buttons of the random tests have done, and whether they show as pressed.
///
/// Each cell has two counts: of its button, and of a button in that one's label.
@MainActor
final class RandomPressLog {
  var actions = [Int](repeating: 0, count: 60)
  /// The `clicked` signals of sensitive buttons, by cell.
  var clicks = [Int](repeating: 0, count: 30)
  var isPressed = [Bool](repeating: false, count: 30)
}

/// One button in a room of fixed size, so that no change moves the others. Every kind of button has room in it.
struct RandomPressCell: View {
  static let width = 190.0
  static let height = 64.0

  let number: Int
  let state: RandomPressCellState
  let log: RandomPressLog

  var body: some View {
    ZStack {
      if state.isThere { button.disabled(!state.isEnabled) }
    }
    .frame(width: RandomPressCell.width, height: RandomPressCell.height)
  }

  private var title: String { ["Go", "Press", "Now", "É"][state.title] }

  private func act() { log.actions[number * 2] += 1 }
  private func actInside() { log.actions[number * 2 + 1] += 1 }

  private var button: AnyView {
    switch state.kind {
    case .nested: AnyView(nestedButton)
    case .subtitled: AnyView(SubtitledButton(title: title, subtitle: "subtitle", action: act))
    case .pressedImageButton:
      AnyView(PressedImageButton(title, systemImage: "heart", pressedImage: "heart.fill", action: act))
    case .addButton: AnyView(AddButton("Add", action: act))
    case .listAddButton: AnyView(ListAddButton("Add", action: act))
    case .infoButton: AnyView(InfoButton(act))
    default: styledButton
    }
  }

  private var nestedButton: some View {
    Button(action: act) {
      HStack {
        label
        Button("In", action: actInside).buttonStyle(.plain).padding(10)
      }
    }
    .buttonStyle(recording)
  }

  private var label: AnyView {
    let label = Label(title, systemImage: "star")
    switch state.labelStyle {
    case 0: return AnyView(label.labelStyle(.titleAndIcon))
    case 1: return AnyView(label.labelStyle(.titleOnly))
    case 2: return AnyView(label.labelStyle(.iconOnly))
    default: return AnyView(label.labelStyle(.iconTint(.green)))
    }
  }

  private var recording: RecordingStyle { RecordingStyle(number: number, log: log) }

  /// One button in the style of the cell's kind. Styles are exchanged and the button stays.
  private var styledButton: AnyView {
    let button = Button(action: act) { label }
    switch state.kind {
    case .bordered: return AnyView(button.buttonStyle(.bordered))
    case .borderedProminent: return AnyView(button.buttonStyle(.borderedProminent))
    case .borderless: return AnyView(button.buttonStyle(.borderless))
    case .plain: return AnyView(button.buttonStyle(.plain))
    case .list: return AnyView(button.buttonStyle(.list))
    case .roundedRow: return AnyView(button.buttonStyle(.roundedRow))
    case .pressedImage:
      return AnyView(
        button.buttonStyle(
          .pressedImage(title: title, systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2)))
    case .ownStyle: return AnyView(button.buttonStyle(recording))
    case .besideText:
      return AnyView(button.buttonStyle(RecordingBesideText(style: recording)))
    case .ownControl: return AnyView(button.buttonStyle(ChangingStyle(way: .ownControl)))
    case .neither: return AnyView(button.buttonStyle(ChangingStyle(way: .neither)))
    case .twice: return AnyView(button.buttonStyle(ChangingStyle(way: .twice)))
    default: return AnyView(button.buttonStyle(.automatic))
    }
  }
}

/// Tells the log of its presses, and shows them by its background.
private struct RecordingStyle: ButtonStyle {
  let number: Int
  let log: RandomPressLog

  func makeBody(configuration: Configuration) -> some View {
    let isPressed = configuration.isPressed
    let _ = log.isPressed[number] = isPressed
    configuration.label.padding(8).background(isPressed ? Color.red : Color.green)
  }
}

/// A primitive style around the recording one.
private struct RecordingBesideText: PrimitiveButtonStyle {
  let style: RecordingStyle

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration).buttonStyle(style)
      Text("by")
    }
  }
}

/// A row of cells, in a host of its own.
struct RandomPressRow: View {
  let firstNumber: Int
  let states: [RandomPressCellState]
  let log: RandomPressLog

  var body: some View {
    HStack(spacing: 10) {
      ForEach(Array(states.indices), id: \.self) { index in
        RandomPressCell(number: firstNumber + index, state: states[index], log: log)
      }
    }
  }
}
