/// A handler: `viewWillAppear { … }`, `action save(sender) { … }`.
package struct Handler: Sendable, Hashable {
  /// The word that it begins with, which is that of a ``HandlerForm``.
  package var form: String

  /// The identifier, or the name of the action or of the state, that it is for.
  package var subject: String?

  /// Where `subject` is written.
  package var subjectRange: Range<Int>?

  /// What an initializer is called with, by the words in front of its values.
  package var labels: [String] = []

  /// The names that it gives to what it is called with.
  package var parameters: [String] = []

  /// When it is meant, among several for the same call.
  package var condition: ValueExpression?

  /// What it is called with besides, such as a cell's style.
  package var options: [Option] = []

  /// What it does.
  package var body: [Statement]

  /// Where it begins.
  package var range: Range<Int>

  /// The selector of an action as documents write it: `save:` where it takes its sender.
  package var selector: String? {
    guard form == "action", let subject else { return nil }
    return parameters.count < 2
      ? subject + String(repeating: ":", count: parameters.count)
      : subject + ":" + parameters.dropFirst().map { "\($0):" }.joined()
  }
}

/// Something said behind a comma by its name: `animated: false`.
package struct Option: Sendable, Hashable {
  /// The name.
  package var name: String

  /// The value.
  package var value: ValueExpression

  /// Where the name is written.
  package var range: Range<Int>
}
