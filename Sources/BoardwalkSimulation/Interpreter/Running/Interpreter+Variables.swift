import BoardwalkBehavior

/// Variables that closures and the code around them share, and places that calls change.
extension Interpreter {
  /// What the local name `name` stands for; nil if there is none.
  func local(_ name: String, on simulation: Simulation) -> Value? {
    guard case .variable(let number)? = names[name] else { return names[name] }
    return variable(number, on: simulation)
  }

  func variable(_ number: Int, on simulation: Simulation) -> Value {
    let variables = memory(of: simulation).variables
    return variables.indices.contains(number) ? variables[number] : .nil
  }

  /// Sets the local name `name`, or the variable that it stands for, to `value`.
  mutating func setLocal(_ name: String, to value: Value, on simulation: inout Simulation) {
    guard case .variable(let number)? = names[name] else {
      names[name] = value
      return
    }
    change(on: &simulation) { memory in
      if memory.variables.indices.contains(number) { memory.variables[number] = value }
    }
  }

  /// Sets the local name `name`, which may be a property of the value whose method runs.
  mutating func putLocal(
    _ value: Value, _ name: String, on simulation: inout Simulation
  ) throws(Fault) {
    guard script.observesProperties, fields.contains(name), !settingStates.contains(name),
      !isInitializing,
      let old = receiver
    else { return setLocal(name, to: value, on: &simulation) }
    setLocal(name, to: value, on: &simulation)
    guard let new = receiver, let changed = try observed(name, of: new, from: old, on: &simulation)
    else { return }
    replaceReceiver(by: changed)
  }

  /// Makes those of the local names `shared` variables, which the closure that mentions them shares with
  /// the code here.
  mutating func share(_ shared: Set<String>, on simulation: inout Simulation) throws(Fault) {
    for name in shared.sorted() {
      guard let value = names[name], !fields.contains(name), name != "self" else { continue }
      if case .variable = value { continue }
      names[name] = try makeVariable(value, on: &simulation)
    }
  }

  private func makeVariable(
    _ value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let number = variableCount(on: simulation)
    guard number < ValueLimits.listCount else {
      throw Fault(
        "the app has made more than \(ValueLimits.listCount) variables", name: "NSMallocException")
    }
    change(on: &simulation) { $0.variables.append(value) }
    return .variable(number)
  }

  /// The number of variables.
  func variableCount(on simulation: Simulation) -> Int { memory(of: simulation).variables.count }

  /// Ends the variables from the number `first` on: the names here that stand for one get its value.
  mutating func endVariables(from first: Int, on simulation: inout Simulation) {
    guard variableCount(on: simulation) > first else { return }
    for (name, value) in names {
      guard case .variable(let number) = value, number >= first else { continue }
      names[name] = variable(number, on: simulation)
    }
    change(on: &simulation) { $0.variables.removeSubrange(first...) }
  }
}

/// Calls that change their arguments: `add(&total, 3)`.
extension Interpreter {
  /// The places among `arguments` that a call changes, with their places in the list.
  static func changedPlaces(
    of arguments: [ValueExpression.Argument]
  ) -> [(index: Int, place: ValueExpression)] {
    arguments.enumerated().compactMap { index, argument in
      guard case .call(let callee, let places) = argument.value.form,
        callee.form == .name(KnownNames.inOut), let place = places.first?.value
      else { return nil }
      return (index, place)
    }
  }

  /// The result of `body`, which calls something with `values`, of which those at `places` are variables
  /// meanwhile: what they are at its end is put into these places.
  mutating func changing(
    _ places: [(index: Int, place: ValueExpression)], _ values: [Value],
    on simulation: inout Simulation,
    _ body: (inout Interpreter, [Value], inout Simulation) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let first = variableCount(on: simulation)
    var values = values
    for (index, _) in places { values[index] = try makeVariable(values[index], on: &simulation) }
    let answer = try body(&self, values, &simulation)
    let changed = places.indices.map { variable(first + $0, on: simulation) }
    for ((_, place), value) in zip(places, changed) { try put(value, into: place, on: &simulation) }
    endVariables(from: first, on: &simulation)
    return answer
  }
}
