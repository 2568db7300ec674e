import Foundation

/// The mouse. Points are in the coordinates of the window, in logical pixels; they are rounded to whole ones.
///
///     try await window.pointer.move(to: window.element(role: .button, named: "Save"))
///     await window.pointer.press()
///     await window.pointer.release()
///
/// Events are real: GTK sees grabs, crossings and focus as with any mouse, and what lies under the pointer
/// gets them, be it a popover or another window on top. Each call returns when GTK has handled the event.
@MainActor
public struct Pointer {
  /// A button of the mouse.
  public enum Button: Int, Sendable {
    /// The left one, which presses buttons.
    case primary = 1
    /// The wheel.
    case middle = 2
    /// The right one, which opens menus.
    case secondary = 3
  }

  let window: TestWindow

  /// Moves to `point`, which may lie outside the window.
  public func move(to point: CGPoint) async {
    let (x, y) = window.screenPoint(point)
    client.movePointer(toX: x, y: y)
    await handled()
    if client.holdsBackMotion {
      await window.paint()
      await handled()
    }
  }

  /// Moves to the centre of `element`.
  public func move(to element: Element) async {
    await move(to: element.center)
  }

  /// Puts `button` down where the pointer is.
  public func press(button: Button = .primary) async {
    client.press(button: button.rawValue)
    await handled()
  }

  /// Moves to the centre of `element` and puts `button` down there.
  public func press(_ element: Element, button: Button = .primary) async {
    await move(to: element)
    await press(button: button)
  }

  /// Lets `button` go.
  public func release(button: Button = .primary) async {
    client.release(button: button.rawValue)
    await handled()
  }

  /// Puts `button` down and lets it go. Two calls within GTK's double-click time (400 ms) are a double click.
  public func click(button: Button = .primary) async {
    await press(button: button)
    await release(button: button)
  }

  /// Clicks at `point`.
  public func click(at point: CGPoint, button: Button = .primary) async {
    await move(to: point)
    await click(button: button)
  }

  /// Clicks the centre of `element`.
  public func click(_ element: Element, button: Button = .primary) async {
    await click(at: element.center, button: button)
  }

  /// Puts `button` down at the first of `points`, moves through the others, and lets it go at the last.
  /// Does nothing without points.
  public func drag(along points: [CGPoint], button: Button = .primary) async {
    guard let first = points.first else { return }
    await move(to: first)
    await press(button: button)
    for point in points.dropFirst() { await move(to: point) }
    await release(button: button)
  }

  /// Turns the wheel by `notches`: down, or up where negative.
  public func scroll(by notches: Int) async {
    for _ in 0..<abs(notches) {
      client.scroll(down: notches > 0)
      await handled()
    }
  }

  /// Takes the pointer off the window, to no window at all.
  public func leave() async {
    client.leave()
    await handled()
  }

  private var client: BroadwayClient { window.display.client }

  private func handled() async { await window.display.deliverAndYield() }
}
