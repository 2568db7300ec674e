import CGtk
import Veneer
import VeneerTesting

/// A square that is green at rest and red while pressed, so that one pixel tells the state.
struct SignalStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    (configuration.isPressed ? Color.red : Color.green).frame(width: 40, height: 40)
  }
}

/// The label on green at rest and on red while pressed.
struct SignalBackground: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(configuration.isPressed ? Color.red : Color.green)
  }
}

/// A primitive style that shows its button in one of several ways.
struct ChangingStyle: PrimitiveButtonStyle {
  enum Way: CaseIterable {
    case signal, besideText, aboveText, ownControl, neither, twice
  }

  let way: Way

  func makeBody(configuration: Configuration) -> some View {
    switch way {
    case .signal: Button(configuration).buttonStyle(SignalStyle())
    case .besideText:
      HStack {
        Button(configuration)
        Text(verbatim: "beside")
      }
    case .aboveText:
      VStack {
        Button(configuration)
        Text(verbatim: "below")
      }
    case .ownControl:
      HStack {
        configuration.label
        Button("Own") { configuration.trigger() }.buttonStyle(.plain)
      }
    case .neither: configuration.label
    case .twice:
      HStack {
        Button(configuration)
        Button(configuration)
      }
    }
  }
}

extension TestWindow {
  /// Veneer's buttons in the window, outer ones before those within them.
  var buttons: [Element] { elements(ofType: "VeneerButton") }

  /// The names of the window's buttons.
  var buttonNames: [String] { elements(role: .button).compactMap(\.accessibleName) }

  /// The texts in the window.
  var texts: [String] { elements(role: .label).compactMap(\.accessibleName) }

  /// Whether an element in one of the signal styles shows as pressed, in the next frame.
  func showsPressed(_ element: Element, at point: (x: Int, y: Int) = (2, 2)) async -> Bool {
    await advanceFrame()
    let pixel = await snapshot(of: element)[point.x, point.y]
    return pixel.red > pixel.green
  }

  /// Lets the picture of a press end.
  func endLinger() async {
    await advanceTime(by: 0.3)
    for _ in 0..<3 { await advanceFrame() }
  }

  /// Brings everything to rest, with a frame painted.
  func settleAndPaint() async {
    await settle()
    await advanceFrame()
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as a window.
  var asWindow: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWindow.self)
  }

  /// The widget as a box.
  var asBox: UnsafeMutablePointer<GtkBox> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkBox.self)
  }

  /// The widget as an object.
  var asObject: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }
}
