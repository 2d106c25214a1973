/// The exit of a scene goes without saying where something leads to it.
enum SceneExit {
  private static let name = "exit"

  /// Adds an exit to each scene of `statements`, the header aside, that uses one and says none.
  static func add(to statements: inout [Statement]) {
    for index in statements.indices.dropFirst() where SceneFields.apply(to: statements[index]) {
      var use = Use()
      use.look(at: statements[index])
      guard use.isUsed, !use.isSaid else { continue }
      var beside = Statement("beside")
      var exit = Statement(name)
      exit.name = name
      beside.body = [exit]
      statements[index].body.append(beside)
    }
  }

  /// Removes the exits that `add` gives again.
  static func remove(from statements: inout [Statement]) {
    var exit = Statement(name)
    exit.name = name
    for index in statements.indices.dropFirst() where SceneFields.apply(to: statements[index]) {
      let besides = statements[index].body.indices.filter {
        statements[index].body[$0].kind == "beside"
      }
      guard besides.count == 1, statements[index].body[besides[0]].body == [exit] else { continue }
      let beside = statements[index].body.remove(at: besides[0])
      var use = Use()
      use.look(at: statements[index])
      if !use.isUsed || use.isSaid { statements[index].body.insert(beside, at: besides[0]) }
    }
  }

  private struct Use {
    var isUsed = false
    var isSaid = false

    mutating func look(at statement: Statement) {
      if let target = statement.target {
        if target == name || target.utf8.starts(with: "exit.".utf8) { isUsed = true }
      } else if statement.name == name {
        isSaid = true
      }
      statement.body.visitEach { look(at: $0) }
    }
  }
}
