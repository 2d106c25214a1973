import BoardwalkBehavior

/// Functions of Swift's language: `type(of:)`, `swap`, and `Result` with a closure.
extension Interpreter {
  /// The answer of the function of Swift's that `call` calls; nil for another one.
  func languageFunction(
    _ call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    let values = call.arguments
    switch (call.name, call.labels, values.count) {
    case ("type", ["of"], 1): return .word(typeName(of: values[0], on: simulation))
    case ("swap", [nil, nil], 2):
      guard case .variable(let first) = values[0], case .variable(let second) = values[1] else {
        throw Fault("swap takes two places: swap(&first, &second)")
      }
      change(on: &simulation) { $0.variables.swapAt(first, second) }
      return .nil
    case (ResultCall.className, _, 1) where values[0].caller != nil:
      do throws(Fault) {
        let value = try self.call(values[0], with: [], on: &simulation) ?? .nil
        return .enumerated("success", [value], labels: [nil])
      } catch {
        guard let thrown = error.thrown else { throw error }
        return .enumerated("failure", [thrown], labels: [nil])
      }
    default: return nil
    }
  }

  /// The name of the type of `value`.
  func typeName(of value: Value, on simulation: Simulation) -> String {
    switch value {
    case .instance(_, of: let name): return name
    case .controller(let id): return simulation[id]?.className ?? "UIViewController"
    case .view(let view):
      if let own = simulation.template(of: view)?.customClass?.name { return own }
    case .text: return "String"
    case .bool: return "Bool"
    case .date: return "Date"
    case .number: return value.integer == nil ? "Double" : "Int"
    case .list: return "Array"
    default: break
    }
    if let type = types(of: value).first { return type.name }
    return value.systemClass(on: simulation)?.name ?? value.typeDescription
  }
}

/// Calls of a `Result`.
extension Interpreter {
  /// The answer of `value`, if it is a `Result`, to `call`; nil for another value or call.
  func resultAnswer(
    to call: MethodCall, of value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let result = ResultCall(value) else { return nil }
    switch call.name {
    case "get":
      guard result.isSuccess else { throw .thrown(result.value) }
      return result.value
    case "map", "flatMap", "mapError", "flatMapError":
      guard let closure = call.arguments.last, closure.caller != nil else { return nil }
      guard result.isSuccess != call.name.hasSuffix("Error") else { return value }
      let answer = try self.call(closure, with: [result.value], on: &simulation) ?? .nil
      return call.name.hasPrefix("flat") ? answer : result.holding(answer)
    default: return nil
    }
  }
}

/// A `Result`: a success with a value, or a failure with an error.
struct ResultCall {
  static let className = "Result"

  /// The names of all calls.
  static let names: Set<String> = ["get", "mapError", "flatMapError"]

  let isSuccess: Bool

  /// The value, or the error.
  let value: Value

  /// The result that `value` is; nil for another value.
  init?(_ value: Value) {
    guard case .object(let name, let fields) = value, [".success", ".failure"].contains(name),
      let inner = fields["0"]
    else { return nil }
    isSuccess = name == ".success"
    self.value = inner
  }

  /// The result of the same sort with `value`.
  func holding(_ value: Value) -> Value {
    .enumerated(isSuccess ? "success" : "failure", [value], labels: [nil])
  }
}

/// What the app's own classes inherit, and what observes the properties of types.
extension Interpreter {
  /// The answer of the superclass of the class of the app's own whose method runs to `call`; nil if
  /// the code is of no such class.
  func typeSuperAnswer(
    to call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let (type, receiver) = superclass else { return typeOwner == nil ? nil : .nil }
    let method =
      call.name == "init"
      ? type.initializer(with: call.labels)
      : type.method(call.name, call.labels, isProperty: false)
    guard let method else { return .nil }
    return try self.call(
      method, of: type, on: receiver, with: call.arguments, call.labels, on: &simulation
    ).answer
  }

  /// The computed property `name` that the superclass of the class of the app's own has whose method
  /// runs; nil if it has none.
  func superProperty(_ name: String, on simulation: inout Simulation) throws(Fault) -> Value? {
    guard let (type, receiver) = superclass else { return nil }
    guard let property = type.method(name, [], isProperty: true) else {
      return field(name, of: receiver, on: simulation)
    }
    return try call(property, of: type, on: receiver, with: [], [], on: &simulation).answer
  }

  /// The superclass of the class of the app's own whose method runs, and the object that has it.
  private var superclass: (type: ValueType, receiver: Value)? {
    guard let typeOwner, let parent = script.types[typeOwner]?.superclass, let receiver,
      let type = script.types[parent]
    else { return nil }
    return (type, receiver)
  }

  /// `new` after the observers of its property `name`, which was set, have run; nil if it has none.
  func observed(
    _ name: String, of new: Value, from old: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard script.observesProperties else { return nil }
    if let (type, method) = observer("willSet", of: name, in: new) {
      let value = propertyValue(name, of: new, on: simulation)
      _ = try call(method, of: type, on: old, with: [value], [nil], on: &simulation)
    }
    guard let (type, method) = observer("didSet", of: name, in: new) else { return nil }
    let value = propertyValue(name, of: old, on: simulation)
    return try call(method, of: type, on: new, with: [value], [nil], on: &simulation).receiver
  }

  private func observer(
    _ form: String, of name: String, in value: Value
  ) -> (ValueType, ValueType.Method)? {
    method(KnownNames.observer(form, of: name), of: value, isProperty: false)
  }

  private func propertyValue(_ name: String, of value: Value, on simulation: Simulation) -> Value {
    if case .record(let fields) = value { return fields[name] ?? .nil }
    return field(name, of: value, on: simulation) ?? .nil
  }
}

extension ValueExpression {
  /// Whether it is a closure without closures in it.
  var isPlainClosure: Bool {
    if case .closure(let block, using: _) = form { !block.makesClosures } else { false }
  }
}
