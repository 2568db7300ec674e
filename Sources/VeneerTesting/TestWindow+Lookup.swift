import CGtk
import Foundation

extension TestWindow {
  /// The window itself as an element; its children are what is in the window.
  public var root: Element { Element(widget, in: self) }

  /// The first element with `role`, and with the accessible name `name` if one is given, in the order of the
  /// widget tree. What is hidden, on the screen or from assistive technology, is not found; what is in an
  /// open popover is.
  ///
  ///     let save = try window.element(role: .button, named: "Save")
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(role: Role, named name: String? = nil) throws -> Element {
    try root.element(role: role, named: name)
  }

  /// The first element that shows `text`, which is its whole text.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(text: String) throws -> Element {
    try root.element(text: text)
  }

  /// The first element whose ``Element/identifier`` is `identifier`.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(identifier: String) throws -> Element {
    try root.element(identifier: identifier)
  }

  /// The element that gets the pointer's events at `point`, in the coordinates of the window; nil where there
  /// is none. What is in an open popover lies above the rest.
  public func element(at point: CGPoint) -> Element? {
    let popovers = root.visibleDescendants.filter { $0.isOfType("GtkNative") && $0.isOnScreen }
    for surface in popovers.reversed() + [root] {
      let frame = surface.frame
      let (x, y) = (Double(point.x - frame.minX), Double(point.y - frame.minY))
      if let widget = gtk_widget_pick(surface.widget, x, y, GTK_PICK_DEFAULT) {
        return Element(widget, in: self)
      }
    }
    return nil
  }

  /// The first element whose widget is of the GObject type called `name` (such as `GtkLabel`) or of one
  /// derived from it.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(ofType name: String) throws -> Element {
    try root.element(ofType: name)
  }

  /// All elements with `role`, and with the accessible name `name` if one is given, in the order of the
  /// widget tree.
  public func elements(role: Role, named name: String? = nil) -> [Element] {
    root.elements(role: role, named: name)
  }

  /// All elements whose widget is of the GObject type called `name` or of one derived from it.
  public func elements(ofType name: String) -> [Element] {
    root.elements(ofType: name)
  }

  /// All elements that show `text`, which is their whole text.
  public func elements(text: String) -> [Element] {
    root.elements(text: text)
  }

  /// All elements whose ``Element/identifier`` is `identifier`.
  public func elements(identifier: String) -> [Element] {
    root.elements(identifier: identifier)
  }

  /// All that is in the window, a line for each element.
  public var treeDescription: String { root.treeDescription }
}
