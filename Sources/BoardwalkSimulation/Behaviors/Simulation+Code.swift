import BoardwalkGraph

/// Calls between the simulation and app code.
extension Simulation {
  /// The state of the controller `id`, if its class has the behavior `behavior`; nil otherwise.
  package func state<Code: ControllerBehavior>(
    of id: ControllerID, as behavior: Code.Type
  ) -> Code.State? {
    guard self.behavior(of: id) is Code else { return nil }
    return controllers[id]?.state?.value as? Code.State
  }

  /// The code of the class of `id`; nil if none is given.
  func behavior(of id: ControllerID) -> (any ControllerBehavior)? {
    guard library.hasBehaviors, let identity = controllers.identity(of: id) else { return nil }
    return library.behavior(madeFrom: identity.blueprint, of: identity.className)
  }

  /// The behavior of the class of `id` as `kind`, such as a delegate's protocol.
  func behavior<Code>(of id: ControllerID, as kind: Code.Type) -> Code? {
    behavior(of: id) as? Code
  }

  /// Whether the current transition is animated.
  var isAnimating: Bool { currentTransition?.timing == .animated }

  /// Sends the action `selector` to `id`; its sender is the control or bar item `sender` (BAR-21).
  mutating func send(_ selector: String, to id: ControllerID, from sender: Sender) {
    record(id, .action(selector: selector, sender: sender.displayName))
    behavior(of: id)?.perform(selector, sender: sender, as: id, on: &self)
  }

  /// The receiver of `selector` without a target: the first of the responder chain that is known to
  /// have it (RESP-03), else `id`.
  func responder(to selector: String, from id: ControllerID) -> ControllerID {
    guard library.hasBehaviors else { return id }
    return controllersAsked(from: id).first { hasAction(selector, $0) == true } ?? id
  }

  /// Whether the class of `id` has the action `selector`; nil if nothing is known of its actions.
  func hasAction(_ selector: String, _ id: ControllerID) -> Bool? {
    guard let controller = controllers[id] else { return nil }
    if state(of: id, as: InterpretedBehavior.self)?.handlers[selector] != nil { return true }
    guard controller.isCustom else { return KnownKeys.hasAction(selector, controller.kind) }
    return behavior(of: id)?.hasAction(selector)
  }

  /// The actions in `trace` that went to code of which nothing is known, such as
  /// `close: of FormViewController`.
  package func unmodeledActions(in trace: [TraceEntry]) -> [String] {
    trace.compactMap { entry in
      guard case .action(let selector, _) = entry.event else { return nil }
      guard let receiver = controllers.all.first(where: { $0.name == entry.subject }) else {
        return library.hasBehavior(ofClass: entry.subject) ? nil : "\(selector) of \(entry.subject)"
      }
      return hasAction(selector, receiver.id) == nil
        ? "\(selector) of \(receiver.className)" : nil
    }
  }

  /// Asks `source` whether a segue that was started by touch may be performed.
  mutating func ask(
    _ source: ControllerID, whether segue: SegueTemplate, from sender: Sender?
  ) -> Bool {
    let identifier = segue.identifier
    return ask(source, { .shouldPerformSegue(identifier, answer: $0) }) { simulation in
      simulation.behavior(of: source)?
        .shouldPerform(identifier, sender: sender, as: source, on: &simulation) ?? true
    }
  }

  /// Calls `prepare` of `source` for `segue` to `destination`; returns the segue.
  @discardableResult
  mutating func prepare(
    _ source: ControllerID, for segue: SegueTemplate, to destination: ControllerID,
    from sender: Sender?
  ) -> StoryboardSegue {
    let performed = StoryboardSegue(segue, from: source, to: destination, sender: sender)
    record(
      source,
      .callback(
        .prepare(
          segue: segue.identifier, destination: controllers.name(of: destination) ?? "",
          sender: traced(sender))))
    behavior(of: source)?.prepare(for: performed, on: &self)
    return performed
  }

