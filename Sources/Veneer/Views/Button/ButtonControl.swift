/// One button as the user meets it: the GTK widget, whoever owns it and whatever style it is in.
///
/// What it does with the pointer follows from who is there now: the node that shows it as pressed, and controls of their own
/// within it. All of them register for their life and no longer.
@MainActor
final class ButtonControl: ButtonWidgetDelegate {
  let widget = ButtonWidget()
  /// The theme's classes for the button, where the theme draws it.
  var themeClasses: [String]? {
    didSet { widget.isRow = themeClasses?.contains(ListButtonStyle.themeClass) == true }
  }
  /// Something in the button reads whether it is enabled, and will show it.
  var dimsItself = false
  /// Something in the button reads whether it has the focus or the pointer.
  var showsState = false
  /// The button has keys or an action.
  private(set) var hasOwnTraits = false
  /// The size and the outline that are set where the theme's look is.
  private var lookTraits = ControlTraits.Look()
  /// What the button does. It may well end the button's life.
  var action: () -> Void = {}

  // Both are nodes that take themselves out when they go.
  /// The node of the button itself.
  nonisolated(unsafe) unowned(unsafe) var owner: Node?
  /// The node whose style is of the usual kind and may show presses.
  nonisolated(unsafe) unowned(unsafe) var picture: Node?
  /// In the order that they came in. Each takes itself out when it goes.
  private nonisolated(unsafe) var nestedControls: [Unmanaged<NestedControl>] = []

  init() {
    widget.delegate = self
  }

  var isPressed: Bool { widget.isPressed }

  func observePresses() { widget.observePresses() }

  /// A `GAction` comes first, as in GTK. Whatever it does, the button's own action is done too.
  func trigger() {
    let action = action
    widget.activateAction()
    action()
  }

  /// Where the style shows another control in place of the button, keys and assistive technology press that one.
  func buttonClicked() {
    if picture == nil, let standIn = nestedControls.first?.takeUnretainedValue() {
      _ = standIn.inner.widget.pressAtOnce()
    } else {
      trigger()
    }
  }

  var state: ControlState {
    ControlState(isFocused: widget.isFocused, isHovered: widget.isHovered)
  }

  func buttonStateChanged() {
    guard showsState, let owner else { return }
    owner.graph.enqueue(owner)
  }

  func buttonDescriptionChanged() { structureChanged() }

  func buttonActionChanged() {
    if let owner { owner.graph.enqueue(owner) }
  }

  func buttonPressChanged() {
    guard let picture else { return }
    picture.graph.update { picture.pressChanged() }
  }

  // MARK: Traits

  func setOwnTraits(_ traits: ControlTraits) {
    hasOwnTraits = traits.haveOwn
    widget.setShortcuts(traits.shortcut?.keys, mnemonic: traits.mnemonic)
    widget.setAction(traits.action)
  }

  func setLookTraits(_ traits: ControlTraits.Look) {
    guard traits != lookTraits else { return }
    lookTraits = traits
    widget.repeatsWhileHeld = traits.repeatBehavior == .enabled
    structureChanged()
  }

  // MARK: Who answers the pointer

  /// Says of one control that it is within a button, for as long as this lives.
  final class NestedControl {
    let inner: ButtonControl
    private let outer: ButtonControl

    @MainActor
    init(_ inner: ButtonControl, in outer: ButtonControl) {
      self.inner = inner
      self.outer = outer
      outer.nestedControls.append(Unmanaged.passUnretained(self))
      outer.structureChanged()
    }

    deinit {
      let me = Unmanaged.passUnretained(self).toOpaque()
      outer.nestedControls.removeAll { $0.toOpaque() == me }
      MainActor.assumeIsolated { [outer] in outer.structureChanged() }
    }
  }

  func setPicture(_ node: Node?) {
    guard node !== picture else { return }
    picture = node
    structureChanged()
  }

  func structureChanged() {
    if let owner { owner.graph.enqueueFinish(owner) }
  }

  /// With a picture the button answers pointer and keyboard, controls within it coming first. Without one, in a primitive
  /// style that shows the button in its own way, the pointer is left to what that shows; Space and Return trigger the
  /// action unless a control within is there to be reached.
  func updateInteraction() {
    widget.setNestedControls(!nestedControls.isEmpty)
    widget.answersPointer = picture != nil
    widget.setFocusable(picture != nil || nestedControls.isEmpty)
    widget.setDimsItself(dimsItself)
    if picture == nil { themeClasses = nil }
    widget.setLook(
      themeClasses.map { .theme($0 + ButtonContent(of: widget).classes + traitClasses) } ?? .stripped)
    widget.contentChanged()
  }

  /// Rows and links keep the room that they have.
  private var traitClasses: [String] {
    guard !widget.isRow, themeClasses?.contains("link") != true else { return [] }
    return [lookTraits.size.themeClass, lookTraits.borderShape.themeClass].compactMap { $0 }
  }
}

/// The place in a primitive style's body for the button itself: `Button(configuration)` takes it, the first one that is
/// there.
@MainActor
final class ButtonSlot {
  let control: ButtonControl
  nonisolated(unsafe) unowned(unsafe) private(set) var holder: Node?
  /// Those that came when the place was taken.
  private nonisolated(unsafe) var waiting: [Unmanaged<Node>] = []

  init(of control: ButtonControl) { self.control = control }

  /// Gives the place to `node` if it is free; otherwise `node` waits for it.
  func claim(by node: Node) {
    if holder == nil {
      holder = node
      waiting.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
    } else if holder !== node {
      waiting.append(Unmanaged.passUnretained(node))
    }
  }

  /// Takes a node that goes out of the place and out of those that wait for it.
  nonisolated func release(by node: Node) {
    waiting.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
    guard holder === node else { return }
    holder = nil
    let waiting = waiting
    MainActor.assumeIsolated {
      for node in waiting {
        let node = node.takeUnretainedValue()
        node.graph.enqueueFinish(node)
      }
    }
  }
}

private struct EnclosingControlKey: EnvironmentKey {
  static var defaultValue: ButtonControl? { nil }
}

extension EnvironmentValues {
  /// The button that the place is in.
  var enclosingControl: ButtonControl? {
    get { self[EnclosingControlKey.self] }
    set { self[EnclosingControlKey.self] = newValue }
  }
}
