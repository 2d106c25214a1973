/// A handler: `viewWillAppear { … }`, `action save(sender) { … }`.
package struct Handler: Sendable, Hashable {
  /// The class that declares it.
  package var owner = ""

  /// The word that it begins with, which is that of a ``HandlerForm``.
  package var form: String

  /// The identifier, or the name of the action or of the state, that it is for.
  package var subject: String?

  /// The range of `subject`.
  package var subjectRange: Range<Int>?

  /// The argument labels of an initializer, or of an action that Swift declares.
  package var labels: [String] = []

  /// The names of the parameters.
  package var parameters: [String] = []

  /// The condition that selects it among several handlers of a call.
  package var condition: ValueExpression?

  /// Further arguments, such as a cell's style.
  package var options: [NamedOption] = []

  /// Whether its result is the cell, which it makes itself.
  package var returnsCell = false

  /// The body.
  package var body: [BehaviorStatement]

  /// The range.
  package var range: Range<Int>

  /// The selector of an action in documents: `save:` with a sender.
  package var selector: String? {
    guard form == "action", let subject else { return nil }
    // Objective-C has the label of the first parameter in the name: `closeWithSender:`.
    let label = labels.first.map {
      $0 == "_" ? "" : "With\($0.prefix(1).uppercased())\($0.dropFirst())"
    }
    let name = subject + (label ?? "")
    let others = labels.isEmpty ? parameters : labels
    return parameters.isEmpty
      ? name : name + ":" + others.dropFirst().map { "\($0):" }.joined()
  }
}

/// A named option after a comma: `animated: false`.
package struct NamedOption: Sendable, Hashable {
  /// The name.
  package var name: String

  /// The value.
  package var value: ValueExpression

  /// The range of the name.
  package var range: Range<Int>
}
