/// The stable, kebab-case name of a rule, such as `dangling-reference`.
package struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  package let name: String

  /// The rule called `name`.
  package init(_ name: String) { self.name = name }

  /// The rule called `name`.
  package init(stringLiteral name: String) { self.name = name }

  /// The name.
  package var description: String { name }

  /// Alphabetical order.
  package static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}
