import BoardwalkBehavior

/// Closures, and calls of values.
extension Interpreter {
  /// The closure with the statements of `block`, which mention the names `used`.
  mutating func closure(
    _ block: NamedBlock, using used: Set<String>, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try count(used.count, on: &simulation)
    if !block.variables.isEmpty { try share(block.variables, on: &simulation) }
    var known: [String: Value] = [:]
    for name in used {
      // What the closure does not share it has a copy of.
      known[name] = block.variables.contains(name) ? names[name] : local(name, on: simulation)
    }
    // Methods that it calls are those of the value whose method it is in.
    if let receiver { known["self"] = receiver }
    let closure = Closure(block: block, controller: id, names: known, view: view, cell: cell)
    return try checked(.closure(closure), on: &simulation)
  }

  /// Runs `value`, a block, an action or a closure, with `arguments`; nil for another value.
  func call(
    _ value: Value, with arguments: [Value], labels: [String?] = [],
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch value {
    case .block(let name, let owner):
      return try call(name, of: owner, with: arguments, on: &simulation)
    case .closure(let closure):
      return try run(closure, with: arguments, labels: labels, on: &simulation).answer
    default: return nil
    }
  }

  /// Runs `closure` with `arguments`; returns its answer, and what its names stand for at its end.
  func run(
    _ closure: Closure, with arguments: [Value], labels: [String?] = [],
    on simulation: inout Simulation
  ) throws(Fault) -> (answer: Value, names: [String: Value]) {
    try requireDepth(for: "a closure")
    guard let code = simulation.behavior(of: closure.controller, as: InterpretedBehavior.self)
    else { return (.nil, [:]) }
    let block = closure.block
    var interpreter = Interpreter(
      code, as: closure.controller, closure.names, of: block.owner, depth: depth + 1)
    // A function inside a method may call itself.
    if block.name != "closure" { interpreter.names[block.name] = .closure(closure) }
    try interpreter.name(
      arguments, labels, by: block.parameters, block.signature, on: &simulation)
    interpreter.view = closure.view
    interpreter.cell = closure.cell
    let answer = try interpreter.perform(block.body, on: &simulation) ?? .nil
    return (answer, interpreter.names)
  }
}

/// The arguments of calls, and the values of those that a call leaves out.
extension Interpreter {
  /// Gives the names `parameters` to `arguments`, which have the labels `labels`: in order, or as
  /// `signature` says if a call may leave some out.
  mutating func name(
    _ arguments: [Value], _ labels: [String?], by parameters: [String],
    _ signature: [BlockParameter], on simulation: inout Simulation
  ) throws(Fault) {
    guard !signature.isEmpty else {
      names.merge(zip(parameters, arguments)) { $1 }
      return
    }
    var next = 0
    for parameter in signature {
      let count = Self.count(for: parameter, in: arguments, labels, from: next)
      let given = arguments[next..<(next + count)]
      next += count
      if parameter.isVariadic {
        names[parameter.name] = .list(Array(given))
      } else if let value = given.first {
        names[parameter.name] = value
      } else if let value = parameter.defaultValue {
        names[parameter.name] = try self.value(of: value, on: &simulation)
      }
    }
  }

  /// The number of `arguments` from `start` on that are for `parameter`.
  private static func count(
    for parameter: BlockParameter, in arguments: [Value], _ labels: [String?], from start: Int
  ) -> Int {
    guard start < arguments.count else { return 0 }
    let label = labels.indices.contains(start) ? labels[start] : nil
    // A closure after the parentheses has no label.
    let isLast = start == arguments.count - 1
    let isTrailing = isLast && label == nil && arguments[start].caller != nil
    guard
      label == (parameter.label == "_" ? nil : parameter.label)
        || isTrailing && parameter.defaultValue == nil
        || labels.isEmpty
    else { return parameter.defaultValue == nil && !parameter.isVariadic ? 1 : 0 }
    guard parameter.isVariadic else { return 1 }
    let rest = labels.dropFirst(start + 1).prefix { $0 == nil }
    return 1 + rest.count
  }
}
