import BoardwalkBase
import BoardwalkBehavior

/// Reuse identifiers of cells.
extension BehaviorNames {
  /// What is wrong with the identifier of the cell that `handler` of `type` is for: its scenes have
  /// prototypes, none is called so, and the class registers none of its own and makes none of a style.
  func cell(_ handler: Handler, of type: ClassBehavior) -> [Finding] {
    guard let identifier = handler.subject, let range = handler.subjectRange,
      let cells = documents.classes[type.name]?.cells, !cells.isEmpty, !cells.contains(identifier),
      !handler.options.contains(where: { $0.name == "style" }),
      !(type.blocks.map(\.body) + type.handlers.map(\.body)).contains(where: \.registersCells)
    else { return [] }
    return [
      finding(
        "the scenes of \(type.name) have no cell \"\(identifier)\"", range,
        Misspelling(identifier).closest(in: cells.sorted()), isText: true)
    ]
  }
}

extension [Statement] {
  /// Whether any of them, or of those inside them, says what the cells of an identifier are made from.
  fileprivate var registersCells: Bool {
    contains { statement in
      switch statement.action {
      case .choose(let branches, let otherwise):
        branches.contains { $0.body.registersCells } || otherwise.registersCells
      case .perform(let command):
        command.verb == .register || command.body?.registersCells == true
          || command.then?.registersCells == true
      case .name, .assign, .answer, .evaluate: false
      }
    }
  }
}
