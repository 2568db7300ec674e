/// A small button that tells more about what it stands beside.
///
///     HStack { Text("Storage"); InfoButton { explain() } }
public struct InfoButton: View {
  private let action: () -> Void

  /// A button that does `action`.
  public init(_ action: @escaping () -> Void) { self.action = action }

  public var body: some View {
    Button(action: action) { Label("Information", systemImage: "info.circle") }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
  }
}
