import BoardwalkBehavior

/// Values of expressions that are the same wherever they are evaluated: those of shared states, of
/// states of cells, and of styles.
struct ConstantValue {
  /// The structures and enumerations of the app.
  var types: [String: ValueType] = [:]

  /// The depth of constants that are values of others, which may lead to themselves.
  private var depth = 0

  init(types: [String: ValueType] = [:]) { self.types = types }

  /// The value of `expression`; nil if it is no constant.
  func value(_ expression: ValueExpression) -> Value {
    switch expression.form {
    case .text(let text): .text(text)
    case .number(let number), .real(let number): .number(number)
    case .bool(let bool): .bool(bool)
    case .word(let word): .word(word)
    case .list(let values): .list(values.map(value))
    case .record(let fields): record(fields.map { ($0.name, $0.value) })
    case .negative(let inner):
      if case .number(let number) = value(inner) { .number(-number) } else { .nil }
    case .binary(let joining, let left, let right):
      (try? Arithmetic.result(joining, value(left), value(right))) ?? .nil
    case .member(let owner, let name, at: _): member(name, of: owner)
    case .call(let callee, let arguments): call(callee, arguments)
    default: .nil
    }
  }

  private func record(_ fields: [(String, ValueExpression)]) -> Value {
    .record(Dictionary(fields.map { ($0, value($1)) }, uniquingKeysWith: { _, last in last }))
  }

  /// The case or the constant `name` of the type that `owner` names.
  private func member(_ name: String, of owner: ValueExpression) -> Value {
    guard case .name(let typeName) = owner.form, let type = types[typeName],
      depth < Interpreter.depthLimit
    else { return .nil }
    if type.cases.contains(where: { $0.name == name }) { return .word(name) }
    guard let constant = type.constants.first(where: { $0.name == name })?.value else {
      return .nil
    }
    var inner = self
    inner.depth += 1
    return inner.value(constant)
  }

  private func call(
    _ callee: ValueExpression, _ arguments: [ValueExpression.Argument]
  ) -> Value {
    let values = arguments.map { value($0.value) }
    let labels = arguments.map(\.label)
    switch callee.form {
    case .name(let name):
      if let type = types[name], !type.isEnumeration, !type.isExtension {
        return instance(of: type, labels, values)
      }
      return (try? PureFunction.answer(name, labels, with: values)) ?? .nil
    case .word(let word), .member(_, let word, at: _):
      let isCase = types.values.contains { $0.cases.contains { $0.name == word } }
      return isCase ? .enumerated(word, values, labels: labels) : .nil
    default: return .nil
    }
  }

  /// The value of the structure `type` with the fields `labels`; nil if its initializer is code.
  private func instance(of type: ValueType, _ labels: [String?], _ values: [Value]) -> Value {
    guard depth < Interpreter.depthLimit, !type.methods.contains(where: { $0.block.name == "init" })
    else { return .nil }
    var inner = self
    inner.depth += 1
    var fields: [String: Value] = [:]
    for field in type.fields { fields[field.name] = field.value.map(inner.value) ?? .nil }
    for (label, value) in zip(labels, values) { fields[label ?? "_"] = value }
    return .record(fields)
  }
}
