import BoardwalkSource

/// Finds which object each name means.
extension SceneNames {
  /// The names that `statements` and those inside them give, for statements outside and inside.
  static func named(in statements: [Statement]) -> SceneContext.Names {
    var names = SceneContext.Names()
    for statement in statements { add(statement, to: &names) }
    return names
  }

  /// The names that `statements` and all inside them give.
  static func named(anywhereIn statements: [Statement]) -> SceneContext.Names {
    var names = SceneContext.Names()
    for statement in statements { addAll(statement, to: &names) }
    addImplicit(in: statements, to: &names)
    return names
  }

  /// The names of the statement and of all inside it, beside `global` ones.
  static func named(
    inside statement: Statement, _ global: SceneContext.Names
  ) -> SceneContext.Names {
    var names = SceneContext.Names(inside: global)
    if let id = statement.value(of: "firstResponder") { names.add("firstResponder", for: id) }
    addAll(statement, to: &names)
    addImplicit(in: [statement], to: &names)
    return names
  }

  /// Adds what nameless objects go by, unless something in reach is called so.
  private static func addImplicit(
    in statements: [Statement], to names: inout SceneContext.Names
  ) {
    var found: [(name: String, id: String)] = []
    ImplicitNames(statements).forEach(in: statements) { statement, name in
      if let id = statement.explicitID, names.byName[name] == nil { found.append((name, id)) }
    }
    for (name, id) in found { names.add(name, for: id) }
  }

  private static func addAll(_ statement: Statement, to names: inout SceneContext.Names) {
    add(statement, to: &names)
    statement.body.visitEach { addAll($0, to: &names) }
  }

  private static func add(_ statement: Statement, to names: inout SceneContext.Names) {
    guard statement.target == nil, let name = statement.name, let id = statement.explicitID else {
      return
    }
    names.add(name, for: id)
  }
}
