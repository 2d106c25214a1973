import BoardwalkDocument

/// A way from one scene to another.
public struct SegueTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String?

  /// What it does.
  public var kind: SegueKind

  /// The name by which code performs it.
  public var identifier: String?

  /// The id of the object it starts from: controller, control, cell, bar item, recognizer.
  public var source: String

  /// The index of the scene it leads to, in the same document; nil for unwind segues and for
  /// destinations that do not exist.
  public var destination: Int?

  /// The id it leads to where that is no scene: an exit, or nothing at all.
  public var destinationID: String?

  /// The message that an unwind segue looks for.
  public var unwindAction: String?

  /// How the presentation looks; nil leaves it to the destination.
  public var presentationStyle: String?

  /// How the presentation is animated; nil leaves it to the destination.
  public var transitionStyle: String?

  /// Whether it is animated.
  @Usually<Usual.Yes> public var isAnimated: Bool

  /// The id of the view or bar button item that a popover points to.
  public var popoverAnchor: String?

  /// What starts it where its source has several: `accessoryAction`.
  public var trigger: String?

  /// The class that performs it, if not UIKit's.
  public var customClass: CustomClass?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// Where it stands in its document.
  public var position: SourcePosition
}
