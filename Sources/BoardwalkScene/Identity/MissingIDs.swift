/// Finds out whether ids are to be derived at all: most scenes of real documents write all of theirs,
/// and deriving costs more than looking.
enum MissingIDs {
  /// Whether a statement of `document`, the header aside, lacks an id that filling gives, or has a
  /// mark against it.
  static func are(in document: [Statement], isStoryboard: Bool) -> Bool {
    document.indices.dropFirst().contains { are(in: document[$0], isScene: isStoryboard) }
  }

  private static func are(in statement: Statement, isScene: Bool = false) -> Bool {
    isMissing(of: statement, isScene: isScene)
      || statement.body.indices.contains { are(in: statement.body[$0]) }
  }

  private static func isMissing(of statement: Statement, isScene: Bool) -> Bool {
    if statement.marks.contains(where: marks.contains) { return true }
    if statement.id == nil, !statement.marks.contains("ordered"),
      IdentifiedKinds.contain(statement), statement.value(of: "id") == nil
    {
      return true
    }
    guard isScene, SceneFields.apply(to: statement) else { return false }
    return SceneFields.all.contains { field in
      statement.value(of: field.name) == nil && SceneFields.needs(field.name, statement)
    }
  }

  private static let marks = Set([AbsentIDs.object] + SceneFields.all.map(\.absence))
}
