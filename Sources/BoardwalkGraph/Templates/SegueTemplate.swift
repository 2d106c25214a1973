import BoardwalkDocument
import BoardwalkSchema

/// A way from one scene to another.
package struct SegueTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The kind.
  package var kind: SegueKind

  /// The name by which code performs it.
  package var identifier: String?

  /// The id of the object it starts from: controller, control, cell, bar item, recognizer.
  package var source: String

  /// The index of the destination scene in the same document; nil for unwind segues and dangling
  /// ids.
  package var destination: Int?

  /// The id of a destination that is not a scene: an exit, or a dangling id.
  package var destinationID: String?

  /// The selector of an unwind segue.
  package var unwindAction: String?

  /// The presentation style; nil for that of the destination.
  package var presentationStyle: ModalPresentationStyle?

  /// The transition style; nil for that of the destination.
  package var transitionStyle: ModalTransitionStyle?

  /// Whether it is animated.
  @OmittedIfDefault<Default.Yes> package var isAnimated: Bool

  /// The id of the view or bar button item that a popover points to.
  package var popoverAnchor: String?

  /// What starts it; nil if its source has only one way to start it.
  package var trigger: SegueTrigger?

  /// The class that performs it, if not UIKit's.
  package var customClass: CustomClass?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position in its document.
  package var position: SourcePosition
}

extension SegueTemplate {
  /// The selector of the method of the source that makes the destination; nil if UIKit makes it.
  package var creationSelector: String? { rest?["destinationCreationSelector"] }

  /// The template of `segue`; nil for relationships and for kinds that Boardwalk does not know.
  init?(compiling segue: Segue, in context: CompileContext) {
    guard let kind = segue.kind, kind != .relationship else { return nil }
    let destination = kind == .unwind ? nil : context.scene(of: segue.destinationID)
    self.init(
      id: segue.id,
      kind: kind,
      identifier: segue.identifier,
      source: segue.source?["id"] ?? "",
      destination: destination,
      destinationID: destination == nil ? segue.element["destination"] : nil,
      unwindAction: segue.unwindAction,
      presentationStyle: segue.modalPresentationStyle,
      transitionStyle: segue.modalTransitionStyle,
      isAnimated: segue.animates,
      popoverAnchor: segue.popoverAnchorViewID ?? segue.popoverAnchorBarButtonItemID,
      trigger: segue.trigger,
      customClass: segue.customClass,
      position: context.position(of: segue.element))
    var rest = UnmodeledContent(segue.element)
    for name in ["id", "kind", "destination", "unwindAction"] {
      rest.consume(name)
    }
    rest.consume("modalPresentationStyle", if: presentationStyle != nil)
    rest.consume("modalTransitionStyle", if: transitionStyle != nil)
    rest.consume("identifier", as: identifier)
    rest.consumeFlag("animates")
    rest.consume(
      segue.popoverAnchorViewID != nil ? "popoverAnchorView" : "popoverAnchorBarButtonItem")
    rest.consume(segue.element["trigger"] != nil ? "trigger" : "key", if: trigger != nil)
    rest.consumeClass()
    self.rest = rest.archived
  }
}
