import BoardwalkDocument

/// The state of desugaring a statement: the fields that are left, and the element so far.
struct Desugaring: AttributeLookup {
  /// The part of the statement that no rule has lowered yet.
  var statement: Statement

  /// The element so far, with its contents.
  var element: ElementNode

  /// Elements that rules added, to be inserted in order among the contents.
  var inserted: [ElementNode] = []

  let context: SceneContext
  let owner: Owner

  /// Whether the statement is written without sugar, so that no default is added.
  let isLiteral: Bool

  /// The facts about the element, whose name may not be the kind of the statement.
  private(set) var kind: StatementKind

  init(
    _ statement: Statement, contents: [ElementNode.Content], in owner: Owner,
    _ context: SceneContext
  ) {
    self.statement = statement
    element = ElementNode(statement.kind, [], contents)
    element.range = statement.range
    self.context = context
    self.owner = owner
    isLiteral = statement.hasFlag("xml-literal")
    kind = StatementIdentity.kind(of: statement)
  }

  /// Gives the element the name `name`.
  mutating func rename(_ name: String) {
    element.name = name
    kind = .of(name)
  }

  /// The attribute `name`, lowered by now or still a field.
  subscript(name: String) -> String? { element[name] ?? statement.value(of: name) }

  /// The id of the object that `reference` refers to.
  func id(of reference: String) -> String {
    if let content = owner.contentView, reference == StatementKind.contentView { return content }
    return context.names.id(of: reference)
  }

  /// Adds an element in its place among the contents.
  mutating func insert(_ element: ElementNode) { inserted.append(element) }

  /// Whether an element inside meets `pattern`, written or added by a rule.
  func hasChild(_ pattern: ChildPattern) -> Bool {
    inserted.contains { pattern.matches($0) }
      || element.contents.contains { $0.element.map(pattern.matches) ?? false }
  }

  /// Whether a child element is named `name` and has `key`.
  func hasChild(_ name: String, key: String) -> Bool {
    hasChild(ChildPattern(name: name, attribute: "key", value: key))
  }

  /// The value of the field `name`.
  func field(_ name: String) -> FieldValue? { statement.field(name)?.value }

  /// Removes the field `name` and returns its value.
  mutating func take(_ name: String) -> FieldValue? {
    statement.fields.firstIndex { $0.name == name }.map { statement.fields.remove(at: $0).value }
  }
}
