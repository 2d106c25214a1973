import BoardwalkBase
import BoardwalkBehavior

/// Reuse identifiers of cells, headers and footers.
extension BehaviorNames {
  /// The finding for the reuse identifier of the view of `handler` in `type`: its scenes have
  /// prototypes or the class registers some, none has the identifier, and it is not created with a
  /// style.
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
  /// The identifiers that it registers classes and nibs for; nil if one of them is not a plain
  /// text.
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
