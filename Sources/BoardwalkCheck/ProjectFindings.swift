import BoardwalkBase
import BoardwalkProject

/// The findings of one rule in a project.
struct ProjectFindings: Sendable {
  /// The violations in documents, by index.
  var inDocuments: [(document: Int, violation: Violation)] = []

  /// The findings in sidecar files: strings, behaviors, code.
  var sidecarFindings: [(file: SourceFile, finding: Finding)] = []

  init(of check: Rule.Check, in project: Project) {
    switch check {
    case .project(let check): inDocuments = check(project)
    case .sidecarFiles(let check): sidecarFindings = check(project)
    default: break
    }
  }

  /// The findings of the rules `rules` in the behaviors of `project`.
  init(inBehaviorsOf project: Project, rules: Set<RuleID>) {
    guard !rules.isEmpty else { return }
    sidecarFindings = BehaviorNames.findings(in: project).filter { rules.contains($0.finding.rule) }
  }
}

extension Rule.Check {
  /// Whether the rule checks all documents together or sidecar files.
  var isAboutProject: Bool {
    switch self {
    case .project, .sidecarFiles: true
    default: false
    }
  }

  /// Whether the comparison of names in behaviors reports the violations.
  var isAboutBehaviors: Bool { if case .behaviors = self { true } else { false } }
}
