import BoardwalkBehavior
import BoardwalkPlatform

/// Calls of methods, by the kind of the value that has them.
extension Interpreter {
  /// The result of `call` on the value of `receiver`; the result on nil is nil.
  mutating func callMethod(
    _ call: MethodCall, of receiver: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let base = try unwrapped(receiver, on: &simulation)
    if let answer = try answer(to: call, ofTyped: base, in: receiver, on: &simulation) {
      return answer
    }
    if let answer = try resultAnswer(to: call, of: base, on: &simulation) { return answer }
    if let answer = try answer(to: call, ofOptional: base, in: receiver, on: &simulation) {
      return answer
    }
    switch base {
    case .nil: return .nil
    case .controller(let other):
      let code = simulation.behavior(of: other, as: InterpretedBehavior.self)
      if let answer = try callController(call, other, code, on: &simulation) { return answer }
      guard code == nil else { throw .unknownCall(call.name, of: base, on: simulation) }
      return .nil
    case .list(let elements):
      if receiver.isPlace, let change = ListChange(call, of: elements) {
        return try perform(change, on: elements, in: receiver, on: &simulation)
      }
      if call.name == "shuffled" { return shuffled(elements, on: &simulation) }
      if call.name == ElementMethod.forEach.rawValue, call.writesClosure,
        case .closure(let closure)? = call.arguments.last
      {
        try perform(closure, forEachOf: elements, on: &simulation)
        return .nil
      }
    case .record, .dictionary:
      if let old = try exchange(call, in: base, at: receiver, on: &simulation) { return old }
    default: break
    }
    if let answer = try answer(to: call, of: base, on: &simulation) { return answer }
    return try valueAnswer(to: call, of: base, on: &simulation)
  }

  /// The answer of `map` or `flatMap` of an optional value, which is no list: what the closure makes
  /// of it; nil if it is something else.
  private func answer(
    to call: MethodCall, ofOptional value: Value, in receiver: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard ["map", "flatMap"].contains(call.name), value != .nil,
      isOptional(receiver) || value.sequence == nil, call.arguments.count == 1
    else { return nil }
    return try self.call(call.arguments[0], with: [value], on: &simulation)
  }

  /// The answer of the controller `other`, whose class is `code`, to `call`: that of one of its own
  /// methods, of what a state holds, or of one of UIKit's methods; nil if it knows no such call.
  func callController(
    _ call: MethodCall, _ other: ControllerID, _ code: InterpretedBehavior?,
    on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if code?.callable(call.name, call.labels) != nil {
      return try self.call(
        call.name, of: other, with: call.arguments, labels: call.labels, on: &simulation)
    }
    // A state may hold a block, or nothing to call.
    if let state = simulation.state(of: other, as: InterpretedBehavior.self)?.values[call.name] {
      if state == .nil { return .nil }
      guard let answer = try self.call(state, with: call.arguments, on: &simulation) else {
        throw Fault("\(state.typeDescription) cannot be called")
      }
      return answer
    }
    return try systemAnswer(to: call, of: other, on: &simulation)
  }

  /// The answer of `base`, an object or a class of UIKit's or Foundation's, a record or a view; nil
  /// if it knows no such call.
  private mutating func answer(
    to call: MethodCall, of base: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    switch base {
    case .shared(DefaultsCall.owner): return try defaultsAnswer(to: call, on: &simulation)
    case .shared(let name):
      return try SystemCall.objects[name]?[call.name]?(&self, call, [:], &simulation)
    case .record(let fields):
      guard let block = fields[call.name] else { return nil }
      return try self.call(block, with: call.arguments, on: &simulation)
    case .word(let type): return try answer(to: call, ofClass: type, on: &simulation)
    case .view(let view):
      if let answer = try callView(call, view, on: &simulation) { return answer }
      guard let list = base.list(on: simulation) else {
        return ViewCall.methods.answer(to: call, of: view, on: &simulation)
      }
      return try dequeueConfigured(call, in: list, on: &simulation)
        ?? ListCall.methods.answer(to: call, of: list, on: &simulation)
        ?? ViewCall.methods.answer(to: call, of: view, on: &simulation)
    case .object(let type, let fields):
      if let body = SystemCall.objects[type]?[call.name] {
        return try body(&self, call, fields, &simulation)
      }
      if FormatterCall.types.contains(type) {
        return try FormatterCall.answer(to: call, of: type, fields, now: now(on: simulation))
      }
      if type == CoordinatorCall.className { return try coordinate(call, on: &simulation) }
      return base.list(on: simulation).flatMap {
        ListCall.methods.answer(to: call, of: $0, on: &simulation)
      }
    default: return nil
    }
  }

  /// The answer of the class `type`; nil if it knows no such call.
  private mutating func answer(
    to call: MethodCall, ofClass type: String, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if let body = SystemCall.classes[type]?[call.name] {
      return try body(&self, call, [:], &simulation)
    }
    if call.name == "random" { return try random(type, call.arguments, on: &simulation) }
    return TypeCall.answer(call.name, of: type, with: call.arguments)
  }

  /// The answer of `base`, a text, a list, a date or a snapshot, whose size counts as work.
  private func valueAnswer(
    to call: MethodCall, of base: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    for value in [base] + call.arguments { try count(sizeOf: value, on: &simulation) }
    if let answer = try SnapshotCall.answer(to: call, of: base) {
      return try checked(answer, on: &simulation)
    }
    if case .list(let elements) = base,
      let answer = try comparison(call, elements, on: &simulation)
    {
      return try checked(answer, on: &simulation)
    }
    if let elements = base.sequence, let method = ElementMethod(rawValue: call.name),
      let closure = call.arguments.last, closure.caller != nil
    {
      let initial = call.arguments.dropLast().first
      if method == .reduce, call.labels.first == "into", case .closure(let body) = closure {
        return try reduced(elements, into: initial ?? .nil, by: body, on: &simulation)
      }
      let answer = try self.answer(
        to: method, of: elements, closure, initial: initial, on: &simulation)
      return try checked(
        method.keepsKind ? base.holding(answer.elements) : answer, on: &simulation)
    }
    guard let answer = try ValueCall.answer(to: call, of: base) else {
      throw .unknownCall(call.name, of: base, on: simulation)
    }
    return try checked(answer, on: &simulation)
  }
}
