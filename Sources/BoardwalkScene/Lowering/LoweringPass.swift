/// A step of lowering: it replaces abbreviated statements by complete ones, or adds implied
/// statements.
struct LoweringPass: Sendable {
  let name: String

  /// Changes a document: its header, and then its other statements.
  let lower: @Sendable (inout [Statement]) -> Void

  /// All passes over statements in their order. Sugar is lowered after them, statement by
  /// statement, in the order of `SugarOrder.all`; scenes and objects are put into the document
  /// last, by `DocumentLift`.
  ///
  /// Each comment is the reason for the place of the pass below it.
  static let all: [LoweringPass] = [
    // The others expect a whole document.
    LoweringPass(name: "placeholders of xibs", lower: XibPlaceholders.add),
    // A reference in `photo.edges = safeArea.edges` is to the guide, and no longer to a side.
    LoweringPass(name: "constraints of several sides", lower: ConstraintExpansion.expand),
    LoweringPass(name: "exits of scenes", lower: SceneExit.add),
    // Guides are members of views, which the next pass moves.
    LoweringPass(name: "layout guides", lower: ImplicitGuides.add),
    // After this pass, a recognizer of a varied view is in a separate view.
    LoweringPass(name: "members of variations", lower: VariedMembers.move),
    LoweringPass(name: "gesture recognizers", lower: RecognizerPlacement.move),
    // An id follows from the statements around, which have to be in their places.
    LoweringPass(name: "ids", lower: StableIDs.assign),
  ]

  /// Applies all passes to `document`.
  static func lower(_ document: inout [Statement]) {
    for pass in all { pass.lower(&document) }
  }
}
