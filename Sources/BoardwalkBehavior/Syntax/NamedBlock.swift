/// Statements with a name, which can be kept, passed on and run: `block refresh { reload tableView
/// }`.
package struct NamedBlock: Sendable, Hashable {
  /// The class that declares it.
  package var owner = ""

  /// The name.
  package var name: String

  /// The names of the parameters.
  package var parameters: [String]

  /// The argument labels of its calls, `_` for none, which distinguish blocks with one name.
  package var labels: [String] = []

  /// The parameters with their labels, if calls may leave some out or repeat them; empty if each call
  /// has an argument for each parameter.
  package var signature: [BlockParameter] = []

  /// The variables of the code around a closure that it shares with this code.
  package var variables: Set<String> = []

  /// Whether closures are in its statements.
  package var makesClosures = false

  /// Whether it is a computed property, which is read by its name alone.
  package var isProperty = false

  /// The body.
  package var body: [BehaviorStatement]

  /// The range of the name.
  package var range: Range<Int>
}

extension NamedBlock {
  /// The closure of the class `owner` that performs `verb` on the value of `name`, which no text says.
  package init(performing verb: Verb, on name: String, of owner: String) {
    let command = VerbPhrase(verb: verb, subject: .named(name))
    self.init(
      owner: owner, name: "closure", parameters: [],
      body: [BehaviorStatement(action: .perform(command), range: 0..<0)], range: 0..<0)
  }

  /// The statements of a completion, whose parameter says that nothing has interrupted what ended.
  var completionBody: [BehaviorStatement] {
    let named = parameters.filter { $0 != "_" && !$0.hasPrefix("$") }
    return named.map { name in
      let isFinished = ValueExpression(form: .bool(true), range: range)
      return BehaviorStatement(action: .name(name, isFinished), range: range)
    } + body
  }
}
