/// Finds which object each name means.
extension SceneNames {
  /// The names that scenes give to statements outside and inside, as `surveys` of them tell.
  static func named(in surveys: [SceneSurvey]) -> SceneContext.Names {
    var names = SceneContext.Names()
    for survey in surveys { add(survey.ownName, to: &names) }
    return names
  }

  /// The names that objects and all inside them give, as `surveys` of them tell.
  static func named(anywhereIn surveys: [SceneSurvey]) -> SceneContext.Names {
    var names = SceneContext.Names()
    for survey in surveys { addAll(survey, to: &names) }
    addImplicit(ImplicitNames(in: surveys), to: &names)
    return names
  }

  /// The names of the scene's controller and of all inside it, beside `global` ones.
  static func named(
    inside statement: Statement, _ survey: SceneSurvey, _ global: SceneContext.Names
  ) -> SceneContext.Names {
    var names = SceneContext.Names(inside: global)
    if let id = statement.value(of: "firstResponder") { names.add("firstResponder", for: id) }
    addAll(survey, to: &names)
    addImplicit(survey.implicitNames, to: &names)
    return names
  }

  /// Adds what nameless objects go by, unless something in reach is called so.
  private static func addImplicit(_ implicit: ImplicitNames, to names: inout SceneContext.Names) {
    var found: [(name: String, id: String)] = []
    implicit.forEach { name, id in
      if let id, names.byName[name] == nil { found.append((name, id)) }
    }
    for (name, id) in found { names.add(name, for: id) }
  }

  private static func addAll(_ survey: SceneSurvey, to names: inout SceneContext.Names) {
    add(survey.ownName, to: &names)
    for name in survey.innerNames { add(name, to: &names) }
  }

  private static func add(_ name: SceneSurvey.Name?, to names: inout SceneContext.Names) {
    guard let name, let id = name.id else { return }
    names.add(name.name, for: id)
  }
}
