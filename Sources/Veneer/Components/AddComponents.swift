/// A label for adding something: a plus and what is added.
public struct AddLabel: View {
  private let title: LocalizedStringResource

  /// A label that says `title`.
  public nonisolated init(_ title: LocalizedStringResource) { self.title = title }

  public var body: some View { Label(title, systemImage: "plus") }
}

/// A button for adding something.
///
///     AddButton("Add item") { add() }.labelStyle(.iconTint(.green))
public struct AddButton: View {
  private let title: LocalizedStringResource
  private let action: () -> Void

  /// A button that says `title`.
  public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View { Button(action: action) { AddLabel(title) } }
}

/// A row of a list for adding something to it.
public struct ListAddButton: View {
  private let title: LocalizedStringResource
  private let action: () -> Void

  /// A row that says `title`.
  public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  public var body: some View {
    AddButton(title, action: action)
      .buttonStyle(.list)
      .symbolVariant(.circle.fill)
  }
}
