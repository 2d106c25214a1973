/// Names in place of ids where an attribute refers to an object.
enum NamedFields {
  /// Writes names into the fields of `statement`, and of those inside, that refer to objects.
  static func name(_ statement: inout Statement, _ names: SceneContext.Names) {
    change(&statement) { id in
      names.name(of: id) ?? "#" + id
    }
    for index in statement.body.indices { name(&statement.body[index], names) }
  }

  /// Writes ids where `name` wrote names, in the head of `statement` alone.
  static func resolve(in statement: inout Statement, _ context: SceneContext) {
    change(&statement) { context.names.id(of: $0) }
  }

  private static func change(_ statement: inout Statement, _ rewrite: (String) -> String) {
    guard !statement.fields.isEmpty, !statement.hasFlag("xml-ordered") else { return }
    let references = StatementIdentity.kind(of: statement).references
    for index in statement.fields.indices
    where statement.fields[index].name == "reference"
      || !references.isEmpty && references.contains(statement.fields[index].name)
    {
      guard case .plain(let value) = statement.fields[index].value else { continue }
      statement.fields[index].value = .plain(rewrite(value))
    }
  }
}
