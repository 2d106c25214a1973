import BoardwalkBehavior
import BoardwalkPlatform

/// A call of a method with its arguments: `items.remove(at: 0)`.
struct MethodCall {
  let name: String
  let labels: [String?]
  let arguments: [Value]

  init(_ name: String, _ labels: [String?], _ arguments: [Value]) {
    self.name = name
    self.labels = labels
    self.arguments = arguments
  }
}

/// Calls of methods, by the kind of the value that has them.
extension Interpreter {
  /// The result of `call` on the value of `receiver`; the result on nil is nil.
  mutating func call(
    _ call: MethodCall, of receiver: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let base = try unwrapped(receiver, on: &simulation)
    if let answer = try answer(to: call, ofTyped: base, in: receiver, on: &simulation) {
      return answer
    }
    if let answer = try resultAnswer(to: call, of: base, on: &simulation) { return answer }
    if let answer = try self.answer(to: call, ofOptional: base, in: receiver, on: &simulation) {
      return answer
    }
    switch base {
    case .nil: return .nil
    case .controller(let id): return try self.call(call, ofController: id, on: &simulation)
    case .list(let elements):
      if receiver.isPlace,
        let removal = ListRemoval(call.name, call.labels, call.arguments, from: elements)
      {
        return try perform(removal, on: elements, in: receiver, on: &simulation)
      }
      if call.name == "shuffled" { return shuffled(elements, on: &simulation) }
      if call.name == ElementMethod.forEach.rawValue,
        case .closure(let closure)? = call.arguments.last, closure.controller == id
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

  /// The answer of the controller `other`: what a state holds, one of its methods, or one of UIKit's.
  private func call(
    _ call: MethodCall, ofController other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if let state = simulation.state(of: other, as: InterpretedBehavior.self)?.values[call.name],
      let answer = try self.call(state, with: call.arguments, on: &simulation)
    {
      return answer
    }
    let code = simulation.behavior(of: other, as: InterpretedBehavior.self)
    if code?.callable(call.name, call.labels) == nil,
      let answer = try self.call(
        call.name, call.labels, ofController: other, with: call.arguments, on: &simulation)
    {
      return answer
    }
    return try self.call(
      call.name, of: other, with: call.arguments, labels: call.labels, on: &simulation)
  }

  /// The answer of `base`, an object of UIKit's or a record; nil if it knows no such call.
  private mutating func answer(
    to call: MethodCall, of base: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    let (name, arguments) = (call.name, call.arguments)
    switch base {
    case .application(DefaultsCall.owner):
      return try self.call(DefaultsCall(name, call.labels, arguments), on: &simulation)
    case .record(let fields):
      guard let block = fields[name] else { return nil }
      return try self.call(block, with: arguments, on: &simulation)
    case .object(MenuPreview.animatorClass, _) where name == "addCompletion":
      // The preview grows without an animation here.
      return try self.call(arguments.last ?? .nil, with: [], on: &simulation)
    case .object(let type, let fields) where FormatterCall.types.contains(type):
      return try FormatterCall.answer(
        name, call.labels, of: type, fields, with: arguments, now: now(on: simulation))
    case .object(let type, let fields) where Self.coders.contains(type):
      return try code(call, fields, on: &simulation)
    case .object(CreatedConstraint.anchorClass, let fields) where name == "constraint":
      return simulation.makeConstraint(fields, call.labels, arguments)
    case .object(Self.taskClass, _) where name == "cancel":
      cancel(base, on: &simulation)
      return .nil
    case .word(Self.taskClass) where name == "checkCancellation":
      if isTaskCancelled { throw .cancellation }
      return .nil
    case .word("NotificationCenter") where name == "addObserver":
      guard let block = arguments.last, block.caller != nil else { return nil }
      return observe(arguments[0].text, by: block, on: &simulation)
    case .word(CreatedConstraint.className) where ["activate", "deactivate"].contains(name):
      simulation.setActive(name == "activate", arguments.first?.elements ?? [])
      return .nil
    case .word("UIView") where name == "transition" && call.labels.first == "from":
      try transition(call, on: &simulation)
      return .nil
    case .application("application") where name == "open": return .nil
    case .application("application") where name == "canOpenURL": return .bool(true)
    case .object(CoordinatorCall.className, _): return try coordinate(call, on: &simulation)
    case .word(let type):
      if let answer = try callTimer(
        name, call.labels, of: base, with: arguments, on: &simulation)
      {
        return answer
      }
      if name == "random" { return try random(type, arguments, on: &simulation) }
      return TypeCall.answer(name, of: type, with: arguments)
    case .view(let view):
      if let answer = try self.call(
        name, ofView: view, with: arguments, labels: call.labels, on: &simulation)
      {
        return answer
      }
      if let list = view.list(on: simulation),
        let cell = try dequeueConfigured(call, in: list, on: &simulation)
      {
        return cell
      }
      return listAnswer(to: call, of: base, on: &simulation)
        ?? ViewCall.methods.answer(
          name, call.labels, of: view, with: arguments, on: &simulation)
    case .object:
      if let answer = try callTimer(
        name, call.labels, of: base, with: arguments, on: &simulation)
      {
        return answer
      }
      return listAnswer(to: call, of: base, on: &simulation)
    default: return nil
    }
  }

  /// The answer of the table or collection that `base` is or has; nil if it knows no such call.
  private func listAnswer(
    to call: MethodCall, of base: Value, on simulation: inout Simulation
  ) -> Value? {
    guard let list = base.list(on: simulation) else { return nil }
    return ListCall.methods.answer(
      call.name, call.labels, of: list, with: call.arguments, on: &simulation)
  }

  /// The answer of `base`, a text, a list, a date or a snapshot, whose size counts as work.
  private func valueAnswer(
    to call: MethodCall, of base: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let (name, arguments) = (call.name, call.arguments)
    for value in [base] + arguments { try count(sizeOf: value, on: &simulation) }
    if let answer = try SnapshotCall.answer(name, call.labels, of: base, with: arguments) {
      return try checked(answer, on: &simulation)
    }
    if case .list(let elements) = base,
      let answer = try comparison(call, elements, on: &simulation)
    {
      return try checked(answer, on: &simulation)
    }
    if let elements = base.sequence, let method = ElementMethod(rawValue: name),
      let closure = arguments.last, closure.caller != nil
    {
      let initial = arguments.dropLast().first
      if method == .reduce, call.labels.first == "into", case .closure(let body) = closure {
        return try reduced(elements, into: initial ?? .nil, by: body, on: &simulation)
      }
      let answer = try self.call(method, on: elements, closure, initial: initial, on: &simulation)
      let isPart = [.filter, .removeAll, .mapValues].contains(method)
      return try checked(isPart ? base.holding(answer.elements) : answer, on: &simulation)
    }
    guard let answer = try ValueCall.answer(name, call.labels, of: base, with: arguments) else {
      throw .unknownCall(name, of: base, on: simulation)
    }
    return try checked(answer, on: &simulation)
  }
}

/// Random values.
extension Interpreter {
  private mutating func shuffled(_ elements: [Value], on simulation: inout Simulation) -> Value {
    var rest = elements
    var result: [Value] = []
    while !rest.isEmpty { result.append(rest.remove(at: roll(0, rest.count - 1, on: &simulation))) }
    return .list(result)
  }

  /// A random value of the type `type`: one of the numbers in a range, or true or false.
  private mutating func random(
    _ type: String, _ arguments: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if type == "Bool" { return .bool(roll(0, 1, on: &simulation) == 1) }
    guard type == "Int", case .list(let numbers)? = arguments.first, !numbers.isEmpty else {
      throw .notModeled("\(type).random(in:)")
    }
    return numbers[roll(0, numbers.count - 1, on: &simulation)]
  }
}
