/// New ids for the objects of statements.
enum RenamedIDs {
  /// Gives `statements`, and those inside, the ids that `renamed` has for theirs.
  static func apply(_ renamed: [String: String], to statements: inout [Statement]) {
    for index in statements.indices {
      if let new = statements[index].id.flatMap({ renamed[$0] }) { statements[index].id = new }
      for name in ["id"] + SceneFields.all.map(\.name) {
        guard let new = statements[index].value(of: name).flatMap({ renamed[$0] }) else { continue }
        statements[index].set(name, to: new)
      }
      apply(renamed, to: &statements[index].body)
    }
  }
}
