import BoardwalkDocument

/// Converts elements to statements, with as much sugar as reads back equal.
struct Resugarer: Sendable {
  let context: SceneContext

  /// The contents and all inside them as statements.
  func statements(
    of contents: [ElementNode.Content], in owner: Owner = .file
  ) -> [Statement] {
    contents.map { content in
      switch content {
      case .element(let element): statement(of: element, in: owner)
      case .text(let text): Self.statement("xml-text", text)
      case .comment(let text): Self.statement("xml-comment", text)
      }
    }
  }

  /// `element` and all inside it as a statement.
  func statement(of element: ElementNode, in owner: Owner = .file) -> Statement {
    var (statement, contents) = head(of: element, in: owner)
    if contents.count == 1, case .text(let text) = contents[0] {
      statement.text = text
    } else {
      statement.body = statements(of: contents, in: Owner(statement, inside: owner))
    }
    return statement
  }

  /// The head of the statement for `element`, and the contents of its body: with sugar if that
  /// reads back equal, else without, else with the attributes in their original order.
  func head(
    of element: ElementNode, in owner: Owner = .file
  ) -> (statement: Statement, contents: [ElementNode.Content]) {
    if element.name.hasPrefix("xml-") { return ordered(element) }
    let kind = StatementKind.of(element.name)
    let rules = SugarOrder.all.filter { $0.applies(to: kind, element.name) }
    // Some elements have colors elsewhere than usual.
    for rules in [rules, rules.filter { $0.name != ColorSugar.rule.name }] {
      let resugaring = resugaring(element, Statement(element.name), by: rules, in: owner)
      let sweet = (Self.withFields(resugaring), resugaring.element.contents)
      if reproduces(sweet, element, in: owner) { return sweet }
    }
    var literal = Statement(element.name)
    literal.flags = ["xml-literal"]
    literal.name = element["id"].flatMap { context.names.name(of: $0) }
    let resugaring = resugaring(element, literal, by: SugarOrder.literal, in: owner)
    let plain = (Self.withFields(resugaring), element.contents)
    return reproduces(plain, element, in: owner) ? plain : ordered(element)
  }

  private func resugaring(
    _ element: ElementNode, _ statement: Statement, by rules: [SugarRule], in owner: Owner
  ) -> Resugaring {
    var resugaring = Resugaring(
      element: element, statement: statement, context: context, owner: owner)
    for rule in rules { rule.resugar(&resugaring) }
    return resugaring
  }

  /// `element` with all its attributes in their order.
  private func ordered(_ element: ElementNode) -> (Statement, [ElementNode.Content]) {
    var ordered = Statement(element.name)
    ordered.flags = ["xml-ordered"]
    ordered.name = element["id"].flatMap { context.names.name(of: $0) }
    ordered.fields = element.attributes.map { Field(name: $0.name, value: .plain($0.value)) }
    return (ordered, element.contents)
  }

  private func reproduces(
    _ head: (statement: Statement, contents: [ElementNode.Content]), _ element: ElementNode,
    in owner: Owner
  ) -> Bool {
    // Two fields with one name would be an error.
    Set(head.statement.fields.map(\.name)).count == head.statement.fields.count
      && !head.statement.hasDuplicateAttribute
      && Desugarer(context: context)
        .element(of: head.statement, contents: head.contents, in: owner) == element
  }

  /// The statement with the attributes that no rule moved, in the order of the element.
  private static func withFields(_ resugaring: Resugaring) -> Statement {
    var statement = resugaring.statement
    statement.fields =
      resugaring.element.attributes.map { Field(name: $0.name, value: .plain($0.value)) }
      + statement.fields
    return statement
  }

  private static func statement(_ kind: String, _ text: String) -> Statement {
    var statement = Statement(kind)
    statement.text = text
    return statement
  }
}
