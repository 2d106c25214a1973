/// Statements with a name, which can be kept, passed on and run: `block refresh { reload tableView
/// }`.
package struct NamedBlock: Sendable, Hashable {
  /// The class that declares it.
  package var owner = ""

  /// The name.
  package var name: String

  /// The names of the parameters.
  package var parameters: [String]

  /// The body.
  package var body: [BehaviorStatement]

  /// The range of the name.
  package var range: Range<Int>
}
