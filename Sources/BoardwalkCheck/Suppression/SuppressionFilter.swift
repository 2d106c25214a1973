import BoardwalkBase

/// Leaves out the findings that suppressions ask for.
struct SuppressionFilter: Sendable {
  private let suppressions: [Suppression]

  init(_ suppressions: [Suppression]) { self.suppressions = suppressions }

  /// `diagnostics` without suppressed ones, followed by a note for each unused suppression, if
  /// `notes` says that its own rule and the suppressed one were applied.
  func applied(
    to diagnostics: [Diagnostic], notes applies: (RuleID) -> Bool
  ) -> [Diagnostic] {
    guard !suppressions.isEmpty else { return diagnostics }
    let byRule = Dictionary(grouping: suppressions.indices) { suppressions[$0].rule }
    var used: Set<Int> = []
    let kept = diagnostics.filter { diagnostic in
      let covering = byRule[diagnostic.rule, default: []].filter {
        suppressions[$0].covers(diagnostic)
      }
      used.formUnion(covering)
      return covering.isEmpty
    }
    guard applies("unused-suppression") else { return kept }
    let unused = suppressions.indices.filter { index in
      let rule = suppressions[index].rule
      return !used.contains(index)
        && (applies(rule) || !Rule.all.contains { $0.id == rule })
    }
    return kept
      + unused.flatMap { Diagnostic.locate([suppressions[$0].unused], in: suppressions[$0].file) }
  }
}
