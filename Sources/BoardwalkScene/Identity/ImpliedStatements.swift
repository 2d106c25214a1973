/// Statements that nobody wrote because others mean them.
enum ImpliedStatements {
  /// Adds to `document` what `surveys` of the statements behind its header tell is meant; returns whether
  /// anything is.
  static func add(
    to document: inout [Statement], _ surveys: [SceneSurvey], isStoryboard: Bool
  ) -> Bool {
    // Who changes how many statements there are comes last: the surveys go by their places.
    let changes = [
      isStoryboard && SceneExit.add(to: &document, surveys),
      ImplicitGuides.add(to: &document, surveys, isStoryboard: isStoryboard),
      VariedMembers.move(in: &document, surveys),
      GestureDock.move(in: &document, surveys, isStoryboard: isStoryboard),
      XibPlaceholders.add(to: &document),
    ]
    return changes.contains(true)
  }
}
