extension ValueExpression {
  /// Whether it is an optional value in Swift, whose `map` gets the value and no elements.
  package var isOptional: Bool {
    switch form {
    case .member(_, let name, at: _): Self.optionalMembers.contains(name)
    case .call(let callee, _):
      if case .member(_, let name, at: _) = callee.form {
        Self.optionalMembers.contains(name)
      } else {
        false
      }
    case .cast(_, to: _, at: _, isForced: let isForced): !isForced
    case .tried: true
    case .element(_, let key): if case .text = key.form { true } else { false }
    default: false
    }
  }

  /// Members and methods of Swift's and UIKit's whose results are optional.
  private static let optionalMembers: Set<String> = [
    "first", "last", "max", "min", "placeholder", "prompt", "randomElement", "text",
    "title",
  ]
}
