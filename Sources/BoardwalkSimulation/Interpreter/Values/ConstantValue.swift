import BoardwalkBehavior

/// Values of expressions that are the same wherever they are evaluated: those of shared states, of
/// states of cells, and of styles.
struct ConstantValue {
  /// The structures and enumerations of the app.
  private let types: [String: ValueType]

  /// The names of all cases of enumerations.
  private let cases: Set<String>

  init(types: [String: ValueType]) {
    self.types = types
    cases = Set(types.values.flatMap(\.cases).map(\.name))
  }

  /// The value of `expression`; nil if it is no constant.
  func value(_ expression: ValueExpression) -> Value {
    var work = Work()
    return value(expression, &work)
  }

  /// The structures and constants of types that a value mentions, which may lead to themselves.
  private struct Work {
    var depth = 0
    var rest = 100_000

    var isDone: Bool { depth >= HandlerBudget.depthLimit || rest <= 0 }
  }

  private func value(_ expression: ValueExpression, _ work: inout Work) -> Value {
    switch expression.form {
    case .text(let text): .text(text)
    case .number(let number), .real(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .word(let word): .word(word)
    case .list(let values): .list(values.map { value($0, &work) })
    case .record(let fields): record(fields, &work)
    case .negative(let inner):
      if case .number(let number) = value(inner, &work) { .number(-number) } else { .nil }
    case .binary(let joining, let left, let right):
      (try? Arithmetic.result(joining, value(left, &work), value(right, &work))) ?? .nil
    case .member(let owner, let name, at: _): member(name, of: owner, &work)
    case .call(let callee, let arguments): call(callee, arguments, &work)
    default: .nil
    }
  }

  private func record(_ fields: [NamedOption], _ work: inout Work) -> Value {
    var result: [String: Value] = [:]
    for field in fields { result[field.name] = value(field.value, &work) }
    return .record(result)
  }

  /// The case or the constant `name` of the type that `owner` names.
  private func member(_ name: String, of owner: ValueExpression, _ work: inout Work) -> Value {
    guard case .name(let typeName) = owner.form, let type = types[typeName] else { return .nil }
    if type.hasCase(name) { return .word(name) }
    guard let constant = type.constants.first(where: { $0.name == name })?.value, !work.isDone
    else {
      return .nil
    }
    work.rest -= 1
    work.depth += 1
    defer { work.depth -= 1 }
    return value(constant, &work)
  }

  private func call(
    _ callee: ValueExpression, _ arguments: [ValueExpression.Argument], _ work: inout Work
  ) -> Value {
    let values = arguments.map { value($0.value, &work) }
    let labels = arguments.map(\.label)
    switch callee.form {
    case .name(let name):
      if let type = types[name], !type.isEnumeration, !type.isExtension {
        return instance(of: type, labels, values, &work)
      }
      let call = MethodCall(name: name, labels: labels, arguments: values)
      return (try? PureFunction.answer(to: call)) ?? .nil
    case .word(let word), .member(_, let word, at: _):
      return cases.contains(word) ? .enumerated(word, values, labels: labels) : .nil
    default: return .nil
    }
  }

  /// The value of the structure `type` with the fields `labels`; nil if its initializer is code.
  private func instance(
    of type: ValueType, _ labels: [String?], _ values: [Value], _ work: inout Work
  ) -> Value {
    guard !work.isDone, !type.isClass, !type.methods.contains(where: { $0.block.name == "init" })
    else {
      return .nil
    }
    work.rest -= 1 + type.fields.count
    work.depth += 1
    defer { work.depth -= 1 }
    var fields: [String: Value] = [:]
    for field in type.fields {
      let isGiven = labels.contains(field.name)
      fields[field.name] = isGiven ? .nil : field.value.map { value($0, &work) } ?? .nil
    }
    for (label, value) in zip(labels, values) { fields[label ?? "_"] = value }
    return .record(fields)
  }
}
