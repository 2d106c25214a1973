/// Statements that nobody wrote because others mean them.
enum ImpliedStatements {
  /// Adds to `document` what `surveys` of the statements behind its header tell is meant; returns whether
  /// anything is.
  static func add(
    to document: inout [Statement], _ surveys: [DeclarationCollector], isStoryboard: Bool
  ) -> Bool {
    // Who changes how many statements there are comes last: the surveys go by their places.
    let changes = [
      SpreadConstraints.spread(in: &document, surveys),
      isStoryboard && SceneExit.add(to: &document, surveys),
      ImplicitGuides.add(to: &document, surveys, isStoryboard: isStoryboard),
      VariedMembers.move(in: &document, surveys),
      GestureDock.move(in: &document, surveys, isStoryboard: isStoryboard),
    ]
    return changes.contains(true)
  }

  /// The mark of a statement that stands where the XML has it, although it would be moved from there.
  static let staying = "xml-placed"

  /// Marks those inside `owner` that would be moved.
  static func keepPlaces(in owner: inout Statement) {
    for index in owner.body.indices {
      if GestureDock.moves(owner.body[index], from: owner)
        || owner.known.isVariation && VariedMembers.isMember(owner.body[index])
        || VariedMembers.isInstallation(owner.body[index])
        || owner.varies && VariedMembers.isStrayEntry(owner.body[index], in: owner)
        || owner.varies && owner.body[index].known.isConnection
      {
        owner.body[index].marks.append(staying)
      }
      keepPlaces(in: &owner.body[index])
    }
  }
}
