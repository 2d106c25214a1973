/// A step of lowering: it replaces abbreviated statements by complete ones, or adds implied
/// statements, to the statements of a document: its header, and then the others.
enum LoweringPass {
  typealias Function = @Sendable (inout [Statement]) -> Void

  /// All passes over statements in their order. Sugar is lowered after them, statement by
  /// statement, in the order of `SugarOrder.all`; scenes and objects are put into the document
  /// last, by `DocumentLift`.
  ///
  /// Each comment is the reason for the place of the pass below it.
  static let all: [Function] = [
    // The others expect a whole document.
    XibPlaceholders.add,
    // A reference in `photo.edges = safeArea.edges` is to the guide, and no longer to a side.
    ConstraintExpansion.expand,
    SceneExit.add,
    // Guides are members of views, which the next pass moves.
    ImplicitGuides.add,
    // After this pass, a recognizer of a varied view is in a separate view.
    VariedMembers.move,
    RecognizerPlacement.move,
    // An id follows from the statements around, which have to be in their places.
    StableIDs.assign,
  ]

  /// Applies all passes to `document`.
  static func lower(_ document: inout [Statement]) {
    for pass in all { pass(&document) }
  }
}
