/// The exit of a scene goes without saying where something leads to it.
enum SceneExit {
  private static let name = "exit"

  /// Adds an exit to each scene of `statements`, the header aside, that uses one and says none.
  static func add(to statements: inout [Statement]) {
    for index in statements.indices.dropFirst() where SceneFields.apply(to: statements[index]) {
      var use = Use()
      use.look(at: statements[index])
      guard use.isUsed, !use.isSaid else { continue }
      var dock = Statement("sceneDock")
      dock.body = [Statement(name)]
      statements[index].body.append(dock)
    }
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
      var use = Use()
      use.look(at: statements[index])
      if !use.isUsed || use.isSaid { statements[index].body.insert(dock, at: docks[0]) }
    }
  }

  private struct Use {
    var isUsed = false
    var isSaid = false

    mutating func look(at statement: Statement) {
      if let target = statement.target {
        if target == name || target.utf8.starts(with: "exit.".utf8) { isUsed = true }
      } else if (statement.name ?? statement.kind) == name {
        isSaid = true
      }
      statement.body.visitEach { look(at: $0) }
    }
  }
}
