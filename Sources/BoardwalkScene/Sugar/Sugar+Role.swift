extension Sugar {
  /// `role: kind` for the attribute `key`. Where the key is the usual one of its kind in its place,
  /// it goes without saying.
  static let role = Sugar(name: "role") { folding in
    let usual =
      folding.statement.marks.contains("xml-literal")
      ? nil : UsualKeys.of(Kind.of(folding.branch.name), folding.owner)
    guard let key = folding.branch.take("key") else {
      if usual != nil { folding.statement.marks.append("no-role") }
      return
    }
    if key != usual { folding.statement.role = key }
  } unfold: { unfolding in
    let hasNoRole = unfolding.takeMark("no-role")
    if let role = unfolding.statement.role {
      unfolding.branch[.key] = role
      unfolding.statement.role = nil
    } else if !hasNoRole, !unfolding.isPlain,
      let usual = UsualKeys.of(unfolding.kind, unfolding.owner)
    {
      unfolding.branch[.key] = usual
    }
  }
}
