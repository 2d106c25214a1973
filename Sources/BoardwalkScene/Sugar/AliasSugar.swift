import BoardwalkSchema

enum AliasSugar {
  /// A shorter word for a long element name. The content of a collection view's cell has the same
  /// word as that of a table view's, and so may that of a visual effect view, which is a view like
  /// others.
  static let rule = SugarRule(
    name: "alias", for: Set(Schema.aliases.keys).union(Schema.elementsByAlias.keys)
  ) { resugaring in
    if resugaring.element.name == "collectionViewCellContentView", isContent(of: resugaring.owner) {
      resugaring.statement.kind = StatementKind.contentView
      return
    }
    guard let alias = Schema.aliases[resugaring.element.name] else { return }
    resugaring.statement.kind = alias
  } desugar: { desugaring in
    if desugaring.element.name == StatementKind.contentView, isContent(of: desugaring.owner) {
      return desugaring.rename("collectionViewCellContentView")
    }
    if desugaring.element.name == StatementKind.contentView, desugaring.owner.kind == effectView {
      return desugaring.rename("view")
    }
    guard let element = Schema.elementsByAlias[desugaring.element.name] else { return }
    desugaring.rename(element)
  }

  private static let effectView = "visualEffectView"

  private static func isContent(of owner: Owner) -> Bool { DefaultRoles.cells.contains(owner.kind) }
}
