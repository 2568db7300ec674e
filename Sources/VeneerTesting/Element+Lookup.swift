extension Element {
  /// All that is shown in this element, in the order of the widget tree; without what is hidden.
  public var visibleDescendants: [Element] {
    children.filter(\.isShown).flatMap { [$0] + $0.visibleDescendants }
  }

  /// All elements in this one with `role`, and with the accessible name `name` if one is given, in the order
  /// of the widget tree. What is hidden, on the screen or from assistive technology, is passed over.
  public func elements(role: Role, named name: String? = nil) -> [Element] {
    let here = children.filter { $0.isShown && !$0.isHiddenFromAccessibility }
    return here.flatMap { child in
      let isMatch = child.role == role && (name == nil || child.accessibleName == name)
      return (isMatch ? [child] : []) + child.elements(role: role, named: name)
    }
  }

  /// All elements in this one whose widget is of the GObject type called `name` (such as `GtkLabel`) or of
  /// one derived from it.
  public func elements(ofType name: String) -> [Element] {
    visibleDescendants.filter { $0.isOfType(name) }
  }

  /// All elements in this one that show `text`, which is their whole text.
  public func elements(text: String) -> [Element] {
    visibleDescendants.filter { $0.ownText == text }
  }

  /// All elements in this one whose ``identifier`` is `identifier`.
  public func elements(identifier: String) -> [Element] {
    visibleDescendants.filter { $0.identifier == identifier }
  }

  /// The first element in this one with `role`, and with the accessible name `name` if one is given.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(role: Role, named name: String? = nil) throws -> Element {
    try first(of: elements(role: role, named: name), "role \(role)" + (name.map { " named “\($0)”" } ?? ""))
  }

  /// The first element in this one whose widget is of the GObject type called `name` or of one derived from
  /// it.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(ofType name: String) throws -> Element {
    try first(of: elements(ofType: name), "type \(name)")
  }

  /// The first element in this one that shows `text`.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(text: String) throws -> Element {
    try first(of: elements(text: text), "text “\(text)”")
  }

  /// The first element in this one whose ``identifier`` is `identifier`.
  ///
  /// Throws a ``HeadlessError`` that shows the elements there are when there is none such.
  public func element(identifier: String) throws -> Element {
    try first(of: elements(identifier: identifier), "identifier “\(identifier)”")
  }

  /// The element and all in it, a line each: type, identifier, role, name, frame, and what is unusual.
  /// Of what is hidden only the outermost element is told.
  public var treeDescription: String {
    let shown = isShown ? children : []
    let inner = shown.map(\.treeDescription).joined().split(separator: "\n").map { "  \($0)\n" }
    return line + "\n" + inner.joined()
  }

  private var line: String {
    var parts = [typeName]
    if let identifier { parts.append("#\(identifier)") }
    parts.append("\(role)")
    if let name = accessibleName { parts.append("“\(name)”") }
    let frame = self.frame
    parts.append(
      frame.isNull ? "without a place" : "(\(frame.minX), \(frame.minY), \(frame.width) × \(frame.height))")
    if !isShown { parts.append("hidden") }
    if isHiddenFromAccessibility { parts.append("hidden from accessibility") }
    if !isSensitive { parts.append("insensitive") }
    if isFocused { parts.append("focused") }
    return parts.joined(separator: " ")
  }

  private func first(of elements: [Element], _ wanted: String) throws -> Element {
    guard let element = elements.first else {
      throw HeadlessError("no element with \(wanted) among\n\(treeDescription)")
    }
    return element
  }
}
