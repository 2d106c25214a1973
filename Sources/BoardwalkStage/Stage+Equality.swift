/// When two stages are the same.
extension Stage: Hashable {
  /// Whether both show and hold the same, however they got there: neither the clock nor the identity
  /// of their controllers matters.
  public static func == (left: Stage, right: Stage) -> Bool {
    guard left.options == right.options, left.exception == right.exception,
      left.controllers.count == right.controllers.count,
      left.library.isAlike(right.library)
    else { return false }
    return left.form == right.form
  }

  /// Feeds what it shows to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// What it shows and holds, with its controllers numbered in the order in which they are met.
  private var form: Form {
    let roster = self.roster
    let numbers = Dictionary(
      roster.enumerated().map { ($1, ControllerID(number: $0)) },
      uniquingKeysWith: { first, _ in first })
    return Form(
      root: root.flatMap { numbers[$0] },
      controllers: roster.compactMap { controllers[$0]?.renumbered(numbers) },
      scheduled: scheduled.map { $0.renumbered(numbers, since: clock) })
  }

  private struct Form: Hashable {
    let root: ControllerID?
    let controllers: [Controller]
    let scheduled: [ScheduledPhase]
  }

  /// All living controllers, from the root inward and upward, then those that are on their way out.
  private var roster: [ControllerID] {
    let leaving = scheduled.flatMap { $0.transition.removed }
    var pending = Array(([root] + leaving).compactMap { $0 }.reversed())
    var met: Set<ControllerID> = []
    var result: [ControllerID] = []
    while let id = pending.popLast() {
      guard let controller = controllers[id], met.insert(id).inserted else { continue }
      result.append(id)
      if let presented = controller.presented { pending.append(presented) }
      pending += controller.kept.reversed()
      pending += controller.children.reversed()
    }
    return result
  }
}

extension Controller {
  /// Itself with the numbers that `numbers` gives for those of the controllers it knows; it forgets
  /// those that are gone.
  fileprivate func renumbered(_ numbers: [ControllerID: ControllerID]) -> Controller {
    func number(_ id: ControllerID?) -> ControllerID? { id.flatMap { numbers[$0] } }
    var copy = Controller(
      id: number(id) ?? id, blueprint: blueprint, name: name, kind: kind, className: className,
      isCustom: isCustom, title: title, navigationItem: navigationItem, modality: modality,
      container: container)
    copy.modality.presentationDelegate = number(modality.presentationDelegate)
    copy.parent = number(parent)
    copy.children = children.compactMap(number)
    copy.presented = number(presented)
    copy.presenting = number(presenting)
    copy.originalPresenter = number(originalPresenter)
    copy.presentation = presentation
    copy.isViewLoaded = isViewLoaded
    copy.appearance = appearance
    copy.isEditing = isEditing
    copy.kept = kept.compactMap(number)
    copy.observed = observed
    copy.delegate = number(delegate)
    copy.state = state
    copy.embedded = embedded.compactMapValues(number)
    copy.awaitsDidMove = awaitsDidMove
    copy.awaitsIsAppearing = awaitsIsAppearing
    copy.awaitsDelegate = awaitsDelegate
    return copy
  }
}

extension ScheduledPhase {
  fileprivate func renumbered(
    _ numbers: [ControllerID: ControllerID], since start: Int
  ) -> ScheduledPhase {
    var transition = self.transition
    transition.container = transition.container.flatMap { numbers[$0] }
    transition.outgoing = transition.outgoing.flatMap { numbers[$0] }
    transition.incoming = transition.incoming.flatMap { numbers[$0] }
    transition.removed = transition.removed.compactMap { numbers[$0] }
    if let caller = transition.completion?.caller {
      transition.completion?.caller = numbers[caller] ?? caller
    }
    return ScheduledPhase(time: time - start, phase: phase, transition: transition)
  }
}
