private struct TaskModifier<Identity: Equatable>: LifecycleModifier {
  let identity: Identity
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func appear() -> Task<Void, Never>? {
    let action = action
    return Task(priority: priority) { await action() }
  }

  func change(from old: Self) -> LifecycleChange? { old.identity == identity ? nil : .restart }

  func disappear(_ course: Task<Void, Never>?) { course?.cancel() }
}

extension View {
  /// Runs `action` from when the view comes on the screen, and cancels it when the view goes.
  ///
  ///     Gallery(images: images).task {
  ///       for await image in service.images { images.append(image) }
  ///     }
  ///
  /// Tasks of the main actor run under GTK's main loop, whoever runs that.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs `action` from when the view comes on the screen. When `id` has another value, what runs is cancelled, and `action` starts
  /// anew.
  ///
  ///     Preview(of: file).task(id: file) { picture = await render(file) }
  public func task<Identity: Equatable>(
    id: Identity, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    LifecycleView(
      content: self, modifier: TaskModifier(identity: id, priority: priority, action: action))
  }
}
