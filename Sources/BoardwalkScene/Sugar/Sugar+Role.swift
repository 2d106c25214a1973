import BoardwalkSchema

extension Sugar {
  /// `role: kind` for the attribute `key`. Where the key is the usual one of its kind in its place,
  /// it goes without saying.
  static let role = Sugar(name: "role") { folding in
    let usual =
      folding.statement.hasMark("xml-literal")
      ? nil : UsualKeys.of(Kind.of(folding.branch.name), folding.branch.name, folding.owner)
    if let key = folding.branch[.key], key != usual, isMisread(key, of: folding) { return }
    guard let key = folding.branch.take(.key) else {
      if usual != nil || isKeyed(folding) { folding.statement.marks.append("no-role") }
      return
    }
    if key != usual { folding.statement.role = key }
  } unfold: { unfolding in
    let hasNoRole = unfolding.statement.hasMark("no-role")
    if let role = unfolding.statement.role {
      unfolding.tag[.key] = role
      unfolding.statement.role = nil
    } else if !hasNoRole, !unfolding.isPlain,
      let usual = UsualKeys.of(unfolding.kind, unfolding.tag.name, unfolding.owner)
        ?? UsualKeys.only(unfolding.kind, unfolding.tag.name, unfolding.owner)
    {
      unfolding.tag[.key] = usual
    }
  }

  /// Whether what is being said would get a key that it does not have.
  private static func isKeyed(_ folding: Folding) -> Bool {
    guard !folding.statement.hasMark("xml-literal") else { return false }
    let name = folding.branch.name
    let kind = Kind.of(name)
    return UsualKeys.only(kind, name, folding.owner) != nil
      || ListParts.arePlayed(by: kind, in: folding.owner.kind)
  }

  /// Whether `key` in front of what is being said would read as an attribute of its owner, or as a
  /// text.
  private static func isMisread(_ key: String, of folding: Folding) -> Bool {
    let kind = Schema.aliases[folding.branch.name.text] ?? folding.branch.name.text
    return !Spelling.isWord(kind)
      || AttributeLine.isMeant(by: key, kind, in: folding.owner.described.text)
  }
}
