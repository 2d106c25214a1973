import BoardwalkDocument
import BoardwalkPlatform

/// Encodes the objects of one nib.
struct NibEncoder {
  let document: Document
  let options: CompilerOptions

  /// The device whose screen the document shows.
  let device: Device?

  /// Whether the controller of the view at the top of the nib is embedded in another's view.
  var isEmbedded = false

  var builder = ArchiveBuilder(root: "NSObject")

  /// The unsupported parts; a nib is complete only if there are none.
  var unsupported: [UnsupportedFeature] = []

  /// The objects by the index of their element.
  private var objectOfElement: [Int: Int] = [:]

  /// The safe area guides by the index of the view that owns them.
  var guideOfView: [Int: Int] = [:]

  /// The objects of Interface Builder's guides by the index of their element.
  var unusedGuides: [Int: Int] = [:]

  /// The controller whose view is at the top of the nib.
  var guideOwner: Element?

  /// Placeholders for objects outside of the nib, by the ids of these objects, in the order of
  /// their use.
  var placeholders: [Placeholder] = []

  /// The objects of the placeholders, by the ids of the objects outside.
  private var placeholderObjects: [String: Int] = [:]

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

  /// The runtime attributes of the objects. They are encoded last: the object for a number is that
  /// of its first use, and an archive begins with the views. The order of the objects varies in
  /// Xcode's output; 4 of 7 samples begin with the outer view.
  var runtimeAttributes: [(attribute: RuntimeAttribute, object: Int)] = []

  var accessibility: [ArchivedValue] = []
  var traitStorages: [ArchivedValue] = []
  var variedObjects: [Int] = []

  /// The constraints for the fixed frames in a view, by its index.
  var fixedFrameSetsOfView: [Int: [[ArchivedValue]]] = [:]

  /// The storages of each view at the top of the nib.
  var traitStorageLists: [ArchivedValue] = []

  init(_ document: Document, _ options: CompilerOptions) {
    self.document = document
    self.options = options
    device = document.device.flatMap { DeviceTable.device(named: $0.identifier) }
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

  /// A proxy for an object that exists when the nib is loaded.
  mutating func proxy(_ identifier: String) -> Int {
    let index = builder.add("UIProxyObject")
    builder.set("UIProxiedObjectIdentifier", builder.text(identifier), of: index)
    topLevel.append(.reference(index))
    members.append(.reference(index))
    return index
  }

  /// The placeholder for the object with `id`, which is outside of this nib.
  ///
  /// Apple's older compilers derive `name` from a segue, and generate one for other objects; newer
  /// ones number all of them.
  mutating func placeholder(for id: String, name: String? = nil) -> Int {
    if let known = placeholderObjects[id] { return known }
    let suffix = generation >= .xcode13 ? "\(placeholders.count + 1)" : name ?? id
    let identifier = GraphConventions.placeholderPrefix + suffix
    let object = proxy(identifier)
    placeholders.append(
      Placeholder(id: id, name: identifier, object: object, segueName: name))
    placeholderObjects[id] = object
    return object
  }

  // MARK: Unsupported parts

  mutating func refuse(_ element: Element, _ kind: UnsupportedFeature.Kind = .element) {
    unsupported.append(UnsupportedFeature(element: element, kind: kind))
  }

  // MARK: The archive

  /// The archive of everything that was encoded.
  mutating func archive() -> NIBArchive {
    encodeRuntimeAttributes()
    if generation >= .xcode13 { numberPlaceholders() }
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

  /// Whether the nib contains only plain views and controllers: newer compilers mark such a nib (9
  /// samples with the mark, 20 without).
  private var isPlain: Bool {
    builder.objects.allSatisfy { object in
      Self.plainClasses.contains(object.className)
        && object["UIViewControllers"] == nil && object["UINavigationItem"] == nil
        && originalClass(of: object).map(Self.plainClasses.contains) ?? true
    }
  }

  private func originalClass(of object: ArchivedObject) -> String? {
    builder.text(of: object["UIOriginalClassName"])
  }

  private static let plainClasses: Set<String> = [
    "NSObject", "NSArray", "NSMutableArray", "NSDictionary", "NSString", "UIProxyObject",
    "UIRuntimeOutletConnection", "UIClassSwapper", "UIViewController", "UIView", "UIColor",
    "UILayoutGuide",
  ]
}
