private struct AppearModifier: LifecycleModifier {
  let action: () -> Void

  func appear() -> Void? {
    action()
    return nil
  }
}

private struct DisappearModifier: LifecycleModifier {
  let action: () -> Void

  func appear() -> Void? { nil }
  func disappear(_ course: Void?) { action() }
}

private struct ChangeModifier<Value: Equatable>: LifecycleModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func appear() -> Void? {
    if isInitial { action(value, value) }
    return nil
  }

  func change(from old: Self) -> LifecycleChange? {
    let before = old.value
    return before == value ? nil : .action { [action, value] in action(before, value) }
  }
}

extension View {
  /// Does `action` when the view comes on the screen, before its first frame there.
  ///
  /// A view comes when it is made in a host that is mapped, and when its host is mapped: its window is shown, its popover opens, the
  /// page of its stack is turned to. A host that is put into another container at once has not been away. A view in a row of a
  /// ``List`` comes when its row has been scrolled into sight, and goes when the row leaves it.
  ///
  ///     NoteList().onAppear { library.load() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, modifier: AppearModifier(action: action ?? {}))
  }

  /// Does `action` when the view has gone from the screen: its place in the interface has gone, or its host is unmapped or disposed
  /// of.
  ///
  ///     NoteEditor(note).onDisappear { note.save() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, modifier: DisappearModifier(action: action ?? {}))
  }

  /// Does `action` with the old and the new value when `value` has changed, and everything is up to date.
  ///
  ///     Editor(text: $text).onChange(of: text) { old, new in undo.add(old) }
  ///
  /// - Parameters:
  ///   - value: What is compared.
  ///   - initial: Whether the action is done when the view appears as well, with the same value twice.
  ///   - action: May change state; the view is then brought up to date before the next frame.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    LifecycleView(content: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Does `action` when `value` has changed, and when the view appears if `initial` is true.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does `action` with the new value when `value` has changed.
  @available(*, deprecated, message: "Use the action with no or two parameters instead.")
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
