/// A string expression in code, as far as its value can be determined statically.
package indirect enum TextExpression: Sendable, Hashable {
  /// `"ItemCell"`
  case literal(String)

  /// `Constants.itemCell`, `Segue.show.rawValue`: names, the outermost first.
  case constant([String])

  /// `String(describing: ItemCell.self)`: the name of a class; `Self` is the receiver's class.
  case className(String)

  /// `prefix + "Cell"`
  case sum([TextExpression])

  /// `isNew ? "NewCell" : "Cell"`: one of two, and it is unknown which.
  case either(TextExpression, TextExpression)

  /// One of `expressions`; nil without any.
  static func oneOf(_ expressions: [TextExpression]) -> TextExpression? {
    guard let first = expressions.first else { return nil }
    return expressions.dropFirst().reduce(first) { .either($0, $1) }
  }

  /// Each expression that it may be.
  var alternatives: [TextExpression] {
    guard case .either(let first, let second) = self else { return [self] }
    return first.alternatives + second.alternatives
  }

  /// The source text of an expression; nil for a literal.
  var constant: String? { if case .literal = self { nil } else { spelling } }

  /// The spelling in code.
  var spelling: String {
    switch self {
    case .literal(let text): "\"\(text)\""
    case .constant(let names): names.joined(separator: ".")
    case .className(let name): "String(describing: \(name).self)"
    case .sum(let parts): parts.map(\.spelling).joined(separator: " + ")
    case .either(let first, let second): "\(first.spelling) or \(second.spelling)"
    }
  }
}
