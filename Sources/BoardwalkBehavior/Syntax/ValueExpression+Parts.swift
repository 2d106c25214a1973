extension ValueExpression.Form {
  /// The values that it is made of, in the order of the text.
  var parts: [ValueExpression] {
    switch self {
    case .text, .number, .bool, .nil, .word, .name: []
    case .template(let pieces):
      pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .list(let values): values
    case .record(let fields): fields.map(\.value)
    case .member(let value, _, _), .not(let value), .negative(let value),
      .cast(let value, _, _, _), .map(_, let value):
      [value]
    case .element(let value, let index): [value, index]
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .binary(_, let left, let right): [left, right]
    case .choice(let condition, let first, let second): [condition, first, second]
    case .filter(_, let list, let condition): [list, condition]
    case .instantiate(let identifier, let storyboard):
      [identifier] + (storyboard.map { [$0] } ?? [])
    }
  }
}
