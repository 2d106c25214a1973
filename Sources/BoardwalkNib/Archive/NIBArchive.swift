/// The contents of a compiled nib: objects that refer to each other by index.
///
/// The first object is the root. Two archives with the same objects in another order are different
/// values; ``ArchiveDifference`` compares them as graphs.
package struct NIBArchive: Sendable, Hashable {
  /// The version of the encoding's rules, 9 or 10 in known archives.
  package var coderVersion: Int

  /// The objects, the root first.
  package var objects: [ArchivedObject]

  /// The fallback classes for classes that older systems lack, best first.
  package var fallbackClasses: [String: [String]]

  /// An archive of `objects`.
  package init(
    coderVersion: Int, objects: [ArchivedObject], fallbackClasses: [String: [String]] = [:]
  ) {
    self.coderVersion = coderVersion
    self.objects = objects
    self.fallbackClasses = fallbackClasses
  }

  /// The root object; nil for an archive without objects.
  package var root: ArchivedObject? { objects.first }

  /// The object that `value` refers to.
  package func object(_ value: ArchivedValue?) -> ArchivedObject? {
    value?.referencedIndex.map { objects[$0] }
  }

  /// The text that `value` refers to.
  package func text(_ value: ArchivedValue?) -> String? {
    guard let object = object(value), Self.textClasses.contains(object.className),
      case .data(let bytes)? = object["NS.bytes"]
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The classes of texts.
  private static let textClasses: Set<String> = [
    "NSString", "NSMutableString", "NSLocalizableString",
  ]
}

extension NIBArchive {
  /// The ten bytes that every archive begins with.
  static let signature = Array("NIBArchive".utf8)

  /// The only known format version.
  static let formatVersion: UInt32 = 1

  /// The size of the signature, two versions, and a count and an offset for each of four tables.
  static let headerSize = 10 + 4 * 10
}

extension NIBArchive {
  /// The classes of all objects other than values, in order, with those in archives inside of it.
  ///
  /// An object of the app's class has that class.
  package var objectClasses: [String] { objectClasses(nesting: 0) }

  private func objectClasses(nesting: Int) -> [String] {
    var result: [String] = []
    for object in objects {
      if !GraphConventions.valueClasses.contains(object.className) {
        result.append(text(object["UIClassName"]) ?? object.className)
      }
      guard nesting < GraphConventions.maximumNesting else { continue }
      for entry in object.entries {
        guard case .data(let bytes) = entry.value, let inner = try? NIBArchive(bytes) else {
          continue
        }
        result += inner.objectClasses(nesting: nesting + 1)
      }
    }
    return result.sorted()
  }
}

extension ArchiveDifference.Change {
  /// Whether it is a difference of an outlet or an action.
  package var isOfConnection: Bool {
    (path + "." + key).contains("UINibConnectionsKey") || className.hasSuffix("Connection")
  }
}
