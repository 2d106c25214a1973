import BoardwalkBehavior

extension ValueExpression {
  /// The value with all its parentheses.
  var shape: String {
    switch form {
    case .text(let text): "\"\(text)\""
    case .number(let number), .real(let number):
      Int(exactly: number).map(String.init) ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .nil: "nil"
    case .word(let word): "." + word
    case .template(let pieces): "\"" + pieces.map(\.shape).joined() + "\""
    case .list(let values): "[" + values.map(\.shape).joined(separator: ", ") + "]"
    case .record(let fields):
      "{" + fields.map { "\($0.name): \($0.value.shape)" }.joined(separator: ", ") + "}"
    case .name(let name): name
    case .member(let value, let name, _): value.shape + "." + name
    case .element(let value, let index): "\(value.shape)[\(index.shape)]"
    case .call(let callee, let arguments):
      callee.shape + "("
        + arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.shape }
        .joined(separator: ", ") + ")"
    case .unwrap(let value): value.shape + "!"
    case .tried(let value): "try? " + value.shape
    case .not(let value): "!" + value.shape
    case .negative(let value): "-" + value.shape
    case .binary(let joining, let left, let right):
      "(\(left.shape) \(joining.rawValue) \(right.shape))"
    case .choice(let condition, let first, let second):
      "(\(condition.shape) ? \(first.shape) : \(second.shape))"
    case .cast(let value, let name, _, let isForced):
      "(\(value.shape) as\(isForced ? "!" : "?") \(name))"
    case .map(let key, let list): "map \(key) over \(list.shape)"
    case .transform(let name, let list, let value):
      "map \(name) in \(list.shape) to \(value.shape)"
    case .filter(let name, let list, let condition):
      "filter \(name) in \(list.shape) where \(condition.shape)"
    case .closure(let block, using: let names):
      "{ \(block.parameters.joined(separator: ", ")) in \(block.body.count) using "
        + names.sorted().joined(separator: ", ") + " }"
    case .instantiate(let identifier, let storyboard):
      "instantiate \(identifier.shape)" + (storyboard.map { " from \($0.shape)" } ?? "")
    }
  }
}

extension ValueExpression.Piece {
  fileprivate var shape: String {
    switch self {
    case .text(let text): text
    case .value(let value): "\\(\(value.shape))"
    }
  }
}
