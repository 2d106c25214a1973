/// The severity of a finding.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable, Codable {
  /// Worth knowing; never fails a build.
  case note

  /// Probably a mistake; fails a build under `--strict`.
  case warning

  /// A mistake; fails a build.
  case error

  /// Whether `left` matters less than `right`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