  /// Begins a method of `id`. Returns false after the app has ended; unlimited recursion ends the
  /// app.
  mutating func enterHandler(of id: ControllerID, isQuery: Bool = false) -> Bool {
    guard !isOver, controllers.contains(id) else { return false }
    guard budget.allowsDeeperCall else {
      raise(.stackOverflow(in: controllers.className(of: id), at: lastHandlerPlace(with: id)))
      return false
    }
    guard budget.allowsCall else {
      raise(
        .excessiveWork(
          budget.excess, in: controllers.className(of: id), at: lastHandlerPlace(with: id)))
      return false
    }
    budget.enter(isQuery: isQuery)
    return true
  }

  /// The position of the last called handler, as compilers print it; nil if the class of `id` is
  /// not interpreted.
  private func lastHandlerPlace(with id: ControllerID) -> String? {
    guard let handler = budget.lastHandler,
      let code = behavior(of: id, as: InterpretedBehavior.self)
    else { return nil }
    return code.script.place(handler.range, of: handler.className)
  }

  /// Ends the method that was begun last.
  mutating func leaveHandler() { budget.leave() }
}

/// State and effects of code outside of controllers.
extension Simulation {
  /// The shared state of the app, such as singletons; nil until code has set it.
  package var appState: (any Sendable & Hashable)? {
    get { sharedState?.value }
    set { sharedState = newValue.map { .known($0) } }
  }

  /// Changes the state of the controller `id`, if its class has the behavior `behavior`.
  package mutating func updateState<Code: ControllerBehavior>(
    of id: ControllerID, as behavior: Code.Type, _ change: (inout Code.State) -> Void
  ) {
    guard !isOver, var state = state(of: id, as: behavior) else { return }
    change(&state)
    controllers[id]?.state = .known(state)
  }

  /// Raises an uncaught exception, which ends the app (EXC-41). `id` is the controller whose code
  /// raises it.
  package mutating func raise(_ name: String, reason: String, by id: ControllerID) {
    guard !isOver else { return }
    raise(UIKitException(name, reason, from: blueprint(of: id)?.origin))
  }

  /// Ends the app as a forced cast of `id` to the class `className` does (EXC-40).
  package mutating func failCast(of id: ControllerID, to className: String) {
    guard !isOver else { return }
    raise(.failedCast(controllers.className(of: id), to: className))
  }

  /// Writes `line` to the console.
  package mutating func print(_ line: String) {
    guard !isOver else { return }
    log(line)
  }

  /// Writes down a statement of the code of `id`, where statements are traced.
  package mutating func traceStatement(_ statement: String, of id: ControllerID) {
    guard options.tracesStatements else { return }
    record(id, .statement(statement))
  }

  /// Connects the item `item` of `id`, which code has made, to `selector` of `target`, by default
  /// `id`, when it is tapped.
  package mutating func connectItem(
    _ item: String, to selector: String, of id: ControllerID, target: ControllerID? = nil
  ) {
    controllers[id]?.itemActions[item] = ItemAction(
      selector: selector, target: target == id ? nil : target)
  }
}

extension RunningController {
  /// Runs `body` as app code and returns its result; nil after the app has ended.
  package mutating func act<Answer>(_ body: (inout Simulation) -> Answer) -> Answer? {
    guard isAlive else { return nil }
    return body(&simulation)
  }
}

extension Simulation {
  /// Runs `body` as code of the controller `id`.
  package mutating func act(
    as id: ControllerID, _ body: (inout RunningController<StockBehavior>) -> Void
  ) {
    StockBehavior().act(as: id, on: &self, body)
  }
}

/// Effects of code. Each call has its immediate effects; the rest follows as the clock advances.
extension Simulation {
  /// Changes the presentation properties of `id`, before or during its presentation.
  package mutating func configure(_ id: ControllerID, _ change: (inout Modality) -> Void) {
    guard var modality = controllers[id]?.modality else { return }
    change(&modality)
    controllers[id]?.modality = modality
  }

