/// What code knows and does beside the controllers.
extension Simulation {
  /// What the app knows beside its controllers, as singletons do; nil until code has set it.
  package var appState: (any Sendable & Hashable)? {
    get { knowledge?.value }
    set { knowledge = newValue.map { .known($0) } }
  }

  /// Lets `change` change what the controller `id` knows, if its class behaves as `behavior`.
  package mutating func updateState<Code: ControllerBehavior>(
    of id: ControllerID, as behavior: Code.Type, _ change: (inout Code.State) -> Void
  ) {
    guard exception == nil, var state = state(of: id, as: behavior) else { return }
    change(&state)
    controllers[id]?.state = .known(state)
  }

  /// The code of the class of the controller `id`, if it is of the type `behavior`.
  package func code<Code: ControllerBehavior>(of id: ControllerID, as behavior: Code.Type) -> Code?
  {
    self.behavior(of: id) as? Code
  }

  /// Raises an exception that nobody catches: the app is over (EXC-41). `id` is the controller whose
  /// code does so.
  package mutating func raise(_ name: String, reason: String, by id: ControllerID) {
    guard exception == nil else { return }
    raise(UIKitException(name, reason, from: blueprint(of: id)?.origin))
  }

  /// Ends the app as a forced cast of `id` to the class `className` does (EXC-40).
  package mutating func failCast(of id: ControllerID, to className: String) {
    guard exception == nil else { return }
    raise(.failedCast(self.className(of: id), to: className))
  }

  /// Writes `line` to the console.
  package mutating func print(_ line: String) {
    guard exception == nil else { return }
    log(line)
  }

  /// Writes down a statement of the code of `id`, where statements are traced.
  package mutating func traceStatement(_ statement: String, of id: ControllerID) {
    guard options.tracesStatements else { return }
    record(id, .statement(statement))
  }

  /// Lets the item `item`, which code has made, send `selector` to `id` when it is tapped.
  package mutating func connectItem(_ item: String, to selector: String, of id: ControllerID) {
    controllers[id]?.itemActions[item] = selector
  }
}

extension RunningController {
  /// Lets `body` do to the app whatever code can do, and returns its answer; nil where the app is
  /// over.
  package mutating func act<Answer>(_ body: (inout Simulation) -> Answer) -> Answer? {
    guard isAlive else { return nil }
    return body(&simulation)
  }
}

extension Simulation {
  /// Lets `body` do as the controller `id` what its code could do.
  package mutating func act(
    as id: ControllerID, _ body: (inout RunningController<StockBehavior>) -> Void
  ) {
    StockBehavior().act(as: id, on: &self, body)
  }
}
