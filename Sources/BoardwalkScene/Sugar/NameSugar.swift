enum NameSugar {
  /// The name that other statements use for an object, before its id.
  static let rule = SugarRule(name: "name") { resugaring in
    guard let id = resugaring.statement.id, resugaring.statement.name == nil else { return }
    resugaring.statement.name = resugaring.context.names.name(of: id)
  } desugar: { _ in
    // Names are resolved earlier; see `SceneNames`.
  }
}
