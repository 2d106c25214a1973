import BoardwalkProject
import BoardwalkSource

/// What a project says in its `boardwalk.json` about how it wants to be checked.
public struct Configuration: Sendable {
  /// What becomes of a rule.
  public enum Setting: Sendable, Hashable {
    /// It is not applied.
    case off

    /// It is applied, and matters that much.
    case on(Severity)
  }

  /// The folder that holds the file, from the root; paths in it are relative to this folder.
  public let folder: String

  /// The rules that are not as usual.
  public internal(set) var rules: [RuleID: Setting] = [:]

  /// Which files to pass over.
  public internal(set) var excluded: [PathPattern] = []

  /// Findings to leave out.
  public internal(set) var suppressions: [Suppression] = []

  /// Folders with the app's source code.
  public internal(set) var sources: [String] = []

  /// Folders with asset catalogs.
  public internal(set) var assets: [String] = []

  /// The file with the findings that are known.
  public internal(set) var baseline: String?

  /// Whether warnings count as errors.
  public internal(set) var isStrict = false

  /// How many warnings are let pass; nil for any number.
  public internal(set) var mostWarnings: Int?

  /// Whether the rules about solved layouts are applied without being named.
  public var isLaidOut = false

  /// What a project without a file says, whose documents are in `folder`.
  public init(folder: String) { self.folder = folder }

  /// The rules to apply, each with the severity that the project gives it.
  public var checker: Checker {
    var severities: [RuleID: Severity] = [:]
    let rules = Rule.all.filter { rule in
      switch self.rules[rule.id] {
      case .off: return false
      case .on(let severity):
        severities[rule.id] = severity
        return true
      case nil: return rule.isOn || isLaidOut && rule.category == .frames
      }
    }
    return Checker(rules: rules, severities: severities, suppressions: suppressions)
  }
}
