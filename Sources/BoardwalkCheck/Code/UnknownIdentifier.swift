import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// The common part of the rules about names in code, each of which checks one kind of name.
struct UnknownIdentifier: Sendable {
  /// The rule's id.
  let rule: RuleID

  /// A way in which code uses the names.
  struct Use: Sendable {
    /// The kind of the identifier.
    let kind: IdentifierUse.Kind

    /// The severity: that of a use that UIKit does not survive, or of another.
    let severity: Severity

    /// The effect at run time, with `%` for the name.
    let consequence: String

    /// The use `kind`, which has `consequence`.
    init(
      _ kind: IdentifierUse.Kind, _ consequence: String, severity: Severity = .error
    ) {
      self.kind = kind
      self.severity = severity
      self.consequence = consequence
    }
  }

  /// The kind of name in documents.
  let kind: DocumentNames.Kind

  /// The defect, before the name.
  let defect: String

  /// The ways in which code uses the names.
  let uses: [Use]

  /// The findings for names of the kind in code that no document has.
  func findings(in project: Project) -> [(file: SourceFile, finding: Finding)] {
    // Without all documents a missing name may be in another one.
    guard let sources = project.sources, project.isWhole, !project.hidesNames else { return [] }
    var registrations = kind == .cell ? CellRegistrations(sources) : nil
    let unused = kind == .nib ? UnusedRegistrations(sources) : nil
    let elsewhere = kind == .cell ? filesOfOtherDocuments(project, sources) : []
    var scopes = IdentifierScopes(project, sources, kind)
    var guesses = NameGuesses()
    return sources.uses.compactMap { use in
      guard !use.isElsewhere, sources.isBuilt(file: use.file), !elsewhere.contains(use.file),
        !(use.isGenerated && use.identifier.hasPrefix(Self.generatedCheck)),
        let way = uses.first(where: { $0.kind == use.kind })
      else {
        return nil
      }
      let scope = scopes.scope(ofFile: use.file)
      let isKnown =
        use.isGenerated
        ? scope.spellings.contains(use.identifier.keyOfConstants)
        : scope.names.contains(use.identifier)
      let type = isKnown && !use.isGenerated ? scope.scenes?.classWithout(use) : nil
      guard !isKnown || type != nil,
        use.isGenerated || !(registrations?.mayInclude(use) ?? false)
      else { return nil }
      let guess = isKnown ? nil : guesses.closest(to: use.identifier, in: scope.sortedNames)
      return (
        sources.files[use.file],
        finding(
          use, way, guess, inScenesOf: type, isUnused: unused?.include(use) ?? false)
      )
    }
  }

  /// The beginning of the functions that R.swift generates beside the constants.
  private static let generatedCheck = "validate"

  /// The files with a class that has outlets and that is of no object: the documents with its
  /// objects, and their cells, are not in the project.
  private func filesOfOtherDocuments(_ project: Project, _ sources: ClassTable) -> Set<Int> {
    let names = Set(
      project.documents.flatMap { $0.elements(withAttribute: "customClass") }
        .compactMap { ObjectClass($0)?.name })
    return Set(
      sources.types.filter { type in
        type.kind == .class && type.properties.contains(where: \.isOutlet)
          && names.isDisjoint(with: [type.name, type.objectiveCName ?? type.name])
          && !sources.hasSubclass(type.name)
      }.map(\.file))
  }

  private func finding(
    _ use: IdentifierUse, _ way: Use, _ guess: String?, inScenesOf type: String?,
    isUnused: Bool
  ) -> Finding {
    var notes = [Finding.Note]()
    if let constant = use.constant, !use.isGenerated {
      notes.append(.init("\(constant) has the value '\(use.identifier)'"))
    }
    notes += [Finding.Note].didYouMean(guess)
    notes.append(
      .init(
        use.isGenerated
          ? "R.swift generates no such constant, so the app does not compile"
          : "at run time: " + way.consequence.replacing("%", with: use.identifier)))
    if isUnused { notes.append(.init("no code asks for the cells that it is registered for")) }
    let place = type.map { " in the scenes of '\($0)'" } ?? ""
    return Finding(
      rule, isUnused ? .warning : way.severity, "\(defect) '\(use.identifier)'\(place)",
      at: use.range, notes: notes,
      fixIt: use.constant == nil
        ? guess.map { FixIt("write '\($0)'", replace: use.range, with: $0) } : nil)
  }
}
