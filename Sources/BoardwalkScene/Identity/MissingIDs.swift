/// Finds out whether ids are to be derived at all: most scenes of real documents write all of theirs,
/// and deriving costs more than looking.
struct MissingIDs {
  private var isAnyMissing = false

  /// Whether a statement of `document`, the header aside, lacks an id that filling gives, or has a
  /// mark against it.
  static func are(in document: [Statement], isStoryboard: Bool) -> Bool {
    var missing = MissingIDs()
    for index in document.indices.dropFirst() {
      missing.look(at: document[index], isScene: isStoryboard)
    }
    return missing.isAnyMissing
  }

  private mutating func look(at statement: Statement, isScene: Bool = false) {
    guard !isAnyMissing else { return }
    isAnyMissing = Self.lacksID(statement) || isScene && Self.lacksSceneID(statement)
    statement.body.visitEach { look(at: $0) }
  }

  private static func lacksID(_ statement: Statement) -> Bool {
    if !statement.marks.isEmpty {
      if statement.marks.contains(where: marks.contains) { return true }
      if statement.marks.contains("xml-ordered") { return false }
    }
    return statement.id == nil && IdentifiedKinds.contain(statement)
      && statement.value(of: "id") == nil
  }

  private static func lacksSceneID(_ statement: Statement) -> Bool {
    SceneFields.apply(to: statement)
      && SceneFields.all.contains { field in
        statement.value(of: field.name) == nil && SceneFields.needs(field.name, statement)
      }
  }

  private static let marks = Set([AbsentIDs.object] + SceneFields.all.map(\.absence))
}
