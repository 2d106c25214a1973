/// Statements with a name, which can be kept, passed on and run: `block refresh { reload tableView }`.
public struct NamedBlock: Sendable, Hashable {
  /// What it is called.
  public var name: String

  /// The names of what it is run with.
  public var parameters: [String]

  /// What it does.
  public var body: [Statement]

  /// Where its name is written.
  public var range: Range<Int>
}
