import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject

/// The rules and severities of a check, and the findings that it suppresses.
public struct CheckConfiguration: Sendable {
  var configuration: Configuration

  /// All rules with their default severities, except those that are off by default (``Rule/isOn``).
  public init() { configuration = Configuration(folder: ".") }

  /// The configuration in the file at `path`, such as `boardwalk.json`. Throws an error if the file
  /// cannot be opened or is malformed.
  public init(contentsOf path: String) throws(CheckConfigurationError) {
    let file: SourceFile
    do throws(SourceFile.ReadingError) {
      file = try SourceFile(contentsOfRegularFile: path)
    } catch {
      throw CheckConfigurationError(description: "cannot open \(path): \(error.reason(for: path))")
    }
    do throws(ConfigurationError) {
      configuration = try ConfigurationReader().read(file)
    } catch {
      throw CheckConfigurationError(
        description: ([error.message] + error.notes).joined(separator: "\n"))
    }
  }

  /// The path of the `boardwalk.json` that applies to the file or folder at `path`: the nearest one
  /// in its folder or a parent folder, up to the root of the repository. Nil if there is none.
  public static func path(for path: String) -> String? { ConfigurationReader().file(for: path) }

  /// The rules that are applied, in the order of the reference.
  public var rules: [Rule] { checker.rules }

  /// Applies the rule `rule` with `severity`, or with its default severity.
  public mutating func turnOn(_ rule: RuleID, as severity: Severity? = nil) {
    let own = Rule.all.first { $0.id == rule }?.severity
    configuration.rules[rule] = (severity ?? own).map { .on($0) }
  }

  /// Turns the rule `rule` off.
  public mutating func turnOff(_ rule: RuleID) { configuration.rules[rule] = .off }

  /// Whether layouts are solved, so that layout rules apply.
  public var checksLayout: Bool {
    get { configuration.isLaidOut }
    set { configuration.isLaidOut = newValue }
  }

  var checker: Checker { configuration.checker }
}

/// An error in a configuration file.
public struct CheckConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The defect with its path and position, and suggestions, one per line.
  public let description: String
}
