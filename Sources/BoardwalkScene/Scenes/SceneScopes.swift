/// The scopes of the statements after a header.
struct SceneScopes {
  /// The names of the whole storyboard, or of all of a xib.
  let outer: SceneScope

  /// The scope of each scene of a storyboard.
  private let scenes: [SceneScope]

  /// Whether each statement has its own.
  let areScenes: Bool

  /// The names in `statements`, the header first, with assigned ids, by `collectors` of the others.
  init(_ statements: [Statement], _ collectors: [DeclarationCollector]) {
    areScenes = statements.first.map(DocumentHeader.isStoryboard) ?? false
    guard areScenes else {
      outer = .xib(
        collectors,
        hasResponder: statements.dropFirst().contains(where: SceneFields.statesFirstResponder))
      scenes = []
      return
    }
    let storyboard = SceneScope.storyboard(collectors)
    outer = storyboard
    scenes = zip(statements.dropFirst(), collectors).map { statement, collector in
      .scene(of: statement, collector, in: storyboard)
    }
  }

  /// The scope of the statement at `index`, counted after the header.
  subscript(index: Int) -> SceneScope { areScenes ? scenes[index] : outer }
}
