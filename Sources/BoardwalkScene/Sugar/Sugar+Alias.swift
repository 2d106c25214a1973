extension Sugar {
  /// A shorter word for a long element name.
  static let alias = Sugar(
    name: "alias", for: Set(Aliases.byElement.keys).union(Aliases.byAlias.keys)
  ) { folding in
    guard let alias = Aliases.byElement[folding.branch.name.text] else { return }
    folding.statement.kind = alias
  } unfold: { unfolding in
    guard let element = Aliases.byAlias[unfolding.branch.name.text] else { return }
    unfolding.call(Vocabulary.name(element))
  }
}
