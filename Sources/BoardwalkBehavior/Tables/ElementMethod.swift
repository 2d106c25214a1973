/// A method of a list that calls a closure for its elements: `items.first { $0.isDone }`.
package enum ElementMethod: String, Sendable, CaseIterable {
  case allSatisfy, compactMap, contains, first, firstIndex, last, lastIndex, map, filter, reduce
  case removeAll, sort, sorted

  /// Whether a closure may follow `value`, which is a call of such a method or its name.
  static func isCalled(by value: ValueExpression) -> Bool {
    switch value.form {
    case .member(_, let name, at: _): ElementMethod(rawValue: name) != nil
    case .call(let callee, _): isCalled(by: callee)
    default: false
    }
  }
}
