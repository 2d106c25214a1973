/// What a command can be told by name.
package struct Option: Sendable, Hashable {
  /// The name, with its dashes.
  package let name: String

  /// What stands for the value; nil for a switch.
  package let value: String?

  /// The only values allowed, if there are only some.
  package let choices: [String]

  /// What it does, in one line.
  package let summary: String

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
