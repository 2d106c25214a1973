import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// Calls: functions, blocks, methods of values, and initializers.
extension Interpreter {
  mutating func call(
    _ callee: ValueExpression, with arguments: [ValueExpression.Argument],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if callee.form == .name(KnownNames.inOut), let place = arguments.first {
      return try value(of: place.value, on: &simulation)
    }
    let first = arguments.last?.value.isPlainClosure == true ? variableCount(on: simulation) : nil
    let answer = try evaluate(callee, with: arguments, on: &simulation)
    // A method of a list does not keep its closure.
    if let first, ElementMethod.named(by: callee) != nil {
      endVariables(from: first, on: &simulation)
    }
    return answer
  }

  private mutating func evaluate(
    _ callee: ValueExpression, with arguments: [ValueExpression.Argument],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try value(of: argument.value, on: &simulation)) }
    if callee.form == .name("String"), arguments.count == 1, arguments[0].label == nil,
      let text = fraction(of: values[0], from: arguments[0].value)
    {
      return .text(text)
    }
    let places = Self.changedPlaces(of: arguments)
    guard !places.isEmpty else { return try call(callee, arguments, values, on: &simulation) }
    return try changing(places, values, on: &simulation) {
      interpreter, values, simulation throws(Fault) in
      try interpreter.call(callee, arguments, values, on: &simulation)
    }
  }

  private mutating func call(
    _ callee: ValueExpression, _ arguments: [ValueExpression.Argument], _ values: [Value],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    switch callee.form {
    case .name(let name):
      return try callFunction(MethodCall(name, arguments, values), on: &simulation)
    case .member(let base, let name, _):
      let call = MethodCall(name, arguments, values)
      return base.form == .name("super")
        ? try callSuper(call, on: &simulation) : try callMethod(call, of: base, on: &simulation)
    case .word("init"):
      let labels = arguments.map(\.label)
      guard let type = initializedType(labels) else {
        // A value that is its raw value: `UISheetPresentationController.Detent.Identifier`.
        guard labels == [nil] || labels == ["rawValue"] else { throw .notModeled(".init") }
        return values[0]
      }
      return try callFunction(MethodCall(type, arguments, values), on: &simulation)
    case .word(let word):
      return try callMember(MethodCall(word, arguments, values), on: &simulation)
    default:
      let closure = try value(of: callee, on: &simulation)
      guard let answer = try call(closure, with: values, on: &simulation) else {
        throw Fault("this cannot be called")
      }
      return answer
    }
  }

  /// The answer of a member of the type that follows from the place: a case with values, a method
  /// of one of the app's types, or a constant that Swift writes as a call, `.medium()`.
  private mutating func callMember(
    _ call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if isCase(call.name) {
      return call.arguments.isEmpty
        ? .word(call.name) : .enumerated(call.name, call.arguments, labels: call.labels)
    }
    if let type = type(ofMethod: call.name, call.labels) {
      return try callMethod(call, of: .named(type.name), on: &simulation)
    }
    return implicitMember(call.name, call.arguments)
  }

  /// Runs what the superclass of the running code has for `call`; UIKit's own methods do what they
  /// do without a call.
  private func callSuper(_ call: MethodCall, on simulation: inout Simulation) throws(Fault) -> Value
  {
    if let answer = try typeSuperAnswer(to: call, on: &simulation) { return answer }
    guard let type = script.superclass(of: owner),
      let callable = Callable(super: call.name, in: type)
    else { return .nil }
    try requireDepth(for: "\(call.name) of \(type.name)")
    return try self.call(
      callable, of: behavior, as: id, with: call.arguments, labels: call.labels, on: &simulation)
  }

  /// The value of a call without its type: `.systemFont(ofSize: 17)`, `.seconds(2)`.
  private func implicitMember(_ name: String, _ values: [Value]) -> Value {
    if let font = FontValue.calls[name], !values.isEmpty { return font(values) }
    guard let unit = TimeUnit.perSecond[name], let time = values.first?.double else {
      return .word(name)
    }
    return .number(time / unit)
  }

  private mutating func callFunction(
    _ call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let (name, values) = (call.name, call.arguments)
    if name == KnownNames.hasMethod {
      return .bool(method(values[1].text, of: values[0], isProperty: false) != nil)
    }
    if let block = local(name, on: simulation) {
      // The completion that UIKit passes to a closure is nil here.
      if block == .nil { return .nil }
      if let answer = try self.call(block, with: values, labels: call.labels, on: &simulation) {
        return answer
      }
    }
    if let answer = try languageFunction(call, on: &simulation) { return answer }
    if let view = ownView(on: simulation), let answer = try callView(call, view, on: &simulation) {
      return answer
    }
    if let answer = try callController(call, id, behavior, on: &simulation) { return answer }
    if name == "random" { return try randomNumber(values, on: &simulation) }
    if let value = try make(name, call.labels, values, on: &simulation) { return value }
    if receiver != nil, PureFunction.table[name] == nil, name.first?.isLowercase == true {
      return try callMethod(call, of: .receiver, on: &simulation)
    }
    for value in values { try count(sizeOf: value, on: &simulation) }
    if call.signature == "Dictionary(grouping:by:)" {
      return try grouped(values[0].sequence ?? [], by: values[1], on: &simulation)
    }
    if let answer = try PureFunction.answer(to: call) {
      return try checked(answer, on: &simulation)
    }
    guard name.first?.isUppercase == true else { throw Fault("there is no function '\(name)'") }
    return try makeObject(call, on: &simulation)
  }
}
