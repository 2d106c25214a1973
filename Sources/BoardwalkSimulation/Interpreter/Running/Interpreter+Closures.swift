import BoardwalkBehavior

/// Closures, and calls of values.
extension Interpreter {
  /// The closure with the statements of `block`, which mention the names `used`.
  func closure(
    _ block: NamedBlock, using used: Set<String>, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try count(used.count, on: &simulation)
    var known: [String: Value] = [:]
    for name in used { known[name] = names[name] }
    let closure = Closure(block: block, controller: id, names: known, view: view, cell: cell)
    return try checked(.closure(closure), on: &simulation)
  }

  /// Runs `value`, a block, an action or a closure, with `arguments`; nil for another value.
  func call(
    _ value: Value, with arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch value {
    case .block(let name, let owner):
      return try call(name, of: owner, with: arguments, on: &simulation)
    case .closure(let closure): return try call(closure, with: arguments, on: &simulation)
    default: return nil
    }
  }

  private func call(
    _ closure: Closure, with arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try run(closure, with: arguments, on: &simulation).answer
  }

  /// Runs `closure` with `arguments`; returns its answer, and what its names stand for at its end.
  func run(
    _ closure: Closure, with arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> (answer: Value, names: [String: Value]) {
    guard depth < Self.depthLimit else {
      throw Fault(
        "Stack overflow: \(Self.depthLimit) blocks have called each other.", name: "EXC_BAD_ACCESS")
    }
    guard let code = simulation.behavior(of: closure.controller, as: InterpretedBehavior.self)
    else { return (.nil, [:]) }
    let block = closure.block
    let names = closure.names.merging(zip(block.parameters, arguments)) { $1 }
    var interpreter = Interpreter(
      code, as: closure.controller, names, of: block.owner, depth: depth + 1)
    interpreter.view = closure.view
    interpreter.cell = closure.cell
    let answer = try interpreter.perform(block.body, on: &simulation) ?? .nil
    return (answer, interpreter.names)
  }
}
