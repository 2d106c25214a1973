import BoardwalkBase
import BoardwalkProject

/// A request to leave some findings of one rule out.
package struct Suppression: Sendable {
  enum Scope: Sendable {
    /// Findings that begin on these lines of its file.
    case lines(ClosedRange<Int>)

    /// Findings in files whose absolute path matches, in objects whose description contains the
    /// given words.
    case objects(path: PathPattern?, object: String?)
  }

  let rule: RuleID
  let scope: Scope

  /// The file with the suppression.
  let file: SourceFile
  let range: Range<Int>

  /// Suppresses findings of `rule` in files whose absolute path matches `path`, in objects whose
  /// description contains `object`.
  ///
  /// It is written in `range` of `file`, where a note is reported if it suppresses nothing.
  package init(
    _ rule: RuleID, path: PathPattern?, object: String?, in file: SourceFile, at range: Range<Int>
  ) {
    self.init(rule: rule, scope: .objects(path: path, object: object), file: file, range: range)
  }

  init(rule: RuleID, scope: Scope, file: SourceFile, range: Range<Int>) {
    self.rule = rule
    self.scope = scope
    self.file = file
    self.range = range
  }

  /// Whether it asks for `diagnostic` to be left out.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.rule == rule else { return false }
    switch scope {
    case .lines(let lines):
      return diagnostic.path == file.path && lines.contains(diagnostic.start.line)
    case .objects(let path, let object):
      guard path?.matches(AbsolutePath.of(diagnostic.path)) ?? true else { return false }
      return object.map { diagnostic.object.joined(separator: " > ").contains($0) } ?? true
    }
  }

  /// The note that it leaves nothing out.
  var unused: Finding {
    let isKnown = Rule.named(rule.name) != nil
    return Finding(
      Rule.unusedSuppression.id, .note,
      isKnown
        ? "this suppression of '\(rule)' has no effect" : "there is no rule '\(rule)' to suppress",
      at: range)
  }
}
