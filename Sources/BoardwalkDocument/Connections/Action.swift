import BoardwalkTree

/// A message that a control, bar button item or gesture recognizer sends.
public struct Action: DocumentObject {
  /// The `action` element.
  public let element: Element

  /// The action that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The message, such as `save:`.
  public var selector: String { element["selector"] ?? "" }

  /// The id of the receiver; the first responder placeholder's means the responder chain.
  public var destinationID: String { element["destination"] ?? "" }

  /// The control event that sends it, such as `touchUpInside`; nil for items and recognizers.
  public var eventType: String? { element["eventType"] }
}
