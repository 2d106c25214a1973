import BoardwalkBehavior

/// Does what statements say, as one controller.
struct Interpreter {
  let behavior: InterpretedBehavior

  /// The controller that acts.
  let id: ControllerID

  /// What has a name here: what the handler was called with, and what `let` has named.
  var names: [String: Value]

  /// The view whose code this is, where it is not the controller's.
  var view: ViewID?

  /// The cell that is being configured, if one is.
  var cell: CellID?

  /// The states whose `didSet` handlers are running.
  var settingStates: Set<String> = []

  /// How deep blocks have called each other.
  var depth = 0

  /// Blocks that call themselves end like methods that do.
  static let depthLimit = 16

  init(
    _ behavior: InterpretedBehavior, as id: ControllerID, _ names: [String: Value], depth: Int = 0
  ) {
    self.behavior = behavior
    self.id = id
    self.names = names
    self.depth = depth
  }

  var script: Script { behavior.script }

  /// Does all of `body`, and returns its answer; what goes wrong ends the app.
  mutating func run(_ body: [Statement], on simulation: inout Simulation) -> Value? {
    attempt(on: &simulation) { interpreter, simulation throws(Fault) in
      try interpreter.perform(body, on: &simulation)
    } ?? nil
  }

  /// What `work` answers; nil if it goes wrong, which ends the app.
  mutating func attempt<Answer>(
    on simulation: inout Simulation,
    _ work: (inout Interpreter, inout Simulation) throws(Fault) -> Answer
  ) -> Answer? {
    do throws(Fault) {
      return try work(&self, &simulation)
    } catch {
      simulation.raise(error.name, reason: error.reason, by: id)
      return nil
    }
  }

  /// Does all of `body`; returns the answer of the statement that ended it, if one did.
  mutating func perform(_ body: [Statement], on simulation: inout Simulation) throws(Fault)
    -> Value?
  {
    let outer = names
    defer { names = outer.merging(names.filter { outer[$0.key] != nil }) { _, inner in inner } }
    for statement in body {
      guard simulation.exception == nil else { return .nil }
      if simulation.options.tracesStatements {
        simulation.traceStatement(script.text(statement.range, of: behavior.name), of: id)
      }
      do throws(Fault) {
        if let answer = try perform(statement, on: &simulation) { return answer }
      } catch {
        var fault = error
        if !fault.isPlaced {
          fault.reason += " (\(script.place(statement.range, of: behavior.name)))"
          fault.isPlaced = true
        }
        throw fault
      }
    }
    return nil
  }

  private mutating func perform(
    _ statement: Statement, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch statement.action {
    case .name(let name, let value):
      names[name] = try self.value(of: value, on: &simulation)
      return nil
    case .assign(let value, let place):
      let value = try self.value(of: value, on: &simulation)
      try put(value, into: place, on: &simulation)
      return nil
    case .choose(let branches, let otherwise):
      for branch in branches where try holds(branch.condition, on: &simulation) {
        return try perform(branch.body, on: &simulation)
      }
      return try perform(otherwise, on: &simulation)
    case .answer(let value):
      return try value.map { value throws(Fault) in
        try self.value(of: value, on: &simulation)
      } ?? .nil
    case .evaluate(let value):
      _ = try self.value(of: value, on: &simulation)
      return nil
    case .perform(let command):
      try perform(command, on: &simulation)
      return nil
    }
  }

  mutating func holds(_ condition: ValueExpression, on simulation: inout Simulation) throws(Fault)
    -> Bool
  {
    let value = try value(of: condition, on: &simulation)
    guard let isTrue = value.isTrue else {
      throw Fault("a condition must be true or false, not \(value.sort)")
    }
    return isTrue
  }

  /// Whether `condition` holds; what goes wrong ends the app.
  mutating func decides(_ condition: ValueExpression, on simulation: inout Simulation) -> Bool {
    attempt(on: &simulation) { interpreter, simulation throws(Fault) in
      try interpreter.holds(condition, on: &simulation)
    } ?? false
  }

  /// Runs the block or the action called `name` of the controller `owner`.
  func call(
    _ name: String, of owner: ControllerID, with arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard depth < Self.depthLimit else {
      throw Fault(
        "Stack overflow: \(Self.depthLimit) blocks have called each other, the last one "
          + "\(name).", name: "EXC_BAD_ACCESS")
    }
    guard let code = simulation.behavior(of: owner, as: InterpretedBehavior.self) else {
      return .nil
    }
    guard let (parameters, body) = code.callable(name) else {
      throw .unknownCall(name, of: .controller(owner), on: simulation)
    }
    let names = Dictionary(zip(parameters, arguments)) { first, _ in first }
    var interpreter = Interpreter(code, as: owner, names, depth: depth + 1)
    return try interpreter.perform(body, on: &simulation) ?? .nil
  }
}
