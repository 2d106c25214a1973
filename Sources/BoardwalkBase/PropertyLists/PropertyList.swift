import Foundation

/// The dictionary in a property list in any format: binary, XML, or strings file.
///
/// Foundation parses it, recursively, and copies values that a binary list references repeatedly,
/// so that a few hundred bytes may expand to billions of values. The size is therefore computed
/// before.
package struct PropertyList {
  /// The maximum nesting depth of containers.
  package static let deepestNesting = 100

  /// The maximum size of the values in bytes, counting a copy for each reference.
  package static let largestExpansion = 64 << 20

  /// The values by their keys.
  package let entries: [String: Any]

  /// The dictionary in `bytes`; nil if there is none, or if it exceeds the limits.
  package init?(_ bytes: [UInt8]) {
    guard Self.isWithinLimits(bytes),
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    self.entries = entries
  }

  /// Whether `bytes` are the text of a strings file, if they are a list: not binary, and not XML.
  package static func isText(_ bytes: [UInt8]) -> Bool {
    !isBinary(bytes) && !TextPropertyListNesting.isXML(bytes)
  }

  private static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  private static func isWithinLimits(_ bytes: [UInt8]) -> Bool {
    guard isBinary(bytes) else {
      return TextPropertyListNesting(bytes).depth <= deepestNesting
    }
    guard let extent = BinaryPropertyListExtent(bytes, deepest: deepestNesting) else {
      return false
    }
    return extent.size <= largestExpansion
  }
}
