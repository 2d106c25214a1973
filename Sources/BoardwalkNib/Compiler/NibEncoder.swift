import BoardwalkDocument

/// A stand-in for an object outside of a nib.
struct Placeholder: Sendable, Hashable {
  /// The id of the object that it stands for.
  let id: String

  /// The name that the nib is loaded with.
  let name: String

  /// The proxy in the nib.
  let object: Int

  /// What its name is derived from, for a segue.
  let segueName: String?
}

/// Encodes the objects of one nib.
struct NibEncoder {
  let document: Document
  let options: CompilerOptions
  var builder = ArchiveBuilder(root: "NSObject")

  /// What cannot be encoded; a nib is complete only where there is none.
  var unsupported: [UnsupportedFeature] = []

  /// The objects by the index of their element.
  private var objectOfElement: [Int: Int] = [:]

  /// The safe area guides by the index of the view that owns them.
  var guideOfView: [Int: Int] = [:]

  /// The controller whose view is at the top of the nib.
  var guideOwner: Element?

  /// Stand-ins for objects outside of the nib, by the ids of those, in the order of their use.
  private(set) var placeholders: [Placeholder] = []

  /// The compiled prototypes by the index of the view that copies them.
  var prototypes: [Int: PrototypeNibs] = [:]

  /// The compiled headers and footers by the index of the collection that copies them.
  var supplementaryViews: [Int: PrototypeNibs] = [:]

  /// The segments of each control by its index.
  var segmentsOfControl: [Int: [ArchivedValue]] = [:]

  /// The proxies that every nib has.
  private(set) var filesOwner: Int?
  private(set) var firstResponder: Int?

  var topLevel: [ArchivedValue] = []
  var members: [ArchivedValue] = []
  var connections: [ArchivedValue] = []
  var keyValuePairs: [ArchivedValue] = []
  var accessibility: [ArchivedValue] = []
  var traitStorages: [ArchivedValue] = []
  var variedObjects: [Int] = []

  /// The storages of each view at the top of the nib.
  var traitStorageLists: [ArchivedValue] = []

  init(_ document: Document, _ options: CompilerOptions) {
    self.document = document
    self.options = options
  }

  var generation: XcodeGeneration { options.generation }

  // MARK: Objects

  /// Makes the object of `element`, without values yet.
  mutating func declare(_ element: Element, _ className: String) -> Int {
    let index = builder.add(className)
    objectOfElement[element.index] = index
    return index
  }

  /// The object of `element` in this nib.
  func object(of element: Element) -> Int? { objectOfElement[element.index] }

  /// The object in this nib with the id `id`.
  func object(withID id: String) -> Int? {
    document.object(withID: id).flatMap { object(of: $0) }
  }

  /// Adds the proxies that every nib has.
  mutating func addStandardProxies() {
    filesOwner = proxy("IBFilesOwner")
    firstResponder = proxy("IBFirstResponder")
  }

  /// A proxy for an object that is there when the nib is loaded.
  mutating func proxy(_ identifier: String) -> Int {
    let index = builder.add("UIProxyObject")
    builder.set("UIProxiedObjectIdentifier", builder.text(identifier), of: index)
    topLevel.append(.reference(index))
    members.append(.reference(index))
    return index
  }

  /// The stand-in for the object with `id`, which is outside of this nib.
  ///
  /// `name` is what Apple's compiler derives from a segue; for other objects it makes a name up.
  mutating func placeholder(for id: String, name: String? = nil) -> Int {
    if let known = placeholders.first(where: { $0.id == id }) { return known.object }
    let suffix = name ?? (generation >= .xcode13 ? "\(placeholders.count + 1)" : id)
    let identifier = "UpstreamPlaceholder-\(suffix)"
    let object = proxy(identifier)
    placeholders.append(
      Placeholder(id: id, name: identifier, object: object, segueName: name))
    return object
  }

  // MARK: What is not supported

  mutating func refuse(_ element: Element, _ kind: UnsupportedFeature.Kind = .element) {
    unsupported.append(UnsupportedFeature(element: element, kind: kind))
  }

  // MARK: The archive

  /// The archive of everything that was encoded.
  mutating func archive() -> NIBArchive {
    let arrays: [(String, [ArchivedValue])] = [
      ("UINibTopLevelObjectsKey", topLevel), ("UINibObjectsKey", members),
      ("UINibConnectionsKey", connections), ("UINibVisibleWindowsKey", []),
      ("UINibAccessibilityConfigurationsKey", accessibility),
      ("UINibTraitStorageListsKey", traitStorageLists),
      ("UINibKeyValuePairsKey", keyValuePairs),
    ]
    for (key, elements) in arrays {
      builder.set(key, builder.collection("NSArray", elements), of: 0)
    }
    if generation >= .xcode15, isPlain { builder.set("IBUINibLNEVersionKey", .int8(1), of: 0) }
    return builder.archive(for: generation)
  }

  /// Whether the nib has nothing but plain views and controllers: newer compilers mark such a nib
  /// (9 samples with the mark, 20 without).
  private var isPlain: Bool {
    builder.objects.allSatisfy { object in
      Self.plainClasses.contains(object.className)
        && object["UIViewControllers"] == nil && object["UINavigationItem"] == nil
        && originalClass(of: object).map(Self.plainClasses.contains) ?? true
    }
  }

  private func originalClass(of object: ArchivedObject) -> String? {
    guard let index = object["UIOriginalClassName"]?.referencedIndex,
      case .data(let bytes)? = builder.objects[index]["NS.bytes"]
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let plainClasses: Set<String> = [
    "NSObject", "NSArray", "NSMutableArray", "NSDictionary", "NSString", "UIProxyObject",
    "UIRuntimeOutletConnection", "UIClassSwapper", "UIViewController", "UIView", "UIColor",
    "UILayoutGuide",
  ]
}

// MARK: - Connections

extension NibEncoder {
  /// Encodes an outlet from `source` to `destination`.
  mutating func connect(_ label: String, from source: Int, to destination: Int) {
    connections.append(
      builder.add(
        "UIRuntimeOutletConnection",
        [
          .init("UILabel", builder.text(label)), .init("UISource", .reference(source)),
          .init("UIDestination", .reference(destination)),
        ]))
  }

  /// Encodes an outlet from the File's Owner to the object of `element`.
  mutating func connectOwner(_ label: String, to element: Element) {
    guard let filesOwner, let object = object(of: element) else { return }
    connect(label, from: filesOwner, to: object)
  }

  /// Encodes an action that `source` sends to `destination`.
  mutating func connectEvent(
    _ selector: String, from source: Int, to destination: Int, mask: Int?
  ) {
    var entries: [ArchivedObject.Entry] = [
      .init("UILabel", builder.text(selector)), .init("UISource", .reference(source)),
      .init("UIDestination", .reference(destination)),
    ]
    if let mask { entries.append(.init("UIEventMask", .integer(mask))) }
    connections.append(builder.add("UIRuntimeEventConnection", entries))
  }
}
