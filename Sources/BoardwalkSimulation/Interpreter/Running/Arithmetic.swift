import BoardwalkBehavior

/// The results of operators.
enum Arithmetic {
  static func result(
    _ joining: ValueExpression.Operator, _ left: Value, _ right: Value
  ) throws(Fault) -> Value {
    switch joining {
    case .equal: return .bool(left == right || left.isSameRecognizer(as: right))
    case .notEqual: return .bool(left != right && !left.isSameRecognizer(as: right))
    case .less, .greater, .lessOrEqual, .greaterOrEqual:
      guard let isLess = left.isOrdered(before: right),
        let isGreater = right.isOrdered(before: left)
      else {
        throw Fault("\(left.typeDescription) and \(right.typeDescription) cannot be compared")
      }
      switch joining {
      case .less: return .bool(isLess)
      case .greater: return .bool(isGreater)
      case .lessOrEqual: return .bool(!isGreater)
      default: return .bool(!isLess)
      }
    case .plus: return try sum(left, right)
    case .minus: return try numbers(left, right, "subtracted") { $0 - $1 }
    case .times: return try numbers(left, right, "multiplied") { $0 * $1 }
    case .divided, .remainder:
      if case .number(0) = right {
        throw Fault("Fatal error: Division by zero", name: "SIGTRAP")
      }
      return try numbers(left, right, "divided") { first, second in
        joining == .divided ? first / second : first.truncatingRemainder(dividingBy: second)
      }
    case .and, .or, .otherwise: return left
    }
  }

  private static func sum(_ left: Value, _ right: Value) throws(Fault) -> Value {
    switch (left, right) {
    case (.number(let first), .number(let second)): .number(first + second)
    case (.text(let first), .text(let second)):
      try ValueLimits.checked(.text(first + second))
    case (.list(let first), .list(let second)):
      try ValueLimits.checked(.list(first + second))
    case (.date(let date), .number(let seconds)): .date(date + seconds)
    default: throw Fault("\(left.typeDescription) and \(right.typeDescription) cannot be added")
    }
  }

  private static func numbers(
    _ left: Value, _ right: Value, _ verb: String, _ body: (Double, Double) -> Double
  ) throws(Fault) -> Value {
    guard case (.number(let first), .number(let second)) = (left, right) else {
      throw Fault("\(left.typeDescription) and \(right.typeDescription) cannot be \(verb)")
    }
    return .number(body(first, second))
  }
}
