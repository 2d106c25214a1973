/// Flags for ids that are missing in the document and not only in the text.
enum MissingIDs {
  /// Flags `statement` if derivation would give it an id that the document does not have.
  static func mark(_ statement: inout Statement, isTop: Bool) {
    guard !statement.hasFlag("xml-ordered") else { return }
    if statement.explicitID == nil, IdentifiedElements.contain(statement) {
      statement.flags.append(SceneFlags.noID)
    }
    guard isTop, SceneFields.apply(to: statement) else { return }
    for (name, absence) in SceneFields.all
    where statement.value(of: name) == nil && SceneFields.needs(name, statement) {
      statement.flags.append(absence)
    }
  }

  /// Marks all of `document`, the header aside, and those inside.
  static func mark(_ document: inout [Statement]) {
    guard let isStoryboard = document.first.map(DocumentHeader.isStoryboard) else { return }
    for index in document.indices.dropFirst() { markAll(&document[index], isTop: isStoryboard) }
  }

  private static func markAll(_ statement: inout Statement, isTop: Bool) {
    if !StatementIdentity.isTransparent(statement) { mark(&statement, isTop: isTop) }
    for index in statement.body.indices { markAll(&statement.body[index], isTop: false) }
  }
}
