import BoardwalkBase

/// Statements that perform one of two calls.
extension BehaviorParser {
  /// The statement that `target` is here, if a type of the file has a method of the name that it calls,
  /// and Swift has one, too: which one it calls depends on the value. Nil for another call.
  func choice(
    ofMethodFor target: ValueExpression
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .call(let callee, _) = target.form,
      case .member(let owner, let name, _) = callee.form,
      declaredNames.methods.contains(name), owner.form != .name("self"), owner.isPlace,
      let method = SwiftMethod.called(by: target, hasBlock: false)
    else { return nil }
    let arguments = [owner, try value(.text(name), at: target.range)].map {
      ValueExpression.Argument(label: nil, labelRange: nil, value: $0)
    }
    let function = try value(.name(KnownNames.hasMethod), at: target.range)
    let condition = try value(.call(function, arguments), at: target.range)
    return .choose(
      [
        Branch(
          conditions: [.holds(condition)],
          body: [BehaviorStatement(action: .evaluate(target), range: target.range)])
      ], otherwise: [BehaviorStatement(action: method.action, range: target.range)])
  }

  /// The statement that `target`, a value by a condition, is here: `isOn ? start() : stop()` does one of
  /// two things; nil for another value.
  mutating func choice(
    between target: ValueExpression
  ) throws(SyntaxError) -> BehaviorStatement.Action? {
    guard case .choice(let condition, let first, let second) = target.form else { return nil }
    try enter(orFail: Self.tooDeep)
    defer { depth -= 1 }
    var bodies: [[BehaviorStatement]] = []
    for value in [first, second] {
      var action = try swiftCall(value)
      if action == nil { action = try choice(between: value) }
      bodies.append([BehaviorStatement(action: action ?? .evaluate(value), range: value.range)])
    }
    return .choose(
      [Branch(conditions: [.holds(condition)], body: bodies[0])], otherwise: bodies[1])
  }
}
