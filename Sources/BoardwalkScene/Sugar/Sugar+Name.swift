extension Sugar {
  /// The name that other statements use for an object, before its id.
  static let name = Sugar(name: "name", saidBy: []) { folding in
    guard let id = folding.statement.id, folding.statement.name == nil else { return }
    folding.statement.name = folding.context.names.byID[id]
  } unfold: { _ in
    // Which object a name means was found before; see `SceneNames`.
  }
}
