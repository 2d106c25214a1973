import BoardwalkSchema

/// A message that a control, bar button item or gesture recognizer sends.
package struct Action: DocumentObject {
  /// The `action` element.
  package let element: Element

  /// The action that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The message, such as `save:`.
  package var selector: String { element["selector"] ?? "" }

  /// The id of the receiver; that of the first responder placeholder for the responder chain.
  package var destinationID: String { element["destination"] ?? "" }

  /// The control event that sends it; nil for items and recognizers, and for an unknown event.
  package var event: ControlEvent? { element.word("eventType") }

  /// Whether it has an unknown control event, which no control sends.
  package var hasUnknownEvent: Bool { element["eventType"] != nil && event == nil }
}
