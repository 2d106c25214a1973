import BoardwalkSchema

/// The identity of a statement among its siblings, apart from ids and positions, from which its id
/// is derived.
enum StatementIdentity {
  /// The hash of what `statement` is inside what hashes to `scope`.
  ///
  /// Numbers that people change often are no part of it: a constraint keeps its id when its constant
  /// changes, an outlet when it leads elsewhere.
  static func hash(of statement: Statement, in scope: StableHash) -> StableHash {
    let kind = element(of: statement)
    var hash = Self.hash(role: statement.role ?? "", kind: kind, in: scope)
    if let equation = statement.equation {
      // A label comes and goes with references to the constraint, which stays the same.
      hash = hash.adding(neutral(equation.first.text)).adding(equation.relation)
      return hash.adding(equation.terms.second.map { neutral($0.text) } ?? "")
    }
    hash = hash.adding(statement.name ?? "")
    if let target = statement.target {
      if kind == "outlet" { return hash }
      return hash.adding(neutral(target)).adding(statement.title ?? "")
    }
    guard statement.name == nil else { return hash }
    hash = hash.adding(statement.title ?? normalTitle(of: statement) ?? "")
    for field in statement.fields where telling.contains(field.name) {
      if case .plain(let value) = field.value { hash = hash.adding(field.name).adding(value) }
    }
    return hash
  }

  /// The hash of an object in a `role` that is of a `kind`, before its name; roles that may be omitted
  /// tell nothing.
  static func hash(role: String, kind: String, in scope: StableHash) -> StableHash {
    scope.adding(role == "view" || role == "contentView" ? "" : role).adding(kind)
  }

  /// The name of the element that `statement` says.
  static func element(of statement: Statement) -> String {
    kind(of: statement).element(of: statement.kind)
  }

  /// What is known of that element.
  static func kind(of statement: Statement) -> StatementKind {
    // A literal one is an element of just that name, and none has the name of an alias.
    guard statement.hasMark("xml-literal"), Schema.elementsByAlias[statement.kind] != nil else {
      return statement.known
    }
    return .unknown
  }

  /// Whether `statement` only holds others, as `subviews` does: its place is that of its owner.
  static func isTransparent(_ statement: Statement) -> Bool {
    !statement.body.isEmpty && statement.role == nil && statement.name == nil
      && statement.title == nil && statement.fields.isEmpty && statement.id == nil
      && statement.frame == nil && !IdentifiedElements.contain(statement)
  }

  /// Attributes that tell an object without a name from its siblings.
  private static let telling = [
    "customClass", "identifier", "image", "property", "reuseIdentifier", "selector",
    "storyboardIdentifier", "systemItem", "userLabel", "title",
  ]

  private static func normalTitle(of statement: Statement) -> String? {
    statement.body.first { $0.kind == "state" }?.title
  }

  /// `reference` without the id that it may be: ids change, and what is derived from them would too.
  private static func neutral(_ reference: String) -> String {
    guard reference.utf8.first == UInt8(ascii: "#") else { return reference }
    return "#" + (reference.firstIndex(of: ".").map { String(reference[$0...]) } ?? "")
  }
}
