/// Says branches as statements.
struct Folder: Sendable {
  let context: SceneContext

  /// The branches and all inside them as statements.
  func fold(_ contents: [Branch.Content], in owner: Owner = .file) -> [Statement] {
    contents.map { content in
      switch content {
      case .branch(let branch): fold(branch, in: owner)
      case .text(let text): Self.statement("xml-text", text)
      case .comment(let text): Self.statement("xml-comment", text)
      }
    }
  }

  /// `branch` and all inside it as a statement.
  func fold(_ branch: Branch, in owner: Owner = .file) -> Statement {
    var (statement, contents) = head(of: branch, in: owner)
    if contents.count == 1, case .text(let text) = contents[0] {
      statement.text = text
    } else {
      statement.body = fold(contents, in: Owner(statement, inside: owner))
    }
    return statement
  }

  /// The head of the statement that says `branch`, and what is left for its body: with sugar where
  /// that means the same, else without, else with the attributes in their own order.
  func head(
    of branch: Branch, in owner: Owner = .file
  ) -> (statement: Statement, contents: [Branch.Content]) {
    if branch.name.text.hasPrefix("xml-") { return ordered(branch) }
    let kind = Kind.of(branch.name)
    // Some elements have colours elsewhere than usual.
    for folds in [kind.folds, kind.foldsWithoutColors] {
      var folding = Folding(
        branch: branch, statement: Statement(branch.name.text), context: context, owner: owner)
      for step in folds { step.apply(&folding) }
      let sweet = (Self.withFields(folding), folding.branch.contents)
      if means(sweet, branch, in: owner) { return sweet }
    }
    var plain = Folding(
      branch: branch, statement: Statement(branch.name.text), context: context, owner: owner)
    plain.statement.marks = ["xml-literal"]
    plain.statement.name = branch[.id].flatMap { context.names.byID[$0] }
    Sugar.role.fold(&plain)
    Sugar.id.fold(&plain)
    let bitter = (Self.withFields(plain), branch.contents)
    if means(bitter, branch, in: owner) { return bitter }
    return ordered(branch)
  }

  /// `branch` with all its attributes as they stand.
  private func ordered(_ branch: Branch) -> (Statement, [Branch.Content]) {
    var ordered = Statement(branch.name.text)
    ordered.marks = ["xml-ordered"]
    ordered.name = branch[.id].flatMap { context.names.byID[$0] }
    ordered.fields = branch.attributes.map { Field(name: $0.name, value: .plain($0.value)) }
    return (ordered, branch.contents)
  }

  private func means(
    _ said: (statement: Statement, contents: [Branch.Content]), _ branch: Branch, in owner: Owner
  ) -> Bool {
    // Two fields of one name would read as a mistake.
    said.statement.hasOneFieldPerName && !said.statement.saysTwice
      && Unfolder(context: context)
        .branch(said.statement, contents: said.contents, in: owner) == branch
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

extension Statement {
  /// Whether no two fields have one name; few have more than one field at all.
  fileprivate var hasOneFieldPerName: Bool {
    fields.count < 2 || Set(fields.map(\.name)).count == fields.count
  }
}
