import BoardwalkDocument

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
