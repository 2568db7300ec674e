import CGtk

extension ButtonWidget {
  /// What few buttons have, together so that the others do not pay for each of it.
  @MainActor
  final class Extras {
    /// What modifiers around the button say in place of its text, and after it.
    var label: String?
    var hint: String?
    var shortcuts: ButtonShortcuts?
    var action: WidgetAction?
    var actionReference: ActionReference?
  }

  func needExtras() -> Extras {
    if let extras { return extras }
    let new = Extras()
    extras = new
    return new
  }

  // MARK: Action

  /// Has the button activate an action; nil for none.
  func setAction(_ reference: ActionReference?) {
    guard reference != extras?.actionReference else { return }
    guard let reference else {
      extras?.action = nil
      extras?.actionReference = nil
      return
    }
    let extras = needExtras()
    extras.actionReference = reference
    let action =
      extras.action ?? WidgetAction(of: pointer) { [unowned self] in delegate?.buttonActionChanged() }
    extras.action = action
    let target = reference.target?.makeVariant()
    // Without the value that was meant, the action is none that could be activated.
    let isReadable = reference.target == nil || target != nil
    action.set(name: isReadable ? reference.name : nil, target: target)
    if let target { g_variant_unref(target) }
  }

  /// Whether the button's action can be activated; true without one.
  var isActionEnabled: Bool {
    guard let action = extras?.action else { return true }
    return action.name != nil && action.isEnabled
  }

  func activateAction() { extras?.action?.activate() }
}
