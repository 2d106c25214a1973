import BoardwalkSchema

enum RoleSugar {
  /// `role: kind` for the attribute `key`. The usual key of a kind in its place may be omitted.
  static let rule = SugarRule(name: "role") { resugaring in
    let usual =
      resugaring.statement.hasFlag("xml-literal")
      ? nil
      : DefaultRoles.of(
        StatementKind.of(resugaring.element.name), resugaring.element.name, resugaring.owner)
    if let key = resugaring.element["key"], key != usual, isMisread(key, of: resugaring) { return }
    guard let key = resugaring.element.take("key") else {
      if usual != nil || isKeyed(resugaring) { resugaring.statement.flags.append("no-role") }
      return
    }
    if key != usual { resugaring.statement.role = key }
  } desugar: { desugaring in
    let hasNoRole = desugaring.statement.hasFlag("no-role")
    if let role = desugaring.statement.role {
      desugaring.element["key"] = role
      desugaring.statement.role = nil
    } else if !hasNoRole, !desugaring.isLiteral,
      let usual = DefaultRoles.of(desugaring.kind, desugaring.element.name, desugaring.owner)
        ?? DefaultRoles.only(desugaring.kind, desugaring.element.name, desugaring.owner)
    {
      desugaring.element["key"] = usual
    }
  }

  /// Whether desugaring would add a key that the element does not have.
  private static func isKeyed(_ resugaring: Resugaring) -> Bool {
    guard !resugaring.statement.hasFlag("xml-literal") else { return false }
    let name = resugaring.element.name
    let kind = StatementKind.of(name)
    return DefaultRoles.only(kind, name, resugaring.owner) != nil
      || ListRoles.areAssigned(by: kind, in: resugaring.owner.kind)
  }

  /// Whether `key` before the statement would read as an attribute of its owner, or as a text.
  private static func isMisread(_ key: String, of resugaring: Resugaring) -> Bool {
    let kind = Schema.aliases[resugaring.element.name] ?? resugaring.element.name
    return !Spelling.isWord(kind)
      || AttributeLine.isMeant(by: key, kind, in: resugaring.owner.described)
  }
}
