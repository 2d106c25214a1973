import BoardwalkBase
import BoardwalkProject

/// The configuration of a check, from `boardwalk.json`.
package struct Configuration: Sendable {
  /// The setting of a rule.
  package enum Setting: Sendable, Hashable {
    /// The rule is not applied.
    case off

    /// The rule is applied, and its findings have this severity.
    case on(Severity)
  }

  /// The folder that holds the file, from the root; paths in it are relative to this folder.
  package let folder: String

  /// The path of the file; nil for a project without one.
  package let file: String?

  /// The rules that are not as usual.
  package var rules: [RuleID: Setting] = [:]

  /// The excluded files.
  package internal(set) var excluded: [PathPattern] = []

  /// Findings to leave out.
  package internal(set) var suppressions: [Suppression] = []

  /// Folders with the app's source code.
  package internal(set) var sources: [String] = []

  /// The positions of values that are checked only when they are used, by key, then by value.
  private var places: [String: [String: Position]] = [:]

  /// Folders with asset catalogs.
  package internal(set) var assets: [String] = []

  /// The file with the findings that are known.
  package internal(set) var baseline: String?

  /// Whether warnings count as errors.
  package internal(set) var isStrict = false

  /// The maximum number of warnings; nil for no limit.
  package internal(set) var mostWarnings: Int?

  /// Whether the rules about solved layouts are applied without being named.
  package var isLaidOut = false

  /// The circumstances in which documents are laid out besides, or instead of, as they were drawn.
  package var matrix = LayoutMatrix()

  /// The configuration of the project in `folder` from `file`; the defaults without one.
  package init(folder: String, file: String? = nil) {
    self.folder = folder
    self.file = file
  }

  /// The rules to apply, each with the severity that the project gives it.
  package var checker: Checker {
    var severities: [RuleID: Severity] = [:]
    let rules = Rule.all.filter { rule in
      switch self.rules[rule.id] {
      case .off: return false
      case .on(let severity):
        severities[rule.id] = severity
        return true
      case nil: return rule.isOn || asksForLayout && rule.category == .frames
      }
    }
    return Checker(
      rules: rules, severities: severities, suppressions: suppressions, settings: settings)
  }

  /// Records the `position` of `value` of the key `key`.
  mutating func setPlace(of value: String, in key: String, _ position: Position) {
    places[key, default: [:]][value] = position
  }

  /// The position of `value` of the key `key` in the file, as the beginning of a message:
  /// `boardwalk.json:2:13: `; empty if the file does not contain it.
  package func place(of value: String, in key: String) -> String {
    guard let file, let position = places[key]?[value] else { return "" }
    return "\(file):\(position): "
  }

  private var asksForLayout: Bool { isLaidOut || !matrix.isEmpty }

  /// The settings for layout checks; empty if they are off.
  private var settings: [LayoutSetting] {
    guard asksForLayout else { return [] }
    var matrix = matrix
    if isLaidOut, !matrix.places.isEmpty, !matrix.places.contains(.canvas) {
      matrix.places.insert(.canvas, at: 0)
    }
    return matrix.settings
  }
}
