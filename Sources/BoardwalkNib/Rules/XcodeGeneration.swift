/// The known compilers, each by the first Xcode with its output.
///
/// Later versions of Xcode write additional keys. Xcode 10 writes those of Xcode 9; three of its
/// values differ.
package enum XcodeGeneration: Int, Sendable, Hashable, CaseIterable, Comparable {
  case xcode7 = 7
  case xcode8 = 8
  case xcode9 = 9
  case xcode10 = 10
  case xcode11 = 11
  case xcode12 = 12
  case xcode13 = 13
  case xcode14 = 14
  case xcode15 = 15

  /// The default generation.
  package static let standard = XcodeGeneration.xcode15

  /// The generation of the Xcode with the given major version.
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
