/// When two simulations are the same.
extension Simulation: Hashable {
  /// Whether both show and hold the same, however they got there: neither the clock nor the identity
  /// of their controllers matters.
  package static func == (left: Simulation, right: Simulation) -> Bool {
    guard left.options == right.options, left.exception == right.exception,
      left.controllers.count == right.controllers.count,
      left.library.isAlike(right.library)
    else { return false }
    return left.form == right.form
  }

  /// Feeds what it shows to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(form) }

  /// What it shows and holds, with its controllers numbered in the order in which they are met.
  private var form: Form {
    let roster = self.roster
    let numbers = Dictionary(
      roster.enumerated().map { ($1, ControllerID(number: $0)) },
      uniquingKeysWith: { first, _ in first })
    return Form(
      root: root.flatMap { numbers[$0] },
      controllers: roster.compactMap { controllers[$0]?.renumbered(numbers) },
      scheduled: scheduled.map { $0.renumbered(numbers, since: clock) },
      appointments: appointments.compactMap { $0.renumbered(numbers, since: clock) },
      input: input.renumbered(numbers),
      pasteboard: pasteboard,
      finger: finger.map { Finger(id: $0.id, part: $0.part) },
      interaction: interaction.map { interaction in
        var copy = interaction
        copy.transition = interaction.transition.renumbered(numbers)
        return copy
      }, knowledge: knowledge)
  }

  private struct Form: Hashable {
    let root: ControllerID?
    let controllers: [Controller]
    let scheduled: [ScheduledPhase]
    let appointments: [Appointment]
    let input: InputState
    let pasteboard: Pasteboard
    let finger: Finger?
    let interaction: Interaction?
    let knowledge: ControllerState?
  }

  /// What a finger is on, whichever controller it belongs to.
  private struct Finger: Hashable {
    let id: String
    let part: Int?
  }

  /// All living controllers, from the root inward and upward, then those that are on their way out.
  private var roster: [ControllerID] {
    let leaving =
      scheduled.flatMap { $0.transition.removed } + (interaction?.transition.removed ?? [])
    var pending = Array(([root] + leaving).compactMap { $0 }.reversed())
    var met: Set<ControllerID> = []
    var result: [ControllerID] = []
    while let id = pending.popLast() {
      guard let controller = controllers[id], met.insert(id).inserted else { continue }
      result.append(id)
      if let presented = controller.presented { pending.append(presented) }
      pending += controller.container.kept.reversed()
      pending += controller.kept.reversed()
      pending += controller.children.reversed()
    }
    guard result.count < controllers.count else { return result }
    // What only code holds.
    return result + controllers.ids.filter { !met.contains($0) }
  }
}

extension Controller {
  /// Itself with the numbers that `numbers` gives for those of the controllers it knows; it forgets
  /// those that are gone.
  fileprivate func renumbered(_ numbers: [ControllerID: ControllerID]) -> Controller {
    func number(_ id: ControllerID?) -> ControllerID? { id.flatMap { numbers[$0] } }
    var copy = self
    copy.id = number(id) ?? id
    copy.modality.presentationDelegate = number(modality.presentationDelegate)
    copy.parent = number(parent)
    copy.children = children.compactMap(number)
    copy.presented = number(presented)
    copy.presenting = number(presenting)
    copy.originalPresenter = number(originalPresenter)
    copy.kept = kept.compactMap(number)
    copy.delegate = number(delegate)
    copy.dataSource = number(dataSource)
    copy.embedded = embedded.compactMapValues(number)
    copy.keeper = number(keeper)
    if !lists.isEmpty {
      copy.lists = lists.mapValues { list in
        var list = list.renumbered()
        list.dataSource = number(list.dataSource)
        list.delegate = number(list.delegate)
        return list
      }
    }
    copy.container = container.renumbered(number)
    return copy
  }
}

extension Controller.Container {
  /// Itself with the numbers that `number` gives.
  fileprivate func renumbered(_ number: (ControllerID?) -> ControllerID?) -> Self {
    switch self {
    case .plain, .navigation: return self
    case .tabs(var state):
      state.more = number(state.more)
      state.fixed = state.fixed.compactMap(number)
      return .tabs(state)
    case .split(var state):
      state.columns = state.columns.compactMapValues(number)
      return .split(state)
    case .pages(var state):
      state.book = state.book.compactMap(number)
      state.neighbours = state.neighbours.mapValues { neighbour in
        guard case .page(let id) = neighbour else { return neighbour }
        return .page(number(id) ?? id)
      }
      return .pages(state)
    }
  }
}

extension Transition {
  fileprivate func renumbered(_ numbers: [ControllerID: ControllerID]) -> Transition {
    var copy = self
    copy.container = container.flatMap { numbers[$0] }
    copy.presenter = presenter.flatMap { numbers[$0] }
    copy.outgoing = outgoing.compactMap { numbers[$0] }
    copy.incoming = incoming.compactMap { numbers[$0] }
    copy.removed = removed.compactMap { numbers[$0] }
    copy.arriving = arriving.compactMap { numbers[$0] }
    if let caller = completion?.caller { copy.completion?.caller = numbers[caller] ?? caller }
    return copy
  }
}

extension ScheduledPhase {
  fileprivate func renumbered(
    _ numbers: [ControllerID: ControllerID], since start: Int
  ) -> ScheduledPhase {
    ScheduledPhase(time: time - start, phase: phase, transition: transition.renumbered(numbers))
  }
}
