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

  /// All that is in the window, a line for each element.
  public var treeDescription: String { root.treeDescription }
}
