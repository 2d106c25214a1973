/// Statements with a name, which can be kept, passed on and run: `block refresh { reload tableView }`.
package struct NamedBlock: Sendable, Hashable {
  /// What it is called.
  package var name: String

  /// The names of what it is run with.
  package var parameters: [String]

  /// What it does.
  package var body: [Statement]

  /// Where its name is written.
  package var range: Range<Int>
}
