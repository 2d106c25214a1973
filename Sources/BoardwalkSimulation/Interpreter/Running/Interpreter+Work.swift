/// The work of expressions.
extension Interpreter {
  /// Counts the work of evaluating `count` expressions; too much of it ends the app.
  func count(_ count: Int, on simulation: inout Simulation) throws(Fault) {
    simulation.budget.evaluate(count)
    guard simulation.budget.allowsEvaluation else {
      throw Fault(
        "The app does not come to rest: \(HandlerBudget.evaluationLimit) expressions were evaluated "
          + "after one event", name: "EXC_RESOURCE")
    }
  }

  /// Counts the work of a search through `value`.
  func count(sizeOf value: Value, on simulation: inout Simulation) throws(Fault) {
    let size = try ValueLimits.checkedSize(of: value)
    if size > 0 { try count(size / Self.bytesOfExpression, on: &simulation) }
  }

  /// The number of bytes of a value that count as one expression.
  private static let bytesOfExpression = 256

  /// `value`, which was just made, if it is not too much.
  func checked(_ value: Value, on simulation: inout Simulation) throws(Fault) -> Value {
    try count(sizeOf: value, on: &simulation)
    return try ValueLimits.checked(value)
  }

  /// The text of `value`.
  mutating func text(of value: Value, on simulation: inout Simulation) throws(Fault) -> String {
    try count(sizeOf: value, on: &simulation)
    // A type may describe its values otherwise.
    return try typeMember("description", of: value, on: &simulation)?.text ?? value.text
  }
}
