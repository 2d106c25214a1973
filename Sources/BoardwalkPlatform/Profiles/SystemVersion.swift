/// The major version of iOS that is simulated, where behavior depends on it.
public struct SystemVersion: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// The major version, such as 18.
  public let major: Int

  /// The version `major`.
  public init(_ major: Int) { self.major = major }

  /// The default version: classic bars, back buttons with titles.
  public static let standard = SystemVersion(18)

  /// The oldest and the newest version whose behavior is known.
  public static let known = 12...26

  /// The version, without `iOS`.
  public var description: String { String(major) }

  /// The version as a number, as code compares it.
  package var number: Double { Double(major) }

  /// Whether `left` came before `right`.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.major < right.major
  }
}
