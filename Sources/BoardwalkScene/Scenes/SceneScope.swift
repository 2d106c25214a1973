import BoardwalkBase

/// The names in scope for a scene, or for a whole xib, and their errors.
struct SceneScope {
  /// The objects of the names.
  private(set) var names: SceneContext.Names

  /// The kinds that are no names, since several objects in scope are unnamed.
  private(set) var ambiguous: Set<String> = []

  /// The names that more than one object has.
  private(set) var errors: [SyntaxError] = []

  /// The names that scenes declare outside of themselves, by `collectors`.
  static func storyboard(_ collectors: [DeclarationCollector]) -> SceneScope {
    var scope = SceneScope(names: SceneContext.Names())
    for collector in collectors { scope.add(collector.ownName) }
    return scope
  }

  /// The names of a xib's objects, by `collectors`; if `hasResponder`, a controller among them may
  /// have a first responder.
  static func xib(_ collectors: [DeclarationCollector], hasResponder: Bool) -> SceneScope {
    var scope = SceneScope(names: SceneContext.Names())
    for collector in collectors {
      scope.add(collector.ownName)
      for name in collector.innerNames { scope.add(name) }
    }
    scope.addImplicit(ImplicitNames(in: collectors))
    if hasResponder, !scope.names.has("firstResponder") {
      scope.names.set("firstResponder", to: "")
    }
    return scope
  }

  /// The names inside the scene of `controller`, whose ids are assigned, in addition to the
  /// storyboard's, by its `collector`.
  static func scene(
    of controller: Statement, _ collector: DeclarationCollector,
    in storyboard: SceneScope
  ) -> SceneScope {
    var scope = SceneScope(names: .init(inside: storyboard.names))
    for name in collector.innerNames { scope.add(name) }
    scope.addImplicit(collector.implicitNames)
    if controller.hasField("firstResponder") {
      scope.names.set("firstResponder", to: controller.value(of: "firstResponder") ?? "")
    }
    // A scene has an exit if a connection refers to it.
    if SceneFields.apply(to: controller), !scope.names.has(SceneExit.name) {
      scope.names.set(SceneExit.name, to: "")
    }
    return scope
  }

  private init(names: SceneContext.Names) { self.names = names }

  private mutating func add(_ given: DeclarationCollector.Declaration?) {
    guard let given, given.isOfObject else { return }
    let (name, id) = (given.name, given.id ?? "")
    guard let other = names.declare(name, as: id) else { return }
    // Two objects with one id have one name; that they share an id is another diagnostic.
    // Declarations that were omitted have no place in the text.
    guard id.isEmpty || id != other, !given.range.isEmpty else { return }
    errors.append(
      SyntaxError(
        "\(names.isOuter(name) ? "a scene" : "another object") is named '\(name)' already",
        at: given.range))
  }

  /// Adds the names of unnamed objects unless they are taken.
  private mutating func addImplicit(_ implicit: ImplicitNames) {
    ambiguous = implicit.ambiguous
    implicit.forEach { word, id in
      if !names.has(word) { names.set(word, to: id ?? "") }
    }
    implicit.forEachKind { kind, id in
      if !names.has(kind) { names.set(kind, to: id ?? "") }
    }
  }
}
