import BoardwalkDocument
import BoardwalkProject
import BoardwalkSource

/// Applies rules to documents.
public struct Checker: Sendable {
  /// The rules that it applies.
  public let rules: [Rule]

  /// A checker that applies `rules`.
  public init(rules: [Rule] = Rule.all) { self.rules = rules }

  /// What the rules find in `project`.
  public func check(_ project: Project) -> Report {
    var placed = violationsOfProject(project)
    var diagnostics: [Diagnostic] = []
    var unopened: [Report.UnopenedFile] = []
    var document = 0
    for file in project.files {
      switch file {
      case .document(let content):
        let violations = placed.removeValue(forKey: document) ?? []
        diagnostics += self.diagnostics(of: content, violations)
        document += 1
      case .unreadable(let source, let findings):
        let wanted = findings.filter { finding in rules.contains { $0.id == finding.rule } }
        diagnostics += Diagnostic.locate(wanted, in: source)
      case .unopened(let path, let reason):
        unopened.append(Report.UnopenedFile(path: path, reason: reason))
      }
    }
    diagnostics += companions(of: project)
    return Report(
      diagnostics: diagnostics, fileCount: project.files.count - unopened.count,
      unopenedFiles: unopened)
  }

  /// What the rules find in `document` alone, of whose project nothing is known.
  public func check(_ document: Document) -> [Diagnostic] {
    check(Project([.document(document)], isWhole: false)).diagnostics
  }

  private typealias Found = (rule: Rule, violation: Violation)

  /// What the rules about whole projects find, by document.
  private func violationsOfProject(_ project: Project) -> [Int: [Found]] {
    var result: [Int: [Found]] = [:]
    for rule in rules {
      guard case .project(let check) = rule.check else { continue }
      for (document, violation) in check(project) {
        result[document, default: []].append((rule, violation))
      }
    }
    return result
  }

  /// What the rules find in the files beside the documents, by path, then by place.
  private func companions(of project: Project) -> [Diagnostic] {
    var findings: [String: (file: SourceFile, findings: [Finding])] = [:]
    for rule in rules {
      guard case .companions(let check) = rule.check else { continue }
      for (file, finding) in check(project) {
        findings[file.path, default: (file, [])].findings.append(finding)
      }
    }
    return findings.sorted { $0.key < $1.key }
      .flatMap { Diagnostic.locate($0.value.findings, in: $0.value.file) }
  }

  /// All that is wrong with `document`, `others` included, which were found before.
  private func diagnostics(of document: Document, _ others: [Found]) -> [Diagnostic] {
    var found = others
    for rule in rules {
      guard case .document(let check) = rule.check else { continue }
      guard document.isSupported || rule.id == Rule.unsupportedDocument.id else { continue }
      for violation in check(document) { found.append((rule, violation)) }
    }
    guard !found.isEmpty else { return [] }
    var placement = Placement(document)
    let findings = found.map { placement.finding($0.violation, of: $0.rule) }
    return Diagnostic.locate(findings, in: document.file)
  }
}
