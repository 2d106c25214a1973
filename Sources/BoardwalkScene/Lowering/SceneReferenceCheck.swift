import BoardwalkBase

/// Finds names that nothing has, and names that two objects have.
struct SceneReferenceCheck {
  private(set) var errors: [SyntaxError] = []

  /// What is in each statement behind the header.
  private let surveys: [DeclarationCollector]

  /// Every name that is given somewhere in the file, to say of a name that it is out of reach; found
  /// out when the first one is.
  private lazy var everywhere = Set(
    surveys.flatMap { survey in
      ((survey.ownName.map { [$0] } ?? []) + survey.innerNames).filter(\.isOfObject).map(\.name)
    })

  /// What is wrong with the names in `scopes`, and with those that `surveys` of the statements behind
  /// the header mention.
  static func findings(in scopes: SceneScopes, _ surveys: [DeclarationCollector]) -> [Finding] {
    var check = SceneReferenceCheck(surveys: surveys)
    check.errors = scopes.outer.errors
    for index in surveys.indices {
      if scopes.areScenes { check.errors += scopes[index].errors }
      let names = scopes[index].names
      var told: Set<Int> = []
      for reference in surveys[index].references where !names.has(reference.name) {
        // One line may say several constraints.
        guard told.insert(reference.start).inserted else { continue }
        check.report(reference, scopes[index], surveys[index])
      }
    }
    return check.errors.map { $0.finding("malformed-scene") }
  }

  private init(surveys: [DeclarationCollector]) { self.surveys = surveys }

  /// The name in `scope` that is probably meant by `name`; one letter is not near another.
  private func closest(to name: String, in scope: SceneScope) -> String? {
    name.utf8.count > 1 ? Misspelling(name).closest(in: scope.names.sortedNames) : nil
  }

  /// Says what is wrong with `reference`, whose name nothing in `scope` has.
  private mutating func report(
    _ reference: DeclarationCollector.Reference, _ scope: SceneScope,
    _ survey: DeclarationCollector
  ) {
    let name = reference.name
    let range = reference.start..<reference.start + name.utf8.count
    guard !reference.isProperty else {
      let closest = closest(to: name, in: scope)
      errors.append(
        SyntaxError(
          "write -> and what the outlet leads to: nothing in reach is called '\(name)'", at: range,
          suggestion: closest.map { "\(name) -> \($0)" }))
      return
    }
    guard !scope.ambiguous.contains(name) else {
      errors.append(
        SyntaxError(
          "name the object that you mean: more than one \(name) without a name is in reach",
          at: range))
      return
    }
    if name == "view", let mainView = survey.mainViewName {
      errors.append(
        SyntaxError(
          "call the view by its name, '\(mainView)'", at: range, suggestion: mainView))
      return
    }
    if let error = ForeignReference.fault(of: name, survey.ownName?.name, at: range) {
      errors.append(error)
      return
    }
    guard !["superview", "parent"].contains(name) else {
      errors.append(
        SyntaxError(
          "write the name of the view around it, such as 'view': nothing is called '\(name)'",
          at: range))
      return
    }
    guard !ImplicitGuides.areCalled(name) else {
      errors.append(
        SyntaxError(
          "write the name of the view that you mean before its guide: NAME.\(name)", at: range))
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
          ? "exit.\(name)" : closest(to: name, in: scope)))
  }
}
