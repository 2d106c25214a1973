/// A method of a list that calls a closure for its elements: `items.first { $0.isDone }`.
package enum ElementMethod: String, Sendable, CaseIterable {
  case allSatisfy, compactMap, contains, count, first, firstIndex, flatMap, forEach, last,
    lastIndex, map
  case filter, mapValues, max, min, reduce, removeAll, sort, sorted

  /// The method that `value` names as a member of another value; nil for another value.
  package static func named(by value: ValueExpression) -> ElementMethod? {
    guard case .member(_, let name, at: _) = value.form else { return nil }
    return ElementMethod(rawValue: name)
  }

  /// Whether its answer is a sequence of the sort of the one that has it, such as a text.
  package var keepsKind: Bool { [.filter, .removeAll, .mapValues].contains(self) }

  /// Whether a property has its name, after which a block may begin.
  var isProperty: Bool { [.count, .first, .last].contains(self) }
}
