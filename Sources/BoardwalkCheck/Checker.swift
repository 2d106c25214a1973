import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import BoardwalkScene

/// Applies rules to documents, on all cores.
package struct Checker: Sendable {
  /// The rules that it applies.
  package let rules: [Rule]

  /// The severities that differ from the rules' own.
  package let severities: [RuleID: Severity]

  /// The suppressions of the configuration, besides those in scene texts.
  package let suppressions: [Suppression]

  /// The circumstances in which documents are laid out; none if no rule asks for it.
  package let settings: [LayoutSetting]

  /// The work that laying documents out may take.
  package var budget = WorkBudget.standard

  /// A checker that applies `rules`: without any being named, all but matters of style.
  package init(
    rules: [Rule] = Rule.all.filter(\.isOn), severities: [RuleID: Severity] = [:],
    suppressions: [Suppression] = [], settings: [LayoutSetting] = []
  ) {
    self.rules = rules
    self.severities = severities
    self.suppressions = suppressions
    let needsLayout = rules.contains { $0.category == .frames }
    self.settings = settings.isEmpty && needsLayout ? [.canvas] : settings
  }

  /// The violations in `project`. `progress` is called after each file with the number of checked
  /// files.
  package func check(
    _ project: Project, progress: @escaping @Sendable (_ done: Int) -> Void = { _ in }
  ) -> CheckReport {
    let (placed, sidecarFiles) = findingsOfProject(project)
    let pass = LayoutPass(rules, in: settings, of: project)
    var numbers: [Int?] = []
    var count = 0
    for file in project.files {
      numbers.append(file.document == nil ? nil : count)
      if file.document != nil { count += 1 }
    }
    var budget = budget
    let found = Array(zip(project.files, numbers)).concurrentMap(
      within: &budget, progress: progress
    ) { place, budget in
      diagnostics(of: place.0, place.1.flatMap { placed[$0] } ?? [], pass, &budget)
    }
    let unopened = project.files.compactMap { file -> CheckReport.UnopenedFile? in
      guard case .unopened(let path, let reason) = file else { return nil }
      return CheckReport.UnopenedFile(path: path, reason: reason)
    }
    return CheckReport(
      diagnostics: suppressions.applied(
        to: found.flatMap { $0 } + sidecarFiles, notes: applies),
      fileCount: project.files.count - unopened.count,
      unopenedFiles: unopened)
  }

  /// The violations in `document` alone, without a project.
  package func check(_ document: Document) -> [Diagnostic] {
    check(Project([.document(document)], isWhole: false)).diagnostics
  }

  /// A violation with the index of its rule in `rules`: rules contain pages of text, which are too
  /// large to copy.
  private typealias Found = (rule: Int, violation: Violation)

  private func applies(_ rule: RuleID) -> Bool { rules.contains { $0.id == rule } }

  /// The violations of rules about whole projects: in documents, by index, and in sidecar files, by
  /// path and position.
  private func findingsOfProject(
    _ project: Project
  ) -> (documents: [Int: [Found]], sidecarFiles: [Diagnostic]) {
    let checks = rules.enumerated().compactMap { rule, content in
      content.check.ofProject.map { (rule: rule, find: $0) }
    }
    // A thread costs more than all of them on a single file.
    let found =
      project.files.count > 1
      ? checks.concurrentMap { $0.find(project) } : checks.map { $0.find(project) }
    var documents: [Int: [Found]] = [:]
    var sidecarFiles: [String: (file: SourceFile, findings: [Finding])] = [:]
    for (check, found) in zip(checks, found) {
      for (document, violation) in found.inDocuments {
        documents[document, default: []].append((check.rule, violation))
      }
    }
    for (file, finding) in found.flatMap(\.inSidecarFiles) + behaviorFindings(in: project) {
      sidecarFiles[file.path, default: (file, [])].findings.append(withConfiguredSeverity(finding))
    }
    let located = sidecarFiles.sorted { $0.key < $1.key }
      .flatMap { Self.located($0.value.findings, in: $0.value.file) }
    return (documents, located)
  }

  /// The findings of the rules about names in behaviors.
  private func behaviorFindings(in project: Project) -> [(file: SourceFile, finding: Finding)] {
    let ids = Set(rules.filter(\.check.isAboutBehaviors).map(\.id))
    return ids.isEmpty
      ? [] : BehaviorNames.findings(in: project).filter { ids.contains($0.finding.rule) }
  }

  /// `findings` located in the sidecar file `file`: a scene in place of a document may be
  /// unreadable.
  private static func located(_ findings: [Finding], in file: SourceFile) -> [Diagnostic] {
    file.pathExtension == DocumentSyntax.sceneExtension
      ? Diagnostic.locate(findings, inUnreadable: file) : Diagnostic.locate(findings, in: file)
  }

  /// The diagnostics of `file`, with `others`, the violations of rules about the project.
  private func diagnostics(
    of file: LoadedFile, _ others: [Found], _ pass: LayoutPass, _ budget: inout WorkBudget
  ) -> [Diagnostic] {
    switch file {
    case .document(let document): diagnostics(of: document, others, pass, &budget)
    case .unreadable(let source, let findings, let partial):
      diagnostics(of: source, findings, partial)
    case .unopened: []
    }
  }

  /// The diagnostics of `source`, which could not be read because of `findings`. In a scene with
  /// errors, words and values are checked too if nothing else is wrong.
  private func diagnostics(
    of source: SourceFile, _ findings: [Finding], _ partial: LocatedTree?
  ) -> [Diagnostic] {
    var all = findings.filter { applies($0.rule) }
    if let partial {
      let taken = RangeSet(
        findings.map { $0.range.lowerBound..<max($0.range.upperBound, $0.range.lowerBound + 1) })
      let words = wordFindings(in: partial).filter { found in
        !taken.contains(found.range.lowerBound)
          && !taken.contains(max(found.range.upperBound, 1) - 1)
      }
      all = all.filter { !Self.follows($0, from: words, in: source) } + words
    }
    return Diagnostic.locate(all.map(withConfiguredSeverity), inUnreadable: source)
  }

  /// Whether `finding` is about a name in `source` that an object would have, or a segue could lead
  /// to, if its kind, one of `words`, were not misspelled.
  private static func follows(
    _ finding: Finding, from words: [Finding], in source: SourceFile
  ) -> Bool {
    let text = source.bytes[finding.range]
    return words.contains { word in
      guard let kind = word.fixIt?.replacement else { return false }
      return text.elementsEqual(kind.utf8) || kind == "unwind" && text.starts(with: "exit".utf8)
    }
  }

  /// The findings of the rules about words and values in the text of an invalid scene.
  private func wordFindings(in source: LocatedTree) -> [Finding] {
    var findings = textFindings(in: source)
    guard applies(Rule.malformedValue.id), case .document(let check) = Rule.malformedValue.check,
      let document = Document(source)
    else { return findings }
    let violations = check(document)
    guard !violations.isEmpty else { return findings }
    var placement = ViolationPlacement(document)
    findings += violations.map { placement.finding($0, of: Rule.malformedValue) }
    return findings
  }

  private func diagnostics(
    of document: Document, _ others: [Found], _ pass: LayoutPass, _ budget: inout WorkBudget
  ) -> [Diagnostic] {
    var found = others
    var constraints: ConstraintScan?
    let isSupported = document.isSupported
    for rule in rules.indices where isSupported || rules[rule].id == Rule.unsupportedDocument.id {
      if case .constraints(let check) = rules[rule].check {
        let scan = constraints ?? ConstraintScan(document)
        constraints = scan
        for violation in check(scan) { found.append((rule, violation)) }
      } else if let check = documentCheck(rules[rule].check, of: document) {
        for violation in check(document) { found.append((rule, violation)) }
      }
    }
    if applies(Rule.misspelledWord.id) {
      found = MisspelledAttributes.causes(of: found, in: document) {
        (rules[$0.rule].id, $0.violation.element)
      }
    }
    let misplacements = pass.violations(in: document, within: &budget)
    var findings = isSupported ? textFindings(in: document.source).map(withConfiguredSeverity) : []
    if !found.isEmpty || !misplacements.isEmpty {
      var placement = ViolationPlacement(document)
      findings +=
        found.map { withConfiguredSeverity(placement.finding($0.violation, of: rules[$0.rule])) }
        + misplacements.map { withConfiguredSeverity(placement.finding($0.violation, of: $0.rule)) }
    }
    findings = findings.withoutRepeatedWords
    let suppressions = SceneSuppressions(
      document.file, document.source.syntax as? SceneSyntax
    ).all
    let diagnostics = Diagnostic.locate(
      findings, in: findings.isEmpty ? document.file : document.fileConcealingSecureTexts)
    guard !suppressions.isEmpty else { return causes(of: diagnostics) }
    return causes(
      of: suppressions.applied(to: diagnostics, notes: applies)
        .sorted { ($0.start.line, $0.start.column) < ($1.start.line, $1.start.column) })
  }

  /// Those of `diagnostics` that no misspelled word causes: a misspelled constraint leaves a layout
  /// ambiguous.
  private func causes(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.rule == Rule.misspelledWord.id }) else {
      return diagnostics
    }
    let ofLayout = Set(rules.filter { $0.category == .frames }.map(\.id))
    return diagnostics.filter { !ofLayout.contains($0.rule) }
  }

  /// The findings of rules in the text of `source`, if it is a scene.
  private func textFindings(in source: LocatedTree) -> [Finding] {
    guard let syntax = source.syntax as? SceneSyntax else { return [] }
    return rules.flatMap { rule -> [Finding] in
      guard case .words(_, let scene) = rule.check else { return [] }
      return scene(syntax)
    }
  }

  /// The part of `check` that concerns `document` alone; nil if there is none.
  private func documentCheck(
    _ check: Rule.Check, of document: Document
  ) -> (@Sendable (Document) -> [Violation])? {
    switch check {
    case .document(let check): check
    case .words(let xml, _): DocumentSyntax(of: document.file) == .scene ? nil : xml
    case .layout(_, let unsolved): settings.isEmpty ? unsolved : nil
    default: nil
    }
  }

  /// `finding` with the severity that the rule has here.
  private func withConfiguredSeverity(_ finding: Finding) -> Finding {
    guard let severity = severities[finding.rule] else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

extension [Finding] {
  /// The findings without those about a word that another one reports at the same place.
  fileprivate var withoutRepeatedWords: [Finding] {
    let others = Set(filter { $0.rule != Rule.misspelledWord.id }.map(\.range))
    return filter { $0.rule != Rule.misspelledWord.id || !others.contains($0.range) }
  }
}
