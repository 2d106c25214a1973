import BoardwalkSchema

/// A message that an object sends.
package struct ActionTemplate: Sendable, Hashable, Codable {
  /// The receiver of an action.
  package enum Target: Sendable, Hashable, Codable {
    /// The scene's view controller, or a xib's owner.
    case controller

    /// The first object of the responder chain that knows it.
    case firstResponder

    /// Another object of the scene, by its id and its name for people.
    case object(id: String, name: String)
  }

  /// The message, such as `save:`.
  package var selector: String

  /// The control event that sends it; nil for items and recognizers.
  package var event: ControlEvent?

  /// The id of the sender.
  package var source: String

  /// The receiver.
  package var target: Target

  /// Its id in the document.
  package var id: String?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position in its document.
  package var position: SourcePosition
}

extension ActionTemplate {
  /// An action that code adds: `source` sends `selector` to its controller for `event`.
  package static func createdByCode(
    _ selector: String, for event: ControlEvent, of source: String, at position: SourcePosition
  ) -> ActionTemplate {
    ActionTemplate(
      selector: selector, event: event, source: source, target: .controller, id: nil, rest: nil,
      position: position)
  }
}
