import BoardwalkBase
import BoardwalkSchema

/// A word after a comma without a value, where only flags are allowed.
enum UnknownFlagDiagnostic {
  /// The diagnostic for `name` at `range` in the head of an object of the element `element`; nil if
  /// no flag is similar.
  static func fault(of name: String, in element: String, at range: Range<Int>) -> SyntaxError? {
    let meant =
      ForeignWords.hint(for: name, in: element)?.quotedWord ?? Spelling.withoutIs(name) ?? name
    let closest =
      Schema.booleanAttributes.contains(meant)
      ? meant
      : Misspelling(name).closest(in: (SceneFlags.all.union(Schema.booleanAttributes)).sorted())
    let flag = meant.hasPrefix("initial") ? "initial" : closest
    return flag.map { flag in
      SyntaxError("'\(name)' has no value; did you mean '\(flag)'?", at: range, suggestion: flag)
    }
  }
}
