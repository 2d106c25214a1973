import BoardwalkSchema

extension Sugar {
  /// `label "Rusty Spork"` for the attribute that says what the object is.
  static let title = Sugar(name: "title", for: Set(Schema.titleAttributes.keys), saidBy: .title) {
    folding in
    guard let attribute = Kind.of(folding.branch.name).titleAttribute,
      let title = folding.branch.take(attribute)
    else { return }
    folding.statement.title = title
  } unfold: { unfolding in
    guard let title = unfolding.statement.title,
      let attribute = unfolding.kind.titleAttribute
    else { return }
    unfolding.tag[attribute] = title
    unfolding.statement.title = nil
  }
}
