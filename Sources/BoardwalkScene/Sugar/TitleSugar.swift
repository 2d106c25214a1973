import BoardwalkSchema

enum TitleSugar {
  /// `label "Rusty Spork"`, for the attribute with the object's visible text.
  static let rule = SugarRule(name: "title", for: Set(Schema.titleAttributes.keys)) {
    resugaring in
    guard let attribute = StatementKind.of(resugaring.element.name).titleAttribute,
      let title = resugaring.element.take(attribute)
    else { return }
    resugaring.statement.title = title
  } desugar: { desugaring in
    guard let title = desugaring.statement.title,
      let attribute = desugaring.kind.titleAttribute
    else { return }
    desugaring.element[attribute] = title
    desugaring.statement.title = nil
  }
}
