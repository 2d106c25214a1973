import BoardwalkBase
import BoardwalkProject

/// What the rules about names in code have in common: each looks for one kind of name.
struct UnknownIdentifier: Sendable {
  /// The rule's id.
  let rule: RuleID

  /// The kind of name in code.
  let use: IdentifierUse.Kind

  /// The kind of name in documents.
  let kind: DocumentNames.Kind

  /// The defect, before the name.
  let defect: String

  /// What UIKit says, with `%` for the name.
  let consequence: String

  /// The places in code where a name of the kind is used that no document has.
  func findings(in project: Project) -> [(file: SourceFile, finding: Finding)] {
    // Without all documents a missing name may be in another one.
    guard let sources = project.sources, project.isWhole else { return [] }
    let names = DocumentNames(project)[kind]
    var guessing: [String: String?] = [:]
    return sources.uses.filter { $0.kind == use && !names.contains($0.identifier) }.compactMap {
      use in
      guard !use.isElsewhere, kind != .cell || !isRegistered(use.identifier, sources) else {
        return nil
      }
      let guess =
        guessing[use.identifier] ?? Misspelling(use.identifier).closest(in: names.sorted())
      guessing[use.identifier] = guess
      return (sources.files[use.file], finding(use, guess))
    }
  }

  /// Whether code may register cells by `identifier`: the text stands elsewhere too, or it is the
  /// name of something that is made a text.
  private func isRegistered(_ identifier: String, _ sources: ClassTable) -> Bool {
    sources.quotes(identifier, besides: .cell) || sources.spells(identifier)
  }

  private func finding(_ use: IdentifierUse, _ guess: String?) -> Finding {
    var notes = [Finding.Note]()
    if let guess { notes.append(.init("did you mean '\(guess)'?")) }
    notes.append(
      .init("at run time: " + consequence.replacing("%", with: use.identifier)))
    return Finding(
      rule, .error, "\(defect) '\(use.identifier)'", at: use.range, notes: notes,
      fixIt: guess.map { FixIt("write '\($0)'", replace: use.range, with: $0) })
  }
}
