/// Animations of views.
extension Simulation {
  /// The presented state of the view `id`, during an animation between two states; nil if there is
  /// no such view.
  package func presentation(of id: ViewID) -> ViewState? {
    guard var state = self[id], let look = interpolatedProperties(of: id, state) else {
      return self[id]
    }
    state.alpha = look.alpha
    state.transform = look.transform
    return state
  }

  /// The presented states of the changed views of the controller `id`, by object id.
  package func presentedStates(of id: ControllerID) -> [String: ViewState] {
    var states = controllers[id]?.views ?? [:]
    guard !schedule.events.isEmpty else { return states }
    for view in schedule.animatedViews where view.controller == id && view.cell == nil {
      states[view.object] = presentation(of: view)
    }
    return states
  }

  /// The presented states of the changed views of `cell`, by object id.
  func presentedStates(of cell: CellID) -> [String: ViewState] {
    var states = self[cell.list]?.cells[cell.number]?.views ?? [:]
    guard !schedule.events.isEmpty else { return states }
    for view in schedule.animatedViews where view.cell == cell {
      states[view.object] = presentation(of: view)
    }
    return states
  }

  /// The properties of the view `id` in its animation with the latest start; nil if it has none.
  private func interpolatedProperties(of id: ViewID, _ state: ViewState) -> ViewAnimation
    .AnimatableProperties?
  {
    guard !schedule.events.isEmpty else { return nil }
    // A delayed animation holds its view at the origin, which is the presented state at its call.
    let animation = schedule.animations.filter { $0.origins[id] != nil }.max { $0.start < $1.start }
    guard let animation, let origin = animation.origins[id] else { return nil }
    return origin.interpolated(
      to: ViewAnimation.AnimatableProperties(state), animation.progress(at: clock))
  }

  /// Animates the views whose properties differ from `before` for `duration` milliseconds, after
  /// `delay`; then calls the completion of `owner`.
  mutating func animate(
    from before: [ViewID: ViewAnimation.AnimatableProperties], for owner: ControllerID,
    duration: Int, delay: Int,
    completion: String?
  ) {
    let origins = before.filter { view, look in
      self[view].map(ViewAnimation.AnimatableProperties.init) != look
    }
    guard completion != nil || !origins.isEmpty else { return }
    let animation = ViewAnimation(
      owner: owner, completion: completion, start: clock + delay, duration: duration,
      origins: origins)
    addEvent(.animation(animation), in: delay + duration)
  }

  mutating func finish(_ animation: ViewAnimation) {
    guard let completion = animation.completion, controllers[animation.owner] != nil else { return }
    notify(animation.owner, .completion(completion))
  }
}

/// Animated changes of views: between the two calls, the state of views changes at once.
extension Simulation {
  /// Begins an animated change; returns the change around it, which ends it.
  package mutating func beginAnimation() -> AnimationFrame {
    let outer = AnimationFrame(origins: animatedOrigins)
    animatedOrigins = [:]
    return outer
  }

  /// Animates the visible changes since `outer` was returned for `duration` seconds, after `delay`
  /// seconds; then calls the `complete` of `id` with `completion`.
  package mutating func endAnimation(
    inside outer: AnimationFrame, for id: ControllerID, duration: Double, delay: Double = 0,
    completion: String? = nil
  ) {
    let origins = dropAnimation(inside: outer)
    guard !isOver, controllers.contains(id) else { return }
    animate(
      from: origins, for: id, duration: .milliseconds(duration), delay: .milliseconds(delay),
      completion: completion)
  }

  /// Ends the change inside `outer` without an animation, and returns the origins of its views.
  @discardableResult
  mutating func dropAnimation(inside outer: AnimationFrame) -> [ViewID: ViewAnimation
    .AnimatableProperties]
  {
    let origins = animatedOrigins ?? [:]
    // Values that an enclosing animation has not recorded begin there too.
    animatedOrigins = outer.origins.map { $0.merging(origins) { first, _ in first } }
    return origins
  }
}
