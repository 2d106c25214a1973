import BoardwalkBase
import BoardwalkProject

/// What rules about whole projects find.
struct ProjectFindings: Sendable {
  /// The violations in documents, by index.
  var inDocuments: [(document: Int, violation: Violation)] = []

  /// The findings in other files: strings, behaviors, code, Info.plist and scene copies.
  var inSidecarFiles: [(file: SourceFile, finding: Finding)] = []
}

extension Rule.Check {
  /// The check of all documents together, or of sidecar files; nil for other checks.
  var ofProject: (@Sendable (Project) -> ProjectFindings)? {
    switch self {
    case .project(let check): return { ProjectFindings(inDocuments: check($0)) }
    case .sidecarFiles(let check): return { ProjectFindings(inSidecarFiles: check($0)) }
    default: return nil
    }
  }

  /// Whether the comparison of names in behaviors finds the defects.
  var isAboutBehaviors: Bool { if case .behaviors = self { true } else { false } }
}
