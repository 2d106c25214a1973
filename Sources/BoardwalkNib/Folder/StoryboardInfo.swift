import BoardwalkBase

/// The contents of a compiled storyboard's `Info.plist`.
package struct StoryboardInfo: Sendable, Hashable {
  /// Names of nibs, without their extension, by identifiers of view controllers.
  package var nibNames: [String: String]

  /// The identifier of the initial view controller.
  package var entryPoint: String?

  /// The storyboard references by the identifiers of their placeholders.
  package var references: [String: Reference]

  /// A scene of another storyboard.
  package struct Reference: Sendable, Hashable {
    /// The class of its placeholder.
    static let className = "UIStoryboardViewControllerPlaceholder"

    /// The other storyboard.
    package var storyboardName: String

    /// The identifier of the view controller there; nil for the initial one.
    package var controllerIdentifier: String?
  }

  /// Names of keys in the property list.
  private enum Key {
    static let references = "UIViewControllerIdentifiersToExternalStoryboardReferences"
    static let storyboardName = "UIReferencedStoryboardName"
    static let controllerIdentifier = "UIReferencedControllerIdentifier"
    static let version = "UIStoryboardVersion"
    static let nibNames = "UIViewControllerIdentifiersToNibNames"
    static let entryPoint = "UIStoryboardDesignatedEntryPointIdentifier"
  }

  /// The only known version.
  private static let version = 1

  /// The info of a storyboard with the given nibs.
  package init(
    nibNames: [String: String], entryPoint: String?, references: [String: Reference] = [:]
  ) {
    self.nibNames = nibNames
    self.entryPoint = entryPoint
    self.references = references
  }

  /// The info that the property list in `bytes` holds.
  package init(_ bytes: [UInt8]) throws(StoryboardInfoError) {
    guard let list = PropertyList(bytes)?.entries else { throw .unreadable }
    guard list[Key.version] as? Int == Self.version else { throw .unknownVersion }
    guard let nibNames = list[Key.nibNames] as? [String: String] else { throw .noNibNames }
    let references = list[Key.references] as? [String: [String: String]] ?? [:]
    self.init(
      nibNames: nibNames, entryPoint: list[Key.entryPoint] as? String,
      references: references.compactMapValues { reference in
        reference[Key.storyboardName].map {
          Reference(
            storyboardName: $0, controllerIdentifier: reference[Key.controllerIdentifier])
        }
      })
  }

  /// The info as a binary property list.
  package var bytes: [UInt8] {
    var list: [String: PropertyListValue] = [
      Key.version: .integer(Self.version),
      Key.nibNames: .dictionary(nibNames.mapValues { .string($0) }),
    ]
    list[Key.entryPoint] = entryPoint.map { .string($0) }
    if !references.isEmpty {
      list[Key.references] = .dictionary(references.mapValues(Self.entry))
    }
    return BinaryPropertyListWriter.bytes(of: .dictionary(list))
  }

  private static func entry(_ reference: Reference) -> PropertyListValue {
    var entry: [String: PropertyListValue] = [
      Key.storyboardName: .string(reference.storyboardName)
    ]
    entry[Key.controllerIdentifier] = reference.controllerIdentifier.map { .string($0) }
    return .dictionary(entry)
  }

  /// Every value of the dictionary in `bytes`, a property list, by key path; nil if it is not one.
  ///
  /// Unlike the typed values it is complete.
  package static func lines(of bytes: [UInt8]) -> [String: String]? {
    guard let list = PropertyList(bytes)?.entries else { return nil }
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

/// An error in the info file of a compiled storyboard.
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
