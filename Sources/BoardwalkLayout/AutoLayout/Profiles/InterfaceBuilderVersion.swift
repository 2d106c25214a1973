import BoardwalkGraph
import BoardwalkPlatform

/// A range of versions of Interface Builder with equal canvas layout.
package enum InterfaceBuilderVersion: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Xcode 6 and earlier.
  case xcode6
  case xcode7, xcode8

  /// Xcode 9.0, which draws table cells as Xcode 8 does.
  case xcode9

  /// Xcode 9.1 to 9.4.
  case lateXcode9
  case xcode10

  /// Xcode 11, the first with iOS 13's controls.
  case xcode11

  /// Xcode 12, with the controls of iOS 14.
  case xcode12

  /// Xcode 12.5 and 13.
  case xcode13

  /// Xcode 14.0 to 14.2.
  case xcode14

  /// Xcode 14.3, 15 and 16.
  case xcode15

  /// Xcode 26, with Liquid Glass.
  case xcode26

  /// Xcode 26.4 and later.
  case lateXcode26

  /// The first version of each one's tools.
  private static let beginnings: [(tools: Int, version: InterfaceBuilderVersion)] = [
    (24_700, .lateXcode26), (24_000, .xcode26), (21_600, .xcode15), (21_000, .xcode14),
    (18_000, .xcode13),
    (17_000, .xcode12), (14_800, .xcode11), (14_000, .xcode10), (13_500, .lateXcode9),
    (13_000, .xcode9), (11_000, .xcode8), (8_000, .xcode7),
  ]

  /// The version that newer versions of Interface Builder write if a document needs no newer one.
  private static let minimalVersion = 32_700

  /// The version that wrote `document`.
  ///
  /// If the version of its tools is only a minimum, that of its plug-in decides.
  init(_ document: CompiledDocument) {
    let version = document.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) }
    if let version, version >= Self.minimalVersion, document.content.hasPlugIn {
      self.init(toolsVersion: document.content.plugInVersion)
    } else {
      self.init(toolsVersion: document.toolsVersion)
    }
  }

  /// The version that writes `toolsVersion`, such as `23504` or `14460.31`.
  package init(toolsVersion: String?) {
    let digits = toolsVersion?.prefix { $0 != "." } ?? ""
    let version = Int(digits) ?? 0
    guard version < Self.minimalVersion else {
      self = .xcode11
      return
    }
    self = Self.beginnings.first { $0.tools <= version }?.version ?? .xcode6
  }

  /// The version whose controls and margins are those of apps on `system`.
  package init(_ system: SystemVersion) {
    self = system.has(.liquidGlass) ? .xcode26 : system.has(.sheets) ? .xcode15 : .xcode10
  }

  /// The newest system that its canvas draws.
  package var system: SystemVersion {
    switch self {
    case .xcode6, .xcode7, .xcode8, .xcode9, .lateXcode9, .xcode10: SystemVersion(12)
    case .xcode11, .xcode12, .xcode13, .xcode14, .xcode15: SystemVersion(18)
    case .xcode26, .lateXcode26: SystemVersion(26)
    }
  }

  /// Its name in reports.
  package var name: String {
    switch self {
    case .xcode6: "Xcode 6 and before"
    case .xcode7: "Xcode 7"
    case .xcode8: "Xcode 8"
    case .xcode9: "Xcode 9.0"
    case .lateXcode9: "Xcode 9.1 to 9.4"
    case .xcode10: "Xcode 10"
    case .xcode11: "Xcode 11"
    case .xcode12: "Xcode 12"
    case .xcode13: "Xcode 12.5 and 13"
    case .xcode14: "Xcode 14.0 to 14.2"
    case .xcode15: "Xcode 14.3 to 16"
    case .xcode26: "Xcode 26.0 to 26.3"
    case .lateXcode26: "Xcode 26.4"
    }
  }

  /// Whether `left` came before `right`.
  package static func < (left: InterfaceBuilderVersion, right: InterfaceBuilderVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