  /// `source.present(destination, animated:completion:)`. Calls the completion block, if it has a
  /// name, on `source`, or on `caller` if that is another controller, at the end of the
  /// presentation, animated or not (PRES-23).
  ///
  /// Raises if `destination` is in use (EXC-12, EXC-13). If `source` cannot present, UIKit logs a
  /// line and does nothing (EXC-50 … EXC-52).
  package mutating func present(
    _ destination: ControllerID, from source: ControllerID, animated: Bool = true,
    completion: String? = nil, caller: ControllerID? = nil
  ) {
    guard !isOver, controllers.contains(source) else { return }
    present(
      destination, from: source, animated: animated, segue: nil, isHeldByCode: true,
      completion: completion.map { Completion(caller: caller ?? source, label: $0) })
  }

  /// `id.dismiss(animated:completion:)`: ends the presentation of `id` with everything above it,
  /// else the presentation that `id` is part of (PRES-20). The completion block is called even if
  /// nothing ends (PRES-22).
  package mutating func dismiss(
    _ id: ControllerID, animated: Bool = true, completion: String? = nil,
    caller: ControllerID? = nil
  ) {
    guard !isOver, controllers.contains(id) else { return }
    let completion = completion.map { Completion(caller: caller ?? id, label: $0) }
    guard !dismiss(from: id, animated: animated, completion: completion) else { return }
    if let completion { complete(completion) }
  }

  /// Calls `completion` if no transition has to end before.
  mutating func complete(_ completion: Completion) {
    var nothing = Transition(sequence: .nothing)
    nothing.completion = completion
    begin(nothing)
  }

  /// `source.performSegue(withIdentifier:sender:)`: performs the first segue with that identifier,
  /// whichever object of the scene triggers it (SEG-08, SEG-15), without asking (SEG-02). Raises if
  /// there is none (EXC-07).
  package mutating func performSegue(
    withIdentifier identifier: String, from source: ControllerID, sender: Sender? = nil
  ) {
    guard !isOver, let plan = blueprint(of: source) else { return }
    guard let segue = plan.allSegues.first(where: { $0.identifier == identifier }) else {
      return raise(
        .noSegue(identifier: identifier, className: plan.template.className, plan))
    }
    perform(segue, from: source, asksSource: false, sender: sender)
  }
}

/// Notifications.
extension Simulation {
  /// Posts `name` from `sender` to all observers, the oldest first.
  package mutating func post(
    _ name: String, from sender: ControllerID, userInfo: [String: String] = [:]
  ) {
    guard !isOver else { return }
    post(PostedNotification(name: name, sender: sender, userInfo: userInfo, values: [:]))
  }

  /// Posts `name` from `sender`, with the values of `userInfo`.
  mutating func post(_ name: String, from sender: ControllerID, values: [String: Value]) {
    guard !isOver else { return }
    post(
      PostedNotification(
        name: name, sender: sender, userInfo: values.mapValues(\.text), values: values))
  }

  private mutating func post(_ notification: PostedNotification) {
    if let sender = notification.sender { record(sender, .posted(notification.name)) }
    notifyObservers(of: notification)
  }

  /// Posts UIKit's notification `name` to all observers; traces name `subject`.
  mutating func postFromSystem(
    _ name: String, by subject: String, userInfo: [String: String] = [:],
    values: [String: Value] = [:]
  ) {
    guard !isOver else { return }
    trace.record(.posted(name), of: subject, isStock: true, at: clock)
    guard library.hasBehaviors else { return }
    notifyObservers(
      of: PostedNotification(name: name, sender: nil, userInfo: userInfo, values: values))
  }

  private mutating func notifyObservers(of notification: PostedNotification) {
    let observers = controllers.all.filter { $0.observed.contains(notification.name) }
    for id in observers.map(\.id) {
      behavior(of: id)?.receive(notification, as: id, on: &self)
    }
  }
}
