/// The exit of a scene goes without saying where something leads to it.
enum SceneExit {
  /// What it is called.
  static let name = "exit"

  /// Whether `statement` goes by that name.
  static func isSaid(by statement: borrowing Statement) -> Bool {
    statement.name == name || statement.name == nil && statement.known === Kind.exit
  }

  /// Whether `target` is the exit, or what happens there.
  static func isTarget(_ target: String) -> Bool {
    target == name || target.utf8.starts(with: "exit.".utf8)
  }

  /// Adds an exit to each scene of `statements`, the header aside, that uses one and says none, as
  /// `surveys` of these statements tell; returns whether there are any.
  static func add(to statements: inout [Statement], _ surveys: [DeclarationCollector]) -> Bool {
    var hasAdded = false
    for (index, survey) in zip(statements.indices.dropFirst(), surveys.indices)
    where surveys[survey].usesExit && !surveys[survey].saysExit
      && SceneFields.apply(to: statements[index])
    {
      var dock = Statement("sceneDock")
      dock.body = [Statement(name)]
      statements[index].body.append(dock)
      hasAdded = true
    }
    return hasAdded
  }

  /// Removes the exits that `add` gives again.
  static func remove(from statements: inout [Statement]) {
    for index in statements.indices.dropFirst() where SceneFields.apply(to: statements[index]) {
      let docks = statements[index].body.indices.filter {
        statements[index].body[$0].kind == "sceneDock"
      }
      guard docks.count == 1, statements[index].body[docks[0]].body == [Statement(name)] else {
        continue
      }
      let dock = statements[index].body.remove(at: docks[0])
      let survey = DeclarationCollector(statements[index])
      if !survey.usesExit || survey.saysExit { statements[index].body.insert(dock, at: docks[0]) }
    }
  }
}
