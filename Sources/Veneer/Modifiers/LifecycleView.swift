/// Something that is done when a view comes, changes or goes.
@MainActor
protocol LifecycleModifier {
  /// What goes on while the view is there.
  associatedtype Course = Void

  func appear() -> Course?

  /// What is to be done once everything is up to date, as this value has taken the place of `old`; nil for nothing.
  func change(from old: Self) -> LifecycleChange?

  func disappear(_ course: Course?)
}

extension LifecycleModifier {
  func change(from old: Self) -> LifecycleChange? { nil }
  func disappear(_ course: Course?) {}
}

/// What a new value of a modifier brings about.
enum LifecycleChange {
  case action(() -> Void)
  /// What goes on ends, and begins anew.
  case restart
}

/// A view that does something when it comes, changes or goes.
struct LifecycleView<Content: View, Modifier: LifecycleModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LifecycleNode(view, context)
  }

  static var _isOneView: Bool { Content._isOneView }

  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription) {
    Content._describe(view.content, in: context, &description)
  }
}

private final class LifecycleNode<Content: View, Modifier: LifecycleModifier>: _ViewNode<
  LifecycleView<Content, Modifier>
>, PresenceObserver
{
  private nonisolated(unsafe) var modifier: Modifier
  private nonisolated(unsafe) var course: Modifier.Course?
  private(set) nonisolated(unsafe) var hasAppeared = false
  private nonisolated let presence: Presence
  private var child: _ViewNode<Content>?

  init(_ view: LifecycleView<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    presence = context.graph.madePresence()
    super.init(context)
    presence.add(self)
    descendantKeepsState()
    child = Content._makeNode(view.content, _NodeContext(below: self))
  }

  deinit {
    guard hasAppeared else { return }
    nonisolated(unsafe) let modifier = modifier
    nonisolated(unsafe) let course = course
    let presence = presence
    MainActor.assumeIsolated { presence.enqueue { modifier.disappear(course) } }
  }

  override func update(_ view: LifecycleView<Content, Modifier>) {
    let old = modifier
    modifier = view.modifier
    switch modifier.change(from: old) {
    case nil: break
    case .action(let action): presence.enqueue(action)
    case .restart:
      presence.enqueue { [weak self] in
        guard let self, hasAppeared else { return }
        disappear()
        appear()
      }
    }
    child?.update(view.content)
  }

  var isPlaced: Bool { parent?.isSeen(self) ?? true }

  func appear() {
    hasAppeared = true
    course = modifier.appear()
  }

  func disappear() {
    hasAppeared = false
    let ended = course
    course = nil
    modifier.disappear(ended)
  }

  override func collect(into widgets: inout [Widget]) { child?.collect(into: &widgets) }
  override func collectRows(into rows: inout ListRows) { child?.collectRows(into: &rows) }
  override var placesRows: Bool { parent?.placesRows == true }
  override func describe(_ description: inout _TextDescription) { child?.describe(&description) }
}
