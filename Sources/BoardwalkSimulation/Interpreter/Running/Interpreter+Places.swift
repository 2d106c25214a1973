import BoardwalkBehavior

/// Putting values where expressions say.
extension Interpreter {
  mutating func put(
    _ value: Value, into place: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) {
    switch place.form {
    case .name(let name): try put(value, name, on: &simulation)
    case .member(let base, let name, _):
      let owner = try self.value(of: base, on: &simulation)
      try put(value, name, of: owner, at: base, on: &simulation)
    case .element(let base, let index):
      let list = try self.value(of: base, on: &simulation)
      let index = try self.value(of: index, on: &simulation)
      switch (list, index) {
      case (.list(var values), .number):
        guard let place = index.integer, values.indices.contains(place) else {
          throw .outOfBounds(index.integer ?? -1, count: values.count)
        }
        values[place] = value
        try put(try ValueLimits.checked(.list(values)), into: base, on: &simulation)
      case (.record(var fields), .text(let name)):
        fields[name] = value
        try put(try ValueLimits.checked(.record(fields)), into: base, on: &simulation)
      default: throw Fault("\(list.sort) has no place at \(index.sort)")
      }
    default: throw Fault("nothing can be put there")
    }
  }

  private mutating func put(_ value: Value, _ name: String, on simulation: inout Simulation)
    throws(Fault)
  {
    if names[name] != nil {
      names[name] = value
      return
    }
    if let cell, let own = simulation.ownView(of: cell),
      ViewProperty.write(value, name, of: own, on: &simulation)
    {
      return
    }
    if let view, ViewProperty.write(value, name, of: view, on: &simulation) { return }
    if try setOwn(value, name, of: id, on: &simulation) { return }
    var memory = memory(of: simulation)
    guard memory.shared[name] != nil else {
      guard !simulation.declaresOutlet(name, of: id) else { return }
      throw Fault("there is nothing called '\(name)'", name: "NSUnknownKeyException")
    }
    memory.shared[name] = value
    remember(memory, on: &simulation)
  }

  private mutating func put(
    _ value: Value, _ name: String, of owner: Value, at place: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) {
    switch owner {
    case .nil: return
    case .controller(let other):
      guard try setOwn(value, name, of: other, on: &simulation) else {
        throw Fault(
          "[<\(simulation[other]?.className ?? "UIViewController")> setValue:forUndefinedKey:]: this class is "
            + "not key value coding-compliant for the key \(name).", name: "NSUnknownKeyException")
      }
    case .view(let view):
      guard ViewProperty.write(value, name, of: view, on: &simulation) else {
        throw .unknownKey(name, of: owner)
      }
    case .layout(let list):
      guard LayoutProperty.write(value, name, of: list, on: &simulation) else {
        throw .unknownKey(name, of: owner)
      }
    case .item(let item, let controller):
      guard ItemProperty.write(value, name, of: item, controller, on: &simulation) else {
        throw .unknownKey(name, of: owner)
      }
    case .part(let part, let controller):
      guard PartProperty.write(value, name, of: part, controller, on: &simulation) else {
        throw .unknownKey(name, of: owner)
      }
    case .application("window"):
      if name == "rootViewController", let root = value.controller { simulation.setRoot(root) }
    case .application("pasteboard"):
      switch name {
      case "string": simulation.pasteboard.string = value.optionalText
      case "image": simulation.pasteboard.image = value.optionalText
      default: throw .unknownKey(name, of: owner)
      }
    case .application: return
    case .record(var fields):
      fields[name] = value
      try put(try ValueLimits.checked(.record(fields)), into: place, on: &simulation)
    case .object(let className, var fields):
      if name == "isEnabled", let recognizer = MadeRecognizer(owner) {
        simulation.setEnabled(value.isTrue ?? false, recognizer: recognizer.name, of: id)
      }
      fields[name] = value
      try put(.object(className, fields), into: place, on: &simulation)
    default: throw .unknownKey(name, of: owner)
    }
  }

  /// Sets the state or the property `name` of the controller `other`; returns whether it has one.
  private func setOwn(
    _ value: Value, _ name: String, of other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    if let state = simulation.state(of: other, as: InterpretedBehavior.self),
      let old = state.values[name]
    {
      simulation.updateState(of: other, as: InterpretedBehavior.self) { $0.values[name] = value }
      if !(value.controllers.isEmpty && old.controllers.isEmpty) {
        let others = state.values.filter { $0.key != name }.flatMap(\.value.controllers)
        simulation.hold(value.controllers + others, insteadOf: old.controllers, by: other)
      }
      try tellSet(name, of: other, on: &simulation)
      return true
    }
    return ControllerProperty.write(value, name, of: other, on: &simulation)
  }

  /// Does what the class of `other` does when its state `name` has a new value; a state that is set
  /// there is not told again, as in Swift.
  private func tellSet(
    _ name: String, of other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) {
    guard !settingStates.contains(name) || other != id,
      let code = simulation.code(of: other, as: InterpretedBehavior.self),
      let handler = script.classes[code.name]?.handlers(of: "didSet").first(where: {
        $0.subject == name
      })
    else { return }
    guard depth < Self.depthLimit else {
      throw Fault("The stack overflows in didSet \(name).", name: "EXC_BAD_ACCESS")
    }
    var interpreter = Interpreter(code, as: other, [:], depth: depth + 1)
    interpreter.settingStates = settingStates.union([name])
    _ = try interpreter.perform(handler.body, on: &simulation)
  }
}
