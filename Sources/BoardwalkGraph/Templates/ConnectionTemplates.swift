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

  /// The message that an unwind segue looks for.
  public var unwindAction: String?

  /// How the presentation looks; nil leaves it to the destination.
  public var presentationStyle: String?

  /// How the presentation is animated; nil leaves it to the destination.
  public var transitionStyle: String?

  /// Whether it is animated.
  public var isAnimated: Bool

  /// The id of the view or bar button item that a popover points to.
  public var popoverAnchor: String?

  /// What starts it where its source has several: `accessoryAction`.
  public var trigger: String?

  /// The class that performs it, if not UIKit's.
  public var customClass: CustomClass?

  /// Where it stands in its document.
  public var position: SourcePosition
}

/// A message that an object sends.
public struct ActionTemplate: Sendable, Hashable, Codable {
  /// Who gets a message.
  public enum Target: Sendable, Hashable, Codable {
    /// The scene's view controller, or a xib's owner.
    case controller

    /// The first object of the responder chain that knows it.
    case firstResponder

    /// Another object of the scene, by its id and by what people call it.
    case object(id: String, name: String)
  }

  /// The message, such as `save:`.
  public var selector: String

  /// The control event that sends it; nil for items and recognizers.
  public var event: String?

  /// The id of the sender.
  public var source: String

  /// The receiver.
  public var target: Target

  /// Where it stands in its document.
  public var position: SourcePosition
}

/// A property connected to an object.
public struct OutletTemplate: Sendable, Hashable, Codable {
  /// The property's name.
  public var property: String

  /// The id of the object that has the property.
  public var source: String

  /// The id of the object it is connected to.
  public var destination: String

  /// Whether the property holds several objects.
  public var isCollection: Bool
}

/// A gesture recognizer beside the views it is attached to.
public struct RecognizerTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String

  /// What it recognizes, in words: `tap`, `long press`.
  public var gesture: String

  /// The ids of the views that have it.
  public var views: [String]

  /// Whatever else the document says of it, as written.
  public var rest: ArchivedElement
}
