import BoardwalkDocument

/// A way from one scene to another.
package struct SegueTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// What it does.
  package var kind: SegueKind

  /// The name by which code performs it.
  package var identifier: String?

  /// The id of the object it starts from: controller, control, cell, bar item, recognizer.
  package var source: String

  /// The index of the scene it leads to, in the same document; nil for unwind segues and for
  /// destinations that do not exist.
  package var destination: Int?

  /// The id it leads to where that is no scene: an exit, or nothing at all.
  package var destinationID: String?

  /// The message that an unwind segue looks for.
  package var unwindAction: String?

  /// How the presentation looks; nil leaves it to the destination.
  package var presentationStyle: String?

  /// How the presentation is animated; nil leaves it to the destination.
  package var transitionStyle: String?

  /// Whether it is animated.
  @OmittedIfDefault<Usual.Yes> package var isAnimated: Bool

  /// The id of the view or bar button item that a popover points to.
  package var popoverAnchor: String?

  /// What starts it where its source has several: `accessoryAction`.
  package var trigger: String?

  /// The class that performs it, if not UIKit's.
  package var customClass: CustomClass?

  /// Whatever else the document says of it, as written; nil if that is all.
  package var rest: ArchivedElement?

  /// Where it stands in its document.
  package var position: SourcePosition
}
