import Foundation

/// The fingers on a touch screen. Points are in the coordinates of the window, in logical pixels; they are
/// rounded to whole ones.
///
///     await window.touch.begin(at: element)
///     await window.touch.move(to: CGPoint(x: 5, y: 5))
///     await window.touch.end()
///
/// Fingers are told apart by a number from 1 on. The first one down also moves the pointer, as everywhere.
/// Each call returns when GTK has handled the event. A system that cancels a touch cannot be played: the
/// backend has no such event.
@MainActor
public struct Touch {
  let window: TestWindow

  /// Puts `finger` down at `point`. The finger must not be down.
  public func begin(at point: CGPoint, finger: Int = 1) async {
    precondition(finger > 0, "fingers are numbered from 1 on")
    precondition(!isDown(finger), "finger \(finger) is already down")
    let (x, y) = window.screenPoint(point)
    client.touchBegin(finger: finger, x: x, y: y)
    await handled()
  }

  /// Puts `finger` down at the centre of `element`.
  public func begin(at element: Element, finger: Int = 1) async {
    await begin(at: element.center, finger: finger)
  }

  /// Moves `finger`, which must be down, to `point`.
  public func move(to point: CGPoint, finger: Int = 1) async {
    precondition(isDown(finger), "finger \(finger) is not down")
    let (x, y) = window.screenPoint(point)
    client.touchMove(finger: finger, x: x, y: y)
    await handled()
    if client.holdsBackMotion {
      await window.paint()
      await handled()
    }
  }

  /// Lifts `finger`, which must be down.
  public func end(finger: Int = 1) async {
    precondition(isDown(finger), "finger \(finger) is not down")
    client.touchEnd(finger: finger)
    await handled()
  }

  /// Taps the centre of `element`.
  public func tap(_ element: Element) async {
    await begin(at: element)
    await end()
  }

  private var client: BroadwayClient { window.display.client }

  private func isDown(_ finger: Int) -> Bool { client.withLock { client.input.fingers[finger] != nil } }

  private func handled() async { await window.display.deliverAndYield() }
}
