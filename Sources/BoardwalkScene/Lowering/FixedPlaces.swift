/// Statements whose elements stay at their written position, although lowering would move them.
enum FixedPlaces {
  /// Marks those inside `owner`.
  static func mark(in owner: inout Statement) {
    for index in owner.body.indices {
      if RecognizerPlacement.moves(owner.body[index], from: owner)
        || owner.known.isVariation && VariedMembers.isMember(owner.body[index])
        || VariedMembers.isInstallation(owner.body[index])
        || owner.varies && VariedMembers.isStrayEntry(owner.body[index], in: owner)
        || owner.varies && owner.body[index].known.isConnection
      {
        owner.body[index].flags.append(SceneFlags.staying)
      }
      mark(in: &owner.body[index])
    }
  }
}
