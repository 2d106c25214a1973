/// Something that is known: `state items = []`, or `shared items = []` for the whole app.
public struct StateDeclaration: Sendable, Hashable {
  /// What it is called.
  public var name: String

  /// What it begins with.
  public var value: ValueExpression

  /// Where its name is written.
  public var range: Range<Int>
}
