import BoardwalkBase
import BoardwalkProject

/// The common part of the rules about names in code, each of which checks one kind of name.
struct UnknownIdentifier: Sendable {
  /// The rule's id.
  let rule: RuleID

  /// How code uses the names.
  let use: IdentifierUse.Kind

  /// The kind of name in documents.
  let kind: DocumentNames.Kind

  /// The severity of a use that UIKit does not survive, or of another.
  var severity = Severity.error

  /// The defect, before the name.
  let defect: String

  /// The effect at run time, with `%` for the name.
  let consequence: String

  /// The findings for names of the kind in code that no document has.
  func findings(in project: Project) -> [(file: SourceFile, finding: Finding)] {
    // Without all documents a missing name may be in another one.
    guard let sources = project.sources, project.isWhole else { return [] }
    let names = DocumentNames(project)[kind]
    let registrations = kind == .cell ? CellRegistrations(sources) : nil
    let cells = use == .cell ? SceneCells(project, sources) : nil
    var guesses: [String: String?] = [:]
    return sources.uses.filter { $0.kind == use && !$0.isElsewhere }.compactMap { use in
      let isKnown = names.contains(use.identifier)
      let type = isKnown ? cells?.classWithout(use) : nil
      guard !isKnown || type != nil, !(registrations?.mayInclude(use) ?? false) else { return nil }
      let file = sources.files[use.file]
      guard !isKnown else { return (file, finding(use, nil, inScenesOf: type)) }
      let guess = guesses[use.identifier] ?? Misspelling(use.identifier).closest(in: names.sorted())
      guesses[use.identifier] = guess
      return (file, finding(use, guess))
    }
  }

  private func finding(
    _ use: IdentifierUse, _ guess: String?, inScenesOf type: String? = nil
  ) -> Finding {
    var notes = [Finding.Note]()
    if let constant = use.constant {
      notes.append(.init("\(constant) has the value '\(use.identifier)'"))
    }
    if let guess { notes.append(.init("did you mean '\(guess)'?")) }
    notes.append(
      .init("at run time: " + consequence.replacing("%", with: use.identifier)))
    let place = type.map { " in the scenes of '\($0)'" } ?? ""
    return Finding(
      rule, severity, "\(defect) '\(use.identifier)'\(place)", at: use.range, notes: notes,
      fixIt: use.constant == nil
        ? guess.map { FixIt("write '\($0)'", replace: use.range, with: $0) } : nil)
  }
}
