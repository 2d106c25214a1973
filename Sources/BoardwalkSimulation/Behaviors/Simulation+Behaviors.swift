import BoardwalkGraph

/// The app's own code, where the simulation calls it.
extension Simulation {
  /// What the controller `id` knows, if its class behaves as `behavior`; nil where it does not, or
  /// is gone.
  package func state<Code: ControllerBehavior>(
    of id: ControllerID, as behavior: Code.Type
  ) -> Code.State? {
    guard self.behavior(of: id) is Code else { return nil }
    return controllers[id]?.state?.value as? Code.State
  }

  /// The code of the class of `id`; nil where none is given.
  func behavior(of id: ControllerID) -> (any ControllerBehavior)? {
    guard library.hasBehaviors, let identity = controllers.identity(of: id) else { return nil }
    return library.behavior(
      madeFrom: identity.wrappedValue.blueprint, of: identity.wrappedValue.className)
  }

  /// The code of the class of `id` where it is a delegate of a certain kind.
  func behavior<Delegate>(of id: ControllerID, as kind: Delegate.Type) -> Delegate? {
    behavior(of: id) as? Delegate
  }

  /// Whether what is going on is animated.
  var isAnimating: Bool { current?.pace == .animated }

  /// Sends the action `selector` to `id`; its sender is the control or bar item `sender` (BAR-21).
  mutating func send(_ selector: String, to id: ControllerID, from sender: Sender) {
    record(id, .action(selector: selector, sender: sender.words))
    behavior(of: id)?.perform(selector, sender: sender, as: id, on: &self)
  }

  /// Who gets `selector` where it has no target: the first along the responder chain that is known to have
  /// it (RESP-03), else `id` itself.
  func responder(to selector: String, from id: ControllerID) -> ControllerID {
    guard library.hasBehaviors else { return id }
    return controllersAsked(from: id).first { hasAction(selector, $0) == true } ?? id
  }

  /// Whether the class of `id` has the action `selector`; nil where nothing is known of its actions.
  func hasAction(_ selector: String, _ id: ControllerID) -> Bool? {
    guard let controller = controllers[id] else { return nil }
    guard controller.isCustom else { return KnownKeys.hasAction(selector, controller.kind) }
    return behavior(of: id)?.hasAction(selector)
  }

  /// Asks `source` whether a segue that was started by touch may be performed.
  mutating func asks(
    _ source: ControllerID, whether segue: SegueTemplate, from sender: Sender?
  ) -> Bool {
    let identifier = segue.identifier
    return ask(source, { .shouldPerformSegue(identifier, answer: $0) }) { simulation in
      simulation.behavior(of: source)?
        .shouldPerform(identifier, sender: sender, as: source, on: &simulation) ?? true
    }
  }

  /// Lets `source` prepare for `segue` to `destination`; returns the segue as it is performed.
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
          segue: segue.identifier, destination: name(of: destination) ?? "",
          sender: traced(sender))))
    behavior(of: source)?.prepare(for: performed, on: &self)
    return performed
  }

  /// Begins a method of `id`; returns whether that is possible: an app that is over calls nothing,
  /// and code that calls itself without end ends the app.
  mutating func enterHandler(of id: ControllerID, isQuery: Bool = false) -> Bool {
    guard exception == nil, controllers.contains(id) else { return false }
    guard budget.allowsDeeperCall else {
      raise(.stackOverflow(in: className(of: id), at: lastHandlerPlace(with: id)))
      return false
    }
    guard budget.allowsCall else {
      raise(.endlessWork(budget.excess, in: className(of: id), at: lastHandlerPlace(with: id)))
      return false
    }
    budget.enter(isQuery: isQuery)
    return true
  }

  /// Where the handler that was called last is written, as compilers print it; nil where the class of
  /// `id` is not a behavior.
  private func lastHandlerPlace(with id: ControllerID) -> String? {
    guard let handler = budget.lastHandler,
      let code = behavior(of: id, as: InterpretedBehavior.self)
    else { return nil }
    return code.script.place(handler.range, of: handler.className)
  }

  /// Ends the method that was begun last.
  mutating func leaveHandler() { budget.leave() }

  func className(of id: ControllerID) -> String {
    controllers.identity(of: id)?.wrappedValue.className ?? "UIViewController"
  }
}

extension ControllerBehavior {
  func hasAction(_ selector: String) -> Bool? { actions.map { $0[selector] != nil } }
}
