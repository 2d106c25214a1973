import BoardwalkBase
import BoardwalkSchema

/// A word after a comma without a value, where only flags are allowed.
enum UnknownFlagDiagnostic {
  /// The diagnostic for `name` at `range` in the head of an object of the element `element`.
  static func fault(of name: String, in element: String, at range: Range<Int>) -> SyntaxError {
    let meant = ForeignWords.hint(for: name, in: element)?.quotedWord ?? withoutIs(name)
    let closest =
      Schema.booleanAttributes.contains(meant)
      ? meant
      : Misspelling(name).closest(in: (SceneMarks.all.union(Schema.booleanAttributes)).sorted())
    if let mark = meant.hasPrefix("initial") ? "initial" : closest {
      return SyntaxError(
        "'\(name)' has no value; did you mean '\(mark)'?", at: range,
        suggestion: mark)
    }
    return SyntaxError(
      "expected a colon and a value after '\(name)'", at: range)
  }

  /// The diagnostic for `name` at `range` after the comma of the connection `first`: other
  /// connections, or destinations, are separate statements.
  static func second(
    _ name: String, behind first: Statement, at range: Range<Int>
  ) -> SyntaxError {
    let property = first.target == nil ? "" : (first.name.map { $0 + " " } ?? "") + "-> "
    return SyntaxError(
      "each \(first.kind.singular) is on its own line: \(first.kind) \(property)\(name)",
      at: range)
  }

  /// `name` without the prefix of Swift's Boolean properties: `hidden` for `isHidden`.
  private static func withoutIs(_ name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), rest.first?.isUppercase ?? false else { return name }
    return rest.firstLowercased
  }
}

extension String {
  /// The word of a connection for one of its kind: `outlets` is one member of a collection.
  fileprivate var singular: String {
    self == "outlets" || self == "outletCollection" ? "outlet" : self
  }
}
