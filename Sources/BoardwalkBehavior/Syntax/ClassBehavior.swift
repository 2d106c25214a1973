/// The behavior of a class: `behavior ItemsViewController { … }`.
package struct ClassBehavior: Sendable, Hashable {
  /// The name of the class.
  package var name: String

  /// The superclass; optional for a class that documents name.
  package var superclass: String?

  /// The protocols that its declarations name.
  package var protocols: [String] = []

  /// The range of the superclass's name.
  package var superclassRange: Range<Int>?

  /// The states of an instance, with their initial values.
  package var states: [StateDeclaration] = []

  /// Its named blocks of statements.
  package var blocks: [NamedBlock] = []

  /// The statements that set computed properties, by their names.
  package var setters: [NamedBlock] = []

  /// The handlers of calls by UIKit.
  package var handlers: [Handler] = []

  /// The range of the name.
  package var range: Range<Int>
}

extension ClassBehavior {
  /// The handlers of `form`, in the order of the file.
  package func handlers(of form: String) -> [Handler] { handlers.filter { $0.form == form } }
}

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
    let overloads = Set(blocks.map(\.call))
    let overloaded = Set(type.blocks.map(\.name).repeated)
    let stored = Set(states.map(\.name))
    let calls = Set(handlers.map(\.call))
    protocols += type.protocols
    states = type.states.filter { !stored.contains($0.name) } + states
    setters += type.setters.filter { !callable.contains($0.name) }
    blocks += type.blocks.filter {
      !(overloaded.contains($0.name) ? overloads.contains($0.call) : callable.contains($0.name))
    }
    handlers += type.handlers.filter { handler in
      !calls.contains(handler.call)
        && !(handler.form == "action"
          && callable.contains(handler.subject ?? ""))
    }
  }
}

extension NamedBlock {
  /// The name and the labels of its calls.
  fileprivate struct Call: Hashable {
    let name: String
    let labels: [String]
  }

  fileprivate var call: Call { Call(name: name, labels: labels) }
}

extension [String] {
  /// The elements that are there more than once.
  fileprivate var repeated: [String] {
    var seen: Set<String> = []
    return filter { !seen.insert($0).inserted }
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
