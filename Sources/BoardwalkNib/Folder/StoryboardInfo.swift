import Foundation

/// The contents of a compiled storyboard's `Info.plist`.
package struct StoryboardInfo: Sendable, Hashable {
  /// Names of nibs, without their extension, by identifiers of view controllers.
  package var nibNames: [String: String]

  /// The identifier of the initial view controller.
  package var entryPoint: String?

  /// Names of keys in the property list.
  private enum Key {
    static let version = "UIStoryboardVersion"
    static let nibNames = "UIViewControllerIdentifiersToNibNames"
    static let entryPoint = "UIStoryboardDesignatedEntryPointIdentifier"
  }

  /// The only version that is known.
  private static let version = 1

  /// The info of a storyboard with the given nibs.
  package init(nibNames: [String: String], entryPoint: String?) {
    self.nibNames = nibNames
    self.entryPoint = entryPoint
  }

  /// The info that the property list in `bytes` holds.
  package init(_ bytes: [UInt8]) throws(StoryboardInfoError) {
    guard let list = Self.propertyList(bytes) as? [String: Any] else { throw .unreadable }
    guard list[Key.version] as? Int == Self.version else { throw .unknownVersion }
    guard let nibNames = list[Key.nibNames] as? [String: String] else { throw .noNibNames }
    self.init(nibNames: nibNames, entryPoint: list[Key.entryPoint] as? String)
  }

  /// The info as a binary property list.
  package var bytes: [UInt8] {
    var list: [String: PropertyListValue] = [
      Key.version: .integer(Self.version),
      Key.nibNames: .dictionary(nibNames.mapValues { .string($0) }),
    ]
    list[Key.entryPoint] = entryPoint.map { .string($0) }
    return BinaryPropertyListWriter.bytes(of: .dictionary(list))
  }

  private static func propertyList(_ bytes: [UInt8]) -> Any? {
    try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
  }

  /// Every value of the property list in `bytes` by the path of its key; nil if it is none.
  ///
  /// Unlike the typed values this leaves nothing out.
  package static func lines(of bytes: [UInt8]) -> [String: String]? {
    guard let list = propertyList(bytes) else { return nil }
    var result: [String: String] = [:]
    var pending: [(path: String, value: Any)] = [("", list)]
    while let (path, value) = pending.popLast() {
      switch value {
      case let values as [String: Any]:
        if values.isEmpty { result[path] = "{}" }
        pending += values.map { (path.isEmpty ? $0 : "\(path).\($0)", $1) }
      case let values as [Any]:
        if values.isEmpty { result[path] = "[]" }
        pending += values.enumerated().map { ("\(path)[\($0)]", $1) }
      case let text as String: result[path] = ArchivedValue.quoted(text)
      default: result[path] = "\(value)"
      }
    }
    return result
  }
}

/// Why bytes are not the info of a compiled storyboard.
package enum StoryboardInfoError: Error, Sendable, Hashable, CustomStringConvertible {
  case unreadable
  case unknownVersion
  case noNibNames

  /// The defect in words.
  package var description: String {
    switch self {
    case .unreadable: "the file is not a property list"
    case .unknownVersion: "the UIStoryboardVersion is not 1"
    case .noNibNames: "there are no UIViewControllerIdentifiersToNibNames"
    }
  }
}
