import BoardwalkSchema

extension Sugar {
  /// A shorter word for a long element name. The content of a collection view's cell has the same word
  /// as that of a table view's, and so may that of a visual effect view, which is a view like others.
  static let alias = Sugar(
    name: "alias", for: Set(Schema.aliases.keys).union(Schema.elementsByAlias.keys)
  ) { folding in
    if folding.branch.name == .collectionViewCellContentView, isContent(of: folding.owner) {
      folding.statement.kind = Owner.contentViewWord
      return
    }
    guard let alias = Schema.aliases[folding.branch.name.text] else { return }
    folding.statement.kind = alias
  } unfold: { unfolding in
    if unfolding.tag.name.text == Owner.contentViewWord, isContent(of: unfolding.owner) {
      return unfolding.call(.collectionViewCellContentView)
    }
    if unfolding.tag.name.text == Owner.contentViewWord, unfolding.owner.kind == effectView {
      return unfolding.call(.view)
    }
    guard let element = Schema.elementsByAlias[unfolding.tag.name.text] else { return }
    unfolding.call(Vocabulary.name(element))
  }

  private static let effectView = Vocabulary.name("visualEffectView")

  private static func isContent(of owner: Owner) -> Bool { UsualKeys.cells.contains(owner.kind) }
}
