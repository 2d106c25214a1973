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
    return states?[view]?[name] ?? script.constants.value(declared.value)
  }

  /// The value of the computed property `name` of `view`; nil if its class has none.
  func computed(
    _ name: String, of view: ViewID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let type = type(of: view, on: simulation), Callable(name, in: type)?.isProperty == true
    else { return nil }
    return try callView(MethodCall(name: name), view, on: &simulation)
  }

  /// Sets the state `name` of `view`, and runs its observers; returns whether its class has one.
  func setState(
    _ value: Value, _ name: String, of view: ViewID, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    guard let old = state(name, of: view, on: simulation) else {
      if try setObserved(value, name, of: view, on: &simulation) { return true }
      return try setComputed(value, name, of: view, on: &simulation)
    }
    try observe("willSet", name, of: view, with: value, on: &simulation)
    simulation.updateState(of: view.controller, as: InterpretedBehavior.self) {
      $0.viewStates[view, default: [:]][name] = value
    }
    try observe("didSet", name, of: view, with: old, on: &simulation)
    return true
  }

  /// Sets UIKit's property `name` of `view`, which its class observes; returns whether it does.
  private func setObserved(
    _ value: Value, _ name: String, of view: ViewID, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    guard let type = type(of: view, on: simulation),
      type.handlers(of: "didSet").contains(where: { $0.subject == name }),
      let old = ViewProperty.read(name, of: view, on: &simulation),
      ViewProperty.write(value, name, of: view, on: &simulation)
    else { return false }
    try observe("didSet", name, of: view, with: old, on: &simulation)
    return true
  }

  /// Sets the computed property `name` of `view`; returns whether its class has one that can be set.
  private func setComputed(
    _ value: Value, _ name: String, of view: ViewID, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    guard let type = type(of: view, on: simulation),
      let setter = type.setters.first(where: { $0.name == name })
    else { return false }
    try requireDepth(for: name)
    _ = try call(Callable(setter), of: type, as: view, with: [value], [], on: &simulation)
    return true
  }

  /// Runs the observer `form` of the state `name` of `view`; one that is running is not called again.
  private func observe(
    _ form: String, _ name: String, of view: ViewID, with value: Value,
    on simulation: inout Simulation
  ) throws(Fault) {
    guard !(self.view == view && settingStates.contains(name)),
      let type = type(of: view, on: simulation),
      let handler = type.handlers(of: form).first(where: { $0.subject == name })
    else { return }
    var interpreter = code(of: type, as: view, in: handler.owner)
    try interpreter.perform(handler, setting: name, within: settingStates, value, on: &simulation)
  }

  /// The answer of the block or the action of `view` that `call` calls, or of what its state of
  /// that name holds; nil if its class has neither.
  func callView(
    _ call: MethodCall, _ view: ViewID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if let state = state(call.name, of: view, on: simulation) {
      return state == .nil ? .nil : try self.call(state, with: call.arguments, on: &simulation)
    }
    guard let type = type(of: view, on: simulation),
      let callable = Callable(call.name, call.labels, in: type)
    else { return nil }
    try requireDepth(for: "\(call.name) of \(type.name)")
    return try self.call(
      callable, of: type, as: view, with: call.arguments, call.labels, on: &simulation)
  }

  /// Runs `callable`, which `type`, the class of `view`, has.
  private func call(
    _ callable: Callable, of type: ClassBehavior, as view: ViewID, with arguments: [Value],
    _ labels: [String?], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var interpreter = code(of: type, as: view, in: callable.owner)
    try interpreter.name(
      arguments, labels, by: callable.parameters, callable.signature, on: &simulation)
    return try interpreter.perform(callable.body, on: &simulation) ?? .nil
  }

  /// The code of `type`, the class of `view`, that the class `owner` declares.
  private func code(of type: ClassBehavior, as view: ViewID, in owner: String) -> Interpreter {
    var interpreter = Interpreter(
      InterpretedBehavior(type: type, script: script), as: view.controller, [:], of: owner,
      depth: depth + 1)
    interpreter.view = view
    interpreter.cell = view.cell
    return interpreter
  }
}
