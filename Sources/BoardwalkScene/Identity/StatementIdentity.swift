import BoardwalkSchema

/// The identity of a statement among its siblings, apart from ids and positions, from which its id
/// is derived.
enum StatementIdentity {
  /// The hash of `statement` inside the hash `scope`.
  ///
  /// It excludes values that change often: a constraint keeps its id if its constant changes, an
  /// outlet if its destination changes.
  static func hash(of statement: Statement, in scope: StableHash) -> StableHash {
    let kind = element(of: statement)
    var hash = Self.hash(role: statement.role ?? "", kind: kind, in: scope)
    if let equation = statement.equation {
      // The label of a constraint depends on references to it, so it is excluded.
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
    for field in statement.fields where distinguishing.contains(field.name) {
      if case .plain(let value) = field.value { hash = hash.adding(field.name).adding(value) }
    }
    return hash
  }

  /// The hash of an object in a `role` that is of a `kind`, before its name; roles that may be
  /// omitted tell nothing.
  static func hash(role: String, kind: String, in scope: StableHash) -> StableHash {
    scope.adding(role == "view" || role == "contentView" ? "" : role).adding(kind)
  }

  /// The element name of `statement`.
  static func element(of statement: Statement) -> String {
    kind(of: statement).element(of: statement.kind)
  }

  /// The kind of that element.
  static func kind(of statement: Statement) -> StatementKind {
    // A literal one is an element of just that name, and none has the name of an alias.
    guard statement.hasFlag("xml-literal"), Schema.elementsByAlias[statement.kind] != nil else {
      return statement.known
    }
    return .unknown
  }

  /// Whether `statement` is only a container, such as `subviews`: its children have the position of
  /// its owner.
  static func isTransparent(_ statement: Statement) -> Bool {
    !statement.body.isEmpty && statement.role == nil && statement.name == nil
      && statement.title == nil && statement.fields.isEmpty && statement.id == nil
      && statement.frame == nil && !IdentifiedElements.contain(statement)
  }

  /// Attributes that distinguish an object without a name from its siblings.
  private static let distinguishing = [
    "customClass", "identifier", "image", "property", "reuseIdentifier", "selector",
    "storyboardIdentifier", "systemItem", "userLabel", "title",
  ]

  private static func normalTitle(of statement: Statement) -> String? {
    statement.body.first { $0.kind == "state" }?.title
  }

  /// `reference` without an id: ids change, and ids derived from them would change too.
  private static func neutral(_ reference: String) -> String {
    guard reference.utf8.first == UInt8(ascii: "#") else { return reference }
    return "#" + (reference.firstIndex(of: ".").map { String(reference[$0...]) } ?? "")
  }
}
