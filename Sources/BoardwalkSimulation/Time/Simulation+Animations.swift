/// Animations of views.
extension Simulation {
  /// The view `id` as it looks at this moment, on its way to what it is; nil where there is no such view.
  package func presentation(of id: ViewID) -> ViewState? {
    guard var state = self[id], let look = animatedLook(of: id, state) else { return self[id] }
    state.alpha = look.alpha
    state.transform = look.transform
    return state
  }

  /// The views of the controller `id` that are no longer as its document says, as they look at this
  /// moment, by the ids of their objects.
  package func looks(of id: ControllerID) -> [String: ViewState] {
    var states = controllers[id]?.views ?? [:]
    guard !appointments.isEmpty else { return states }
    for view in animatedViews where view.controller == id && view.cell == nil {
      states[view.object] = presentation(of: view)
    }
    return states
  }

  /// The views of `cell` that are no longer as they were made, as they look at this moment, by the ids of
  /// their objects.
  func looks(of cell: CellID) -> [String: ViewState] {
    var states = self[cell.list]?.cells[cell.number]?.views ?? [:]
    guard !appointments.isEmpty else { return states }
    for view in animatedViews where view.cell == cell {
      states[view.object] = presentation(of: view)
    }
    return states
  }

  private var animations: [ViewAnimation] {
    appointments.compactMap { appointment in
      if case .animation(let animation) = appointment.work { animation } else { nil }
    }
  }

  private var animatedViews: Set<ViewID> {
    animations.reduce(into: []) { $0.formUnion($1.origins.keys) }
  }

  /// Of several animations of one view the one that began last counts.
  private func animatedLook(of id: ViewID, _ state: ViewState) -> ViewAnimation.Look? {
    guard !appointments.isEmpty else { return nil }
    let animation = animations.filter { $0.origins[id] != nil }.max { $0.start < $1.start }
    guard let animation, let origin = animation.origins[id] else { return nil }
    return origin.going(to: ViewAnimation.Look(state), animation.part(at: clock))
  }

  /// Lets the views that are different from `before` get there in `duration` milliseconds, after
  /// `delay`; then calls the completion of `owner`.
  mutating func animate(
    from before: [ViewID: ViewAnimation.Look], for owner: ControllerID, duration: Int, delay: Int,
    completion: String?
  ) {
    let origins = before.filter { view, look in self[view].map(ViewAnimation.Look.init) != look }
    guard completion != nil || !origins.isEmpty else { return }
    let animation = ViewAnimation(
      owner: owner, completion: completion, start: clock + delay, duration: duration,
      origins: origins)
    meet(Appointment(time: clock + delay + duration, work: .animation(animation)))
  }

  mutating func finish(_ animation: ViewAnimation) {
    guard let completion = animation.completion, controllers[animation.owner] != nil else { return }
    tell(animation.owner, .completion(completion))
  }
}
