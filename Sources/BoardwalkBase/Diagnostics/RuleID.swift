/// The stable, kebab-case name of a rule, such as `dangling-reference`.
public struct RuleID: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let name: String

  /// The names that rules had in earlier versions, with the present ones. Suppressions, baselines
  /// and configurations may contain them.
  private static let formerNames = [
    "misspelt-word": "misspelled-word",
    "unlabelled-image-button": "unlabeled-image-button",
  ]

  /// The rule named `name`, or formerly named so.
  public init(_ name: String) { self.name = Self.formerNames[name] ?? name }

  /// The rule named `name`, or formerly named so.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }

  /// Alphabetical order.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.name < right.name }
}
