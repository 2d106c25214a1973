/// Finds out whether ids are to be derived at all: most scenes of real documents write all of theirs,
/// and deriving costs more than looking.
enum MissingIDs {
  /// Whether a statement of `document`, the header aside, lacks an id that filling gives, as `surveys` of
  /// these statements tell.
  static func are(
    in document: [Statement], isStoryboard: Bool, _ surveys: [DeclarationCollector]
  ) -> Bool {
    surveys.contains { $0.lacksID }
      || isStoryboard && document.indices.dropFirst().contains { lacksSceneID(document[$0]) }
  }

  /// Whether `statement` itself does.
  static func lacksID(_ statement: borrowing Statement) -> Bool {
    statement.id == nil && !statement.hasMark(AbsentIDs.object)
      && !statement.hasMark("xml-ordered") && IdentifiedKinds.contain(statement)
      && statement.value(of: .id) == nil
  }

  private static func lacksSceneID(_ statement: Statement) -> Bool {
    SceneFields.apply(to: statement)
      && SceneFields.all.contains { field in
        statement.value(of: field.name) == nil && !statement.hasMark(field.absence)
          && SceneFields.needs(field.name, statement)
      }
  }
}
