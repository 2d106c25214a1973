import BoardwalkBase

extension [Suppression] {
  /// `diagnostics` without suppressed ones, followed by a note for each unused suppression, if
  /// `notes` says that its own rule and the suppressed one were applied.
  func applied(
    to diagnostics: [Diagnostic], notes applies: (RuleID) -> Bool
  ) -> [Diagnostic] {
    guard !isEmpty else { return diagnostics }
    let byRule = Dictionary(grouping: indices) { self[$0].rule }
    var used: Set<Int> = []
    let kept = diagnostics.filter { diagnostic in
      let covering = byRule[diagnostic.rule, default: []].filter { self[$0].covers(diagnostic) }
      used.formUnion(covering)
      return covering.isEmpty
    }
    guard applies(Rule.unusedSuppression.id) else { return kept }
    let unused = indices.filter { index in
      let rule = self[index].rule
      return !used.contains(index)
        && (applies(rule) || !Rule.all.contains { $0.id == rule })
    }
    return kept
      + unused.flatMap { Diagnostic.locate([self[$0].unused], in: self[$0].file) }
  }
}
