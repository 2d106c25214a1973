/// Finds out whether ids are to be derived at all: most scenes of real documents write all of theirs,
/// and deriving costs more than looking.
enum MissingIDs {
  /// Whether a statement of `document`, the header aside, lacks an id that filling gives, or has a
  /// mark against it, as `surveys` of these statements tell.
  static func are(
    in document: [Statement], isStoryboard: Bool, _ surveys: [SceneSurvey]
  ) -> Bool {
    surveys.contains { $0.lacksID }
      || isStoryboard && document.indices.dropFirst().contains { lacksSceneID(document[$0]) }
  }

  /// Whether `statement` itself does.
  static func lacksID(_ statement: borrowing Statement) -> Bool {
    if statement.hasMarks {
      if statement.marks.contains(where: marks.contains) { return true }
      if statement.hasMark("xml-ordered") { return false }
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
