import BoardwalkDocument
import BoardwalkSchema

/// A message that an object sends.
package struct ActionTemplate: Sendable, Hashable, Codable {
  /// The receiver of an action.
  package enum Target: Sendable, Hashable, Codable {
    /// The scene's view controller, or a xib's owner.
    case controller

    /// The first object of the responder chain that knows it.
    case firstResponder

    /// Another object of the scene, by its id and its display name.
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

extension ActionTemplate {
  /// The template of `action`, which an object of `part` sends.
  init(compiling action: Action, of part: ScenePart, in context: CompileContext) {
    self.init(
      selector: action.selector,
      event: action.event,
      source: action.element.parent?.parent?["id"] ?? "",
      target: Target(id: action.destinationID, of: part, in: context),
      id: action.id,
      position: context.position(of: action.element))
    var rest = UnmodeledContent(action.element)
    for name in ["selector", "eventType", "destination", "id"] { rest.consume(name) }
    self.rest = rest.archived
  }
}

extension ActionTemplate.Target {
  /// The receiver with `id`: the scene's controller and the placeholders have special roles.
  fileprivate init(id: String, of part: ScenePart, in context: CompileContext) {
    if !id.isEmpty, id == part.main?["id"] {
      self = .controller
      return
    }
    let object = context.document.object(withID: id)
    switch object?.kind == .placeholder ? object?["placeholderIdentifier"] : nil {
    case "IBFilesOwner": self = .controller
    case "IBFirstResponder": self = .firstResponder
    default: self = .object(id: id, name: context.name(of: id))
    }
  }
}
