import BoardwalkSchema

/// A way from one scene to another.
package struct Segue: DocumentObject {
  /// The `segue` element.
  package let element: Element

  /// The segue that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The kind; nil for an unknown one, and for `segue` elements of another meaning: references in
  /// `inferredMetricsTieBreakers`, and peek and pop variants.
  package var kind: SegueKind? { element["kind"].flatMap(SegueKind.init) }

  /// The id of the destination: a controller, placeholder or exit.
  package var destinationID: String { element["destination"] ?? "" }

  /// The name by which code performs it.
  package var identifier: String? { element["identifier"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The place of a relationship's destination in its container.
  package var relationship: RelationshipKind? { element.word("relationship") }

  /// The selector of an unwind segue, such as `cancel:`.
  package var unwindAction: String? { element["unwindAction"] }

  /// The presentation style; nil for that of the destination.
  package var modalPresentationStyle: ModalPresentationStyle? {
    element.word("modalPresentationStyle")
  }

  /// The transition style of a presentation; nil for that of the destination.
  package var modalTransitionStyle: ModalTransitionStyle? { element.word("modalTransitionStyle") }

  /// Whether it is animated.
  package var animates: Bool { element["animates"] != "NO" }

  /// The view that a popover points to.
  package var popoverAnchorViewID: String? { element["popoverAnchorView"] }

  /// The bar button item that a popover points to.
  package var popoverAnchorBarButtonItemID: String? { element["popoverAnchorBarButtonItem"] }

  /// What starts it; nil if its source has only one way to start it.
  package var trigger: SegueTrigger? { element.word("trigger") ?? element.word("key") }

  /// The object it starts from: a controller, control, cell, bar button item or gesture recognizer.
  package var source: Element? {
    guard let connections = element.parent, connections.name == "connections" else { return nil }
    return connections.parent
  }
}
