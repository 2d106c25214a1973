import BoardwalkLanguage
import BoardwalkSource

/// The names in reach of a statement, and the ids of the objects that have them.
private struct NameScope {
  /// Those of the whole file, shared by all scenes rather than copied for each.
  var outer: [String: String] = [:]

  var own: [String: String] = [:]

  subscript(name: String) -> String? { own[name] ?? outer[name] }
}

/// Finds names that nothing has, and names that two objects have.
struct SceneReferenceCheck {
  private(set) var errors: [SyntaxError] = []

  /// The statements behind the header, and what is in each.
  private let statements: ArraySlice<Statement>
  private let surveys: [SceneSurvey]

  /// Every name that is given somewhere in the file, to say of a name that it is out of reach; found
  /// out when the first one is.
  private lazy var everywhere = Set(
    surveys.flatMap { survey in
      ((survey.ownName.map { [$0] } ?? []) + survey.innerNames).filter(\.isOfObject).map(\.name)
    })

  /// The kinds by which no object goes, because several in reach have no name.
  private var ambiguous: Set<String> = []

  /// What is wrong with the names in `statements`, the header first, as `surveys` of those behind it
  /// tell.
  static func findings(in statements: [Statement], _ surveys: [SceneSurvey]) -> [Finding] {
    guard let header = statements.first else { return [] }
    var check = SceneReferenceCheck(statements: statements.dropFirst(), surveys: surveys)
    check.run(isStoryboard: DocumentHeader.isStoryboard(header))
    return check.errors.map(\.sceneFinding)
  }

  private init(statements: ArraySlice<Statement>, surveys: [SceneSurvey]) {
    self.statements = statements
    self.surveys = surveys
  }

  private mutating func run(isStoryboard: Bool) {
    var global = NameScope()
    for survey in surveys {
      add(survey.ownName, to: &global)
      if !isStoryboard { addInner(survey, to: &global) }
    }
    if !isStoryboard { addImplicit(ImplicitNames(in: surveys), to: &global) }
    for (index, survey) in zip(statements.indices, surveys) {
      var local = NameScope(outer: global.own)
      if isStoryboard {
        addInner(survey, to: &local)
        addImplicit(survey.implicitNames, to: &local)
      }
      addResponder(of: statements[index], to: &local)
      if isStoryboard { addExit(of: statements[index], to: &local) }
      if isStoryboard, ImplicitSafeArea.isMeant(in: statements[index], survey) {
        local.own[ImplicitSafeArea.name] = ""
      }
      for reference in survey.references { check(reference, local) }
    }
  }

  // MARK: Names

  private mutating func addInner(_ survey: SceneSurvey, to names: inout NameScope) {
    for name in survey.innerNames { add(name, to: &names) }
  }

  private mutating func add(_ given: SceneSurvey.Name?, to names: inout NameScope) {
    guard let given, given.isOfObject else { return }
    let (name, id) = (given.name, given.id ?? "")
    guard let other = names[name] else {
      names.own[name] = id
      return
    }
    // Two objects with one id have one name, whatever is to be said of the id.
    guard id.isEmpty || id != other else { return }
    errors.append(
      SyntaxError(
        "choose another name: something in reach is called '\(name)' already",
        at: given.place))
  }

  private mutating func addImplicit(_ implicit: ImplicitNames, to names: inout NameScope) {
    ambiguous = implicit.ambiguous
    implicit.forEach { word, _ in
      if names[word] == nil { names.own[word] = "" }
    }
  }

  private func addResponder(of statement: Statement, to names: inout NameScope) {
    let isSaid = statement.fields.contains { $0.name == "firstResponder" }
    let goesWithoutSaying =
      SceneFields.apply(to: statement) && SceneFields.needs("firstResponder", statement)
      && !statement.marks.contains("no-firstResponder")
    if isSaid || goesWithoutSaying { names.own["firstResponder"] = "" }
  }

  /// A scene has an exit as soon as something leads there; see `SceneExit`.
  private func addExit(of statement: Statement, to names: inout NameScope) {
    guard names["exit"] == nil, SceneFields.apply(to: statement) else { return }
    names.own["exit"] = ""
  }

  // MARK: References

  private mutating func check(_ reference: SceneSurvey.Reference, _ names: NameScope) {
    let name = reference.name
    guard names[name] == nil else { return }
    let range = reference.start..<reference.start + name.utf8.count
    guard !ambiguous.contains(name) else {
      errors.append(
        SyntaxError(
          "name the object that you mean: more than one \(name) without a name is in reach",
          at: range))
      return
    }
    guard name != "safeArea" else {
      errors.append(
        SyntaxError("add 'guide safeArea' to the view whose safe area you mean", at: range))
      return
    }
    guard !everywhere.contains(name) else {
      errors.append(
        SyntaxError(
          "refer to something in the same scene, or to a controller: '\(name)' is in another",
          at: range))
      return
    }
    errors.append(
      SyntaxError(
        "refer to something that is there: nothing in reach is called '\(name)'", at: range,
        // A message without somebody who gets it is an unwind segue's.
        suggestion: name.hasSuffix(":")
          ? "exit.\(name)"
          : Misspelling(name).closest(
            in: names.own.keys.sorted() + names.outer.keys.sorted())))
  }
}
