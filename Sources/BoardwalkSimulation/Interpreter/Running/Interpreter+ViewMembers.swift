import BoardwalkBehavior

/// The states and blocks of the app's own classes of cells and other views.
extension Interpreter {
  /// The class of `view`, if it is one of the app's with a behavior.
  private func type(of view: ViewID, on simulation: Simulation) -> ClassBehavior? {
    guard let name = simulation.template(of: view)?.customClass?.name, script.isView(name) else {
      return nil
    }
    return script.classes[name]
  }

  /// The value of the state `name` of `view`; nil if its class has none.
  func state(_ name: String, of view: ViewID, on simulation: Simulation) -> Value? {
    guard
      let declared = type(of: view, on: simulation)?.states.first(where: { $0.name == name })
    else { return nil }
    let states = simulation.state(of: view.controller, as: InterpretedBehavior.self)?.viewStates
    return states?[view]?[name] ?? Self.constant(declared.value)
  }

  /// Sets the state `name` of `view`; returns whether its class has one.
  func setState(
    _ value: Value, _ name: String, of view: ViewID, on simulation: inout Simulation
  ) -> Bool {
    guard state(name, of: view, on: simulation) != nil else { return false }
    simulation.updateState(of: view.controller, as: InterpretedBehavior.self) {
      $0.viewStates[view, default: [:]][name] = value
    }
    return true
  }

  /// Runs the block or the action `name` of `view`, or what its state of that name holds; nil if its
  /// class has neither.
  func call(
    _ name: String, ofView view: ViewID, with arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if let state = state(name, of: view, on: simulation) {
      return state == .nil ? .nil : try call(state, with: arguments, on: &simulation)
    }
    guard let type = type(of: view, on: simulation), let callable = Callable(name, in: type) else {
      return nil
    }
    guard depth < Self.depthLimit else {
      throw Fault("Stack overflow in \(name) of \(type.name).", name: "EXC_BAD_ACCESS")
    }
    let names = Dictionary(zip(callable.parameters, arguments)) { first, _ in first }
    var interpreter = Interpreter(
      InterpretedBehavior(type: type, script: script), as: view.controller, names,
      of: callable.owner, depth: depth + 1)
    interpreter.view = view
    interpreter.cell = view.cell
    return try interpreter.perform(callable.body, on: &simulation) ?? .nil
  }
}
