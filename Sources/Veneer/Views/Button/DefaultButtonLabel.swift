/// The label of a button that only has a role: a word and a symbol for what it does.
///
/// The word comes from the application's translations, and from GTK's own where the application has none.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    Label(DefaultButtonLabel.title(of: role), systemImage: symbol)
  }

  private var symbol: String {
    switch role {
    case .destructive: "trash"
    case .confirm: "checkmark"
    default: "xmark"
    }
  }

  private static func title(of role: ButtonRole) -> String {
    switch role {
    case .destructive: Localization.common("Delete")
    case .confirm: Localization.common("OK")
    case .close: Localization.common("Close")
    default: Localization.common("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with a role, named for it.
  ///
  ///     Button(role: .cancel) { close() }
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
