import BoardwalkBase
import BoardwalkBehavior

/// Reuse identifiers of cells, headers and footers.
extension BehaviorNames {
  /// What is wrong with the identifier of the view that `handler` of `type` is for: its scenes have
  /// prototypes or the class registers some, none is called so, and it is not made of a style.
  func reuseIdentifier(of handler: Handler, in type: ClassBehavior) -> [Finding] {
    guard let identifier = handler.subject, let range = handler.subjectRange,
      !handler.options.contains(where: { $0.name == "style" }),
      let registered = type.registeredIdentifiers
    else { return [] }
    let known = registered.union(documents.classes[type.name]?.cells ?? [])
    guard !known.isEmpty, !known.contains(identifier) else { return [] }
    return [
      .unknownName(
        "the scenes of \(type.name) have no \(handler.form) \"\(identifier)\"", range,
        guess: Misspelling(identifier).closest(in: known.sorted()), isText: true)
    ]
  }
}

extension ClassBehavior {
  /// The identifiers that it registers classes and nibs for; nil if one of them is not a plain text.
  fileprivate var registeredIdentifiers: Set<String>? {
    var identifiers: Set<String>? = []
    for body in bodies {
      body.forEachStatement { statement in
        guard case .perform(let command) = statement.action, command.verb == .register else {
          return
        }
        guard case .text(let identifier)? = command.phrase(.for)?.form else {
          return identifiers = nil
        }
        identifiers?.insert(identifier)
      }
    }
    return identifiers
  }
}
