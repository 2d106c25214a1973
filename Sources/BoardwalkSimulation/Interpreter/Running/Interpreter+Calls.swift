import BoardwalkBehavior
import BoardwalkDocument

/// Parentheses: functions, blocks, what can be asked of values, and new objects.
extension Interpreter {
  mutating func call(
    _ callee: ValueExpression, with arguments: [ValueExpression.Argument],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    var labels: [String?] = []
    var values: [Value] = []
    for argument in arguments {
      labels.append(argument.label)
      values.append(try value(of: argument.value, on: &simulation))
    }
    switch callee.form {
    case .name(let name): return try call(name, labels, values, on: &simulation)
    case .member(let base, let name, _):
      let base = try value(of: base, on: &simulation)
      if base == .nil { return .nil }
      if case .controller(let other) = base {
        return try call(name, of: other, with: values, on: &simulation)
      }
      if case .view(let view) = base, let list = view.list(on: simulation),
        let answer = ListCall.answer(name, of: list, with: values, on: simulation)
      {
        return answer
      }
      guard let answer = try ValueCall.answer(name, of: base, with: values) else {
        throw Fault("\(base.sort) has no answer to \(name)()")
      }
      return answer
    default: throw Fault("this cannot be called")
    }
  }

  private mutating func call(
    _ name: String, _ labels: [String?], _ values: [Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if case .block(let block, let owner)? = names[name] {
      return try call(block, of: owner, with: values, on: &simulation)
    }
    if behavior.hasBlock(name) { return try call(name, of: id, with: values, on: &simulation) }
    if name == "random" {
      guard values.count == 2, let low = values[0].integer, let high = values[1].integer,
        low <= high
      else { throw Fault("random(low, high) takes two whole numbers, the lesser one first") }
      return .number(Double(roll(low, high, on: &simulation)))
    }
    if let answer = try PureFunction.answer(name, with: values) { return answer }
    guard name.first?.isUppercase == true else { throw Fault("there is no function '\(name)'") }
    let named = Dictionary(
      zip(labels, values).compactMap { label, value in label.map { ($0, value) } },
      uniquingKeysWith: { _, last in last })
    guard let kind = script.kind(of: name) else { return .object(name, named) }
    return try make(name, kind, labels, values, named, on: &simulation)
  }
}
