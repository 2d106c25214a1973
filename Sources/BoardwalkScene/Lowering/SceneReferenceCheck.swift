import BoardwalkBase

/// Finds references to undeclared names, and names that two objects share.
struct SceneReferenceCheck {
  private(set) var errors: [SyntaxError] = []

  private var guesses = NameGuesses()

  /// The declarations and references of each statement after the header.
  private let collectors: [DeclarationCollector]

  /// All names of the file, to report names that are out of scope; computed on demand.
  private lazy var everywhere = Set(
    collectors.flatMap { collector in
      ((collector.ownName.map { [$0] } ?? []) + collector.innerNames).filter(\.isOfObject).map(
        \.name)
    })

  /// The errors in the names of `scopes`, and in the references of `collectors`.
  static func findings(in scopes: SceneScopes, _ collectors: [DeclarationCollector]) -> [Finding] {
    var check = SceneReferenceCheck(collectors: collectors)
    check.errors = scopes.outer.errors
    for index in collectors.indices {
      if scopes.areScenes { check.errors += scopes[index].errors }
      let names = scopes[index].names
      var reported: Set<Int> = []
      for reference in collectors[index].references where !names.has(reference.name) {
        // One line may abbreviate several constraints.
        guard reported.insert(reference.start).inserted else { continue }
        check.report(reference, scopes[index], collectors[index])
      }
    }
    return check.errors.map { $0.finding("malformed-scene") }
  }

  private init(collectors: [DeclarationCollector]) { self.collectors = collectors }

  /// The name in `scope` that was probably meant by `name`, which has more than one letter.
  private mutating func closest(to name: String, in scope: SceneScope) -> String? {
    guard name.utf8.count > 1, name != StatementKind.contentView else { return nil }
    // In a cell, this name needs no statement.
    return guesses.closest(
      to: name, in: scope.names.sortedNames + [StatementKind.contentView])
  }

  /// Reports `reference`, whose name nothing in `scope` has.
  private mutating func report(
    _ reference: DeclarationCollector.Reference, _ scope: SceneScope,
    _ collector: DeclarationCollector
  ) {
    let name = reference.name
    let range = reference.start..<reference.start + name.utf8.count
    func report(_ message: String, suggestion: String? = nil) {
      errors.append(SyntaxError(message, at: range, suggestion: suggestion))
    }
    if reference.isProperty {
      report(
        "cannot find '\(name)' in scope; write the target of the outlet after ->",
        suggestion: closest(to: name, in: scope).map { "\(name) -> \($0)" })
    } else if scope.ambiguous.contains(name) {
      report("'\(name)' is ambiguous; several objects of this kind have no name")
    } else if name == "view", let mainView = collector.mainViewName {
      report("the main view is named '\(mainView)'", suggestion: mainView)
    } else if let error = ForeignReference.fault(of: name, collector.ownName?.name, at: range) {
      errors.append(error)
    } else if ["superview", "parent"].contains(name) {
      report("cannot find '\(name)' in scope; refer to the superview by its name, such as 'view'")
    } else if ["margins", "margin", "layoutMargins"].contains(name) {
      report("cannot find '\(name)' in scope; margins are anchors of a view: view.leadingMargin")
    } else if ImplicitGuides.contains(name) {
      report("'\(name)' is not the guide of a single view; write NAME.\(name)")
    } else if everywhere.contains(name) {
      report("'\(name)' is in another scene, where only view controllers can be referred to")
    } else {
      // Only a reference to an unwind action is a selector without a target.
      report(
        "cannot find '\(name)' in scope",
        suggestion: name.hasSuffix(":") ? "exit.\(name)" : closest(to: name, in: scope))
    }
  }
}
