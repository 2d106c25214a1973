import BoardwalkBehavior

/// What all controllers share: values, objects of the app's own classes, and what types keep.
extension Interpreter {
  /// The values that all controllers share.
  func memory(of simulation: Simulation) -> AppMemory {
    simulation.appState as? AppMemory ?? firstMemory(of: simulation)
  }

  /// Keeps `memory`; as it was when the app began, there is nothing to keep.
  func remember(_ memory: AppMemory, on simulation: inout Simulation) {
    let isChanged = !memory.variables.isEmpty || !memory.instances.isEmpty
    simulation.appState = !isChanged && memory == firstMemory(of: simulation) ? nil : memory
  }

  private func firstMemory(of simulation: Simulation) -> AppMemory {
    AppMemory(
      shared: script.sharedValues, randomNumbers: RandomNumbers(seed: simulation.options.seed))
  }

  /// A new object of the class `type` with the properties `fields`.
  func makeInstance(
    of type: ValueType, _ fields: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try count(1 + fields.count, on: &simulation)
    guard memory(of: simulation).instances.count < ValueLimits.listCount else {
      throw Fault(
        "the app has made more than \(ValueLimits.listCount) objects", name: "NSMallocException")
    }
    var number = 0
    change(on: &simulation) { memory in
      number = memory.instances.count
      memory.instances.append(fields)
    }
    return .instance(number, of: type.name)
  }

  /// The stored property `name` of the object `value`; nil for another value or name.
  func field(_ name: String, of value: Value, on simulation: Simulation) -> Value? {
    guard case .instance(let number, of: _) = value else { return nil }
    return memory(of: simulation).instances[number][name]
  }

  /// Sets the stored property or the computed one `name` of the object `owner`, or the value `name` of
  /// the type that it is; returns whether there is one.
  func setMember(
    _ value: Value, _ name: String, of owner: Value, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    switch owner {
    case .instance(let number, of: let className):
      if script.types[className]?.fields.contains(where: { $0.name == name }) == true {
        let value = try checked(value, on: &simulation)
        try set(name, ofInstance: number, className, to: value, on: &simulation)
        return true
      }
      return try setting(name, of: owner, to: value, on: &simulation) != nil
    case .word(let word):
      guard let type = script.types[word], type.constants.contains(where: { $0.name == name })
      else {
        return try setting(name, of: owner, to: value, on: &simulation) != nil
      }
      let value = try checked(value, on: &simulation)
      change(on: &simulation) { $0.constants["\(word).\(name)"] = value }
      return true
    default: return false
    }
  }

  /// Sets the stored property `name` of the object `number` of the class `type`, and runs its observers.
  private func set(
    _ name: String, ofInstance number: Int, _ type: String, to value: Value,
    on simulation: inout Simulation
  ) throws(Fault) {
    let object = Value.instance(number, of: type)
    func observer(_ form: String) -> (ValueType, ValueType.Method)? {
      guard script.observesProperties, !settingStates.contains(name),
        typeOwner == nil || !isInitializing
      else { return nil }
      return method(KnownNames.observer(form, of: name), of: object, isProperty: false)
    }
    let old = field(name, of: object, on: simulation) ?? .nil
    if let (type, method) = observer("willSet") {
      _ = try call(method, of: type, on: object, with: [value], [nil], on: &simulation)
    }
    change(on: &simulation) { $0.instances[number][name] = value }
    if let (type, method) = observer("didSet") {
      _ = try call(method, of: type, on: object, with: [old], [nil], on: &simulation)
    }
  }

  /// The value `name` that `type` itself has: the one that code has set, or its initial value, which is
  /// kept if it is an object. Nil if it has none of that name.
  func constant(
    _ name: String, of type: ValueType, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let expression = type.constants.first(where: { $0.name == name })?.value else {
      return nil
    }
    let key = "\(type.name).\(name)"
    if let value = memory(of: simulation).constants[key] { return value }
    let value = try declared(expression, of: type, on: &simulation)
    if value.isInstance { change(on: &simulation) { $0.constants[key] = value } }
    return value
  }

  /// The shared value `name`, which is made when it is first used; nil if there is none.
  func lateShared(_ name: String, on simulation: inout Simulation) throws(Fault) -> Value? {
    guard let expression = script.lateShared[name] else { return nil }
    try requireDepth(for: name)
    var interpreter = Interpreter(behavior, as: id, [:], of: owner, depth: depth + 1)
    let value = try interpreter.value(of: expression, on: &simulation)
    change(on: &simulation) { $0.shared[name] = value }
    return value
  }

  /// Changes the shared memory in place: nothing else refers to it meanwhile, so that it is not copied.
  func change(on simulation: inout Simulation, _ body: (inout AppMemory) -> Void) {
    var memory = memory(of: simulation)
    simulation.appState = nil
    body(&memory)
    remember(memory, on: &simulation)
  }
}

extension Value {
  /// Whether it is an object of one of the app's own classes.
  fileprivate var isInstance: Bool { if case .instance = self { true } else { false } }
}
