import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject

/// The errors in a merged document that none of its versions has.
struct NewErrors: Sendable {
  /// The errors.
  let diagnostics: [Diagnostic]

  /// The errors in `file` that none of `versions` has.
  init(in file: SourceFile, since versions: [SourceFile]) {
    let found = Self.errors(in: file)
    let known = found.isEmpty ? [] : Set(versions.flatMap(Self.errors).map(Self.identity))
    diagnostics = found.filter { !known.contains(Self.identity(of: $0)) }
  }

  private static func errors(in file: SourceFile) -> [Diagnostic] {
    Checker().check(Project([LoadedFile(file)], isWhole: false)).diagnostics
      .filter { $0.severity == .error }
  }

  /// The identity of an error, independent of lines.
  private static func identity(of error: Diagnostic) -> [String] {
    [error.rule.name] + error.object
  }
}
