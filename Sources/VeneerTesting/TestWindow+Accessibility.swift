import CGtk
import Foundation

extension TestWindow {
  /// What the Tab key goes through, from the first element on until it comes to one again or leaves the window.
  ///
  /// The window must have the keyboard focus, which it has after ``present()``. Afterwards the focus is where
  /// the key has brought it. Of an entry the field as a whole is told, not the text in it.
  public func focusOrder() async -> [Element] {
    gtk_window_set_focus(window, nil)
    var order: [Element] = []
    while true {
      await keyboard.tap(.tab)
      guard let focused = focusedElement, !order.contains(focused) else { return order }
      order.append(focused)
    }
  }

  /// The element with the keyboard focus of this window, of an entry the field as a whole; nil when there is
  /// none.
  public var focusedElement: Element? {
    guard let focus = gtk_window_get_focus(window) else { return nil }
    var element = Element(focus, in: self)
    while let field = element.parent, field.isOfType("GtkEditable") { element = field }
    return element
  }

  /// The contrast of the text in `element` to its ground, from the pixels: 1 is unreadable, 21 is black on
  /// white. Of several texts, and of several colours of the ground, the worst counts.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when no text is to be seen.
  public func contrast(of element: Element) async throws -> Double {
    var worst: Double?
    for text in element.texts {
      guard let contrast = await contrast(ofText: text) else { continue }
      worst = min(worst ?? contrast, contrast)
    }
    guard let worst else { throw HeadlessError("no text is to be seen in \(element.treeDescription)") }
    return worst
  }

  /// The picture of the text alone says which pixels are all text and which are all ground. Letters are enlarged,
  /// for their lines to have an inside.
  private func contrast(ofText text: Element) async -> Double? {
    let alone = await snapshot(of: text, scale: 4, isolated: true)
    let whole = await snapshot(of: text, scale: 4)
    guard alone.width == whole.width, alone.height == whole.height,
      let opacity = alone.premultipliedPixels.map({ $0 >> 24 }).filter({ $0 > 0 }).max()
    else { return nil }
    func colors(where condition: (UInt32) -> Bool) -> Snapshot {
      let pixels = zip(alone.premultipliedPixels, whole.premultipliedPixels).filter { condition($0.0 >> 24) }
      return Snapshot(width: pixels.count, height: 1, premultipliedPixels: pixels.map(\.1))
    }
    guard let color = colors(where: { $0 == opacity }).mostFrequentColor else { return nil }
    return colors { $0 == 0 }.colorCounts.keys.map { $0.contrast(to: color) }.min()
  }
}

extension Element {
  /// This element if it shows text, or else all in it that do.
  fileprivate var texts: [Element] {
    ownText != nil ? [self] : visibleDescendants.filter { $0.ownText?.isEmpty == false }
  }
}
