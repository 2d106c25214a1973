/// Says branches as statements.
struct Folder: Sendable {
  let context: SceneContext

  /// The branches and all inside them as statements.
  func fold(_ contents: [Branch.Content]) -> [Statement] {
    contents.map { content in
      switch content {
      case .branch(let branch): fold(branch)
      case .text(let text): Self.statement("xml-text", text)
      case .comment(let text): Self.statement("xml-comment", text)
      }
    }
  }

  /// `branch` and all inside it as a statement.
  func fold(_ branch: Branch) -> Statement {
    var (statement, contents) = head(of: branch)
    if contents.count == 1, case .text(let text) = contents[0] {
      statement.text = text
    } else {
      statement.body = fold(contents)
    }
    return statement
  }

  /// The head of the statement that says `branch`, and what is left for its body: with sugar where
  /// that means the same, else without, else with the attributes in their own order.
  func head(of branch: Branch) -> (statement: Statement, contents: [Branch.Content]) {
    var folding = Folding(
      branch: branch, statement: Statement(branch.name), context: context)
    for sugar in Sugar.all { sugar.fold(&folding) }
    let sweet = (Self.withFields(folding), folding.branch.contents)
    if means(sweet, branch) { return sweet }
    var plain = Folding(branch: branch, statement: Statement(branch.name), context: context)
    plain.statement.marks = ["plain"]
    plain.statement.name = branch["id"].flatMap { context.names.byID[$0] }
    Sugar.role.fold(&plain)
    Sugar.id.fold(&plain)
    let bitter = (Self.withFields(plain), branch.contents)
    if means(bitter, branch) { return bitter }
    var ordered = Statement(branch.name)
    ordered.marks = ["ordered"]
    ordered.name = branch["id"].flatMap { context.names.byID[$0] }
    ordered.fields = branch.attributes.map { Field(name: $0.name, value: .plain($0.value)) }
    return (ordered, branch.contents)
  }

  private func means(
    _ said: (statement: Statement, contents: [Branch.Content]), _ branch: Branch
  ) -> Bool {
    // Two fields of one name would read as a mistake.
    Set(said.statement.fields.map(\.name)).count == said.statement.fields.count
      && Unfolder(context: context).branch(said.statement, contents: said.contents) == branch
  }

  /// The statement with the attributes that no sugar said, in the order of the table.
  private static func withFields(_ folding: Folding) -> Statement {
    var statement = folding.statement
    statement.fields =
      folding.branch.attributes.map {
        Field(name: $0.name, value: .plain($0.value))
      } + statement.fields
    return statement
  }

  private static func statement(_ kind: String, _ text: String) -> Statement {
    var statement = Statement(kind)
    statement.text = text
    return statement
  }
}
