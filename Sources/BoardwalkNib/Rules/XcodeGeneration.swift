/// The compilers whose output is known, each by the first Xcode that has it.
///
/// Later Xcodes write keys that earlier ones do not know; samples of Xcode 10 are like those of Xcode 9.
package enum XcodeGeneration: Int, Sendable, Hashable, CaseIterable, Comparable {
  case xcode7 = 7
  case xcode8 = 8
  case xcode9 = 9
  case xcode11 = 11
  case xcode12 = 12
  case xcode13 = 13
  case xcode14 = 14
  case xcode15 = 15

  /// The generation that is imitated unless another one is asked for.
  package static let standard = XcodeGeneration.xcode15

  /// The generation that the Xcode of the given major version belongs to.
  package init?(majorVersion: Int) {
    guard let match = Self.allCases.last(where: { $0.rawValue <= majorVersion }) else { return nil }
    self = match
  }

  /// The version of the encoding that its archives name.
  package var coderVersion: Int { self >= .xcode13 ? 10 : 9 }

  package static func < (left: XcodeGeneration, right: XcodeGeneration) -> Bool {
    left.rawValue < right.rawValue
  }
}
