/// The stable, kebab-case name of a rule, such as `dangling-reference`.
public struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let name: String

  /// The rule named `name`.
  public init(_ name: String) { self.name = name }

  /// The rule named `name`.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// Alphabetical order.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}
