/// What a class does when it is called: `viewWillAppear { … }`, `action save(sender) { … }`.
public struct Handler: Sendable, Hashable {
  /// The word that it begins with, which is that of a ``HandlerForm``.
  public var form: String

  /// The identifier, or the name of the action or of the state, that it is for.
  public var subject: String?

  /// Where `subject` is written.
  public var subjectRange: Range<Int>?

  /// What an initializer is called with, by the words in front of its values.
  public var labels: [String] = []

  /// The names that it gives to what it is called with.
  public var parameters: [String] = []

  /// When it is meant, among several for the same call.
  public var condition: ValueExpression?

  /// What it is called with besides, such as a cell's style.
  public var options: [Option] = []

  /// What it does.
  public var body: [Statement]

  /// Where it begins.
  public var range: Range<Int>

  /// The selector of an action as documents write it: `save:` where it takes its sender.
  public var selector: String? {
    guard form == "action", let subject else { return nil }
    return parameters.count < 2
      ? subject + String(repeating: ":", count: parameters.count)
      : subject + ":" + parameters.dropFirst().map { "\($0):" }.joined()
  }
}

/// Something said behind a comma by its name: `animated: false`.
public struct Option: Sendable, Hashable {
  /// The name.
  public var name: String

  /// The value.
  public var value: ValueExpression

  /// Where the name is written.
  public var range: Range<Int>
}
