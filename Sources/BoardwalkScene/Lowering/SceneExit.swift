/// The exit of a scene may be omitted if a connection refers to it.
enum SceneExit {
  /// The name of the exit.
  static let name = "exit"

  /// Whether `statement` is the exit.
  static func isExit(_ statement: Statement) -> Bool {
    statement.name == name || statement.name == nil && statement.elementName == name
  }

  /// Whether `target` is the exit or one of its actions.
  static func isTarget(_ target: String) -> Bool {
    target == name || target.utf8.starts(with: "exit.".utf8)
  }

  /// Adds an exit to each scene of the storyboard `document` that uses one and has none.
  static func add(to document: inout [Statement]) {
    guard document.first.map(DocumentHeader.isStoryboard) ?? false else { return }
    for index in document.indices.dropFirst() where SceneFields.apply(to: document[index]) {
      let collector = DeclarationCollector(document[index])
      guard collector.usesExit, !collector.declaresExit else { continue }
      var dock = Statement("sceneDock")
      dock.body = [Statement(name)]
      document[index].body.append(dock)
    }
  }

  /// Removes the exits that `add` would add.
  static func remove(from statements: inout [Statement]) {
    for index in statements.indices.dropFirst() where SceneFields.apply(to: statements[index]) {
      let docks = statements[index].body.indices.filter {
        statements[index].body[$0].kind == "sceneDock"
      }
      guard docks.count == 1, statements[index].body[docks[0]].body == [Statement(name)] else {
        continue
      }
      let dock = statements[index].body.remove(at: docks[0])
      let collector = DeclarationCollector(statements[index])
      if !collector.usesExit || collector.declaresExit {
        statements[index].body.insert(dock, at: docks[0])
      }
    }
  }
}
