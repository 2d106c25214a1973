import BoardwalkBase
import BoardwalkCheck

/// Which rules a check applies, with which severities, and which findings it leaves out.
public struct CheckConfiguration: Sendable {
  var configuration: Configuration

  /// All rules with their own severities, except those that are off by default (``Rule/isOn``).
  public init() { configuration = Configuration(folder: ".") }

  /// The configuration in the file at `path`, such as `boardwalk.json`. Throws where the file cannot
  /// be opened or is malformed.
  public init(contentsOf path: String) throws(CheckConfigurationError) {
    guard let file = try? SourceFile(contentsOf: path) else {
      throw CheckConfigurationError(description: "cannot open \(path)")
    }
    do throws(ConfigurationError) {
      configuration = try ConfigurationReader().read(file)
    } catch {
      throw CheckConfigurationError(
        description: ([error.message] + error.notes).joined(separator: "\n"))
    }
  }

  /// The path of the `boardwalk.json` that applies to the file or folder at `path`: the one in its
  /// folder or in the nearest folder around it, up to the root of the repository. Nil where there is
  /// none.
  public static func path(for path: String) -> String? { ConfigurationReader().file(for: path) }

  /// The rules that are applied, in the order of the reference.
  public var rules: [Rule] { checker.rules }

  /// Applies the rule `rule`, with `severity` in place of its own if one is given.
  public mutating func turnOn(_ rule: RuleID, as severity: Severity? = nil) {
    let own = Rule.all.first { $0.id == rule }?.severity
    configuration.rules[rule] = (severity ?? own).map { .on($0) }
  }

  /// Does not apply the rule `rule`.
  public mutating func turnOff(_ rule: RuleID) { configuration.rules[rule] = .off }

  /// Whether documents are laid out, so that the rules on frames apply.
  public var checksLayout: Bool {
    get { configuration.isLaidOut }
    set { configuration.isLaidOut = newValue }
  }

  var checker: Checker { configuration.checker }
}

/// Why a configuration file cannot be used.
public struct CheckConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect with its path and position, and suggestions, a line each.
  public let description: String
}
