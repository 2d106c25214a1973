/// An option of a command.
package struct Option: Sendable, Hashable {
  /// The name, with its dashes.
  package let name: String

  /// Former names of the option. Help shows only the current name.
  package let aliases: [String]

  /// The placeholder of the value; nil for a flag.
  package let value: String?

  /// The only values allowed, if there are only some.
  package let choices: [String]

  /// A one-line summary.
  package let summary: String

  /// The name with the placeholder of its value.
  package var usage: String { [name, value].compactMap(\.self).joined(separator: " ") }

  /// Whether `name` is its name or an alias.
  package func isCalled(_ name: String) -> Bool { self.name == name || aliases.contains(name) }

  /// The switch `name`.
  static func flag(_ name: String, aliases: [String] = [], _ summary: String) -> Option {
    Option(name: name, aliases: aliases, value: nil, choices: [], summary: summary)
  }

  /// The switch that runs a command again when files have changed.
  static let watch = Option.flag("--watch", "run again after each change of a file")

  /// The switch that leaves out the summary of a run that found nothing.
  static let quiet = Option.flag("--quiet", "print nothing if there are no findings")

  /// The option for colors of the report.
  static let color = Option.value(
    "--color", "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
    "color the report")

  /// The option `name`, which takes a value.
  static func value(
    _ name: String, aliases: [String] = [], _ value: String, choices: [String] = [],
    _ summary: String
  ) -> Option {
    Option(name: name, aliases: aliases, value: value, choices: choices, summary: summary)
  }
}
