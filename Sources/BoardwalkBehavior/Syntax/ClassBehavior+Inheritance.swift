extension ClassBehavior {
  /// The class with the members of its superclasses among `classes`, except for those that it
  /// overrides.
  package func inheriting(from classes: [String: ClassBehavior]) -> ClassBehavior {
    var result = self
    var visited: Set<String> = [name]
    var ancestor = superclass.flatMap { classes[$0] }
    while let type = ancestor, visited.insert(type.name).inserted {
      result.inherit(type)
      ancestor = type.superclass.flatMap { classes[$0] }
    }
    return result
  }

  private mutating func inherit(_ type: ClassBehavior) {
    let callable = Set(blocks.map(\.name) + handlers(of: "action").compactMap(\.subject))
    let stored = Set(states.map(\.name))
    let calls = Set(handlers.map(\.call))
    states = type.states.filter { !stored.contains($0.name) } + states
    blocks += type.blocks.filter { !callable.contains($0.name) }
    handlers += type.handlers.filter { handler in
      !calls.contains(handler.call)
        && !(handler.form == "action"
          && callable.contains(handler.subject ?? ""))
    }
  }
}

extension Handler {
  /// The call that it answers: a handler of a subclass for the same one overrides it.
  fileprivate struct Call: Hashable {
    let form: String
    let subject: String?
    let labels: [String]
  }

  fileprivate var call: Call { Call(form: form, subject: subject, labels: labels) }
}
