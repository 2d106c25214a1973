/// What a command can be told by name.
public struct Option: Sendable, Hashable {
  /// The name, with its dashes.
  public let name: String

  /// What stands for the value; nil for a switch.
  public let value: String?

  /// The only values allowed, if there are only some.
  public let choices: [String]

  /// What it does, in one line.
  public let summary: String

  /// The switch `name`.
  static func flag(_ name: String, _ summary: String) -> Option {
    Option(name: name, value: nil, choices: [], summary: summary)
  }

  /// The option `name`, which takes a value.
  static func value(
    _ name: String, _ value: String, choices: [String] = [], _ summary: String
  ) -> Option {
    Option(name: name, value: value, choices: choices, summary: summary)
  }
}
