import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject

/// Applies the rules about laid out views to one document, in every setting that was asked for.
struct LayoutPass: Sendable {
  /// What a rule looks at.
  typealias Rules = [(rule: Rule, check: @Sendable (LaidOutDocument) -> [Violation])]

  private let rules: Rules
  private let settings: [LayoutSetting]

  /// A pass that applies those of `rules` that look at laid out views.
  init(_ rules: [Rule], in settings: [LayoutSetting]) {
    self.rules = rules.compactMap { rule in
      guard case .layout(let check, _) = rule.check else { return nil }
      return (rule, check)
    }
    self.settings = settings
  }

  /// Whether any rule looks at laid out views.
  var isEmpty: Bool { rules.isEmpty || settings.isEmpty }

  /// What the rules find in `document`, each finding once however many settings it holds in.
  func violations(in document: Document) -> [(rule: Rule, violation: Violation)] {
    guard !isEmpty, document.isSupported, document.usesAutoLayout || document.device != nil,
      let compiled = Compiler().compile(Project([.document(document)], isWhole: false))
        .documents.first
    else { return [] }
    return settings.flatMap { setting in
      let layout = LaidOutDocument(document, compiled, in: setting)
      return rules.flatMap { rule, check in check(layout).map { (rule, $0) } }
    }
  }
}
