import BoardwalkDocument
import BoardwalkPlatform

/// A placeholder for an object outside of a nib.
struct Placeholder: Sendable, Hashable {
  /// The id of the object.
  let id: String

  /// The name that the nib is loaded with.
  fileprivate(set) var name: String

  /// The proxy in the nib.
  let object: Int

  /// The basis of its name, for a segue.
  let segueName: String?
}

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
  private(set) var placeholders: [Placeholder] = []

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
    let identifier = "UpstreamPlaceholder-\(suffix)"
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

// MARK: - Connections

extension NibEncoder {
  /// The order of connections in newer archives: collections of outlets, outlets, and actions, each
  /// by their labels (every nib of 30 documents of Xcode 13).
  private func sortedConnections() -> [ArchivedValue] {
    let ranks = ["UIRuntimeOutletCollectionConnection": 0, "UIRuntimeOutletConnection": 1]
    let keys = connections.map { connection in
      let object = connection.referencedIndex.map { builder.objects[$0] }
      return (ranks[object?.className ?? ""] ?? 2, builder.text(of: object?["UILabel"]) ?? "")
    }
    return connections.indices.sorted { left, right in
      guard keys[left] == keys[right] else { return keys[left] < keys[right] }
      // The segues of the cells of a table are in reverse order (1 nib with six).
      return keys[left].1 == "selectionSegueTemplate" ? left > right : left < right
    }
    .map { connections[$0] }
  }

  /// Numbers the objects outside of the nib in the order in which connections name them.
  private mutating func numberPlaceholders() {
    let names = placeholders.map(\.name)
    let positions = Dictionary(
      placeholders.enumerated().map { ($1.object, $0) }, uniquingKeysWith: { first, _ in first })
    var order: [Int] = []
    var known: Set<Int> = []
    for object in connectedObjects() + placeholders.map(\.object) {
      guard let position = positions[object], known.insert(position).inserted else { continue }
      order.append(position)
    }
    for (position, name) in zip(order, names) {
      placeholders[position].name = name
      builder.replace(
        "UIProxiedObjectIdentifier", builder.text(name), of: placeholders[position].object)
    }
    placeholders = order.map { placeholders[$0] }
  }

  /// The sources and destinations of all connections in that order.
  private func connectedObjects() -> [Int] {
    sortedConnections().compactMap(\.referencedIndex).flatMap { index -> [Int] in
      let ends = ["UISource", "UIDestination"].compactMap { builder.objects[index][$0] }
      return ends.compactMap(\.referencedIndex).flatMap { end in
        [end] + builder.objects[end].elements.compactMap(\.referencedIndex)
      }
    }
  }

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

// The effects of views.
extension NibEncoder {
  /// The blur of a view. That of the system's regular style names its style in the light appearance
  /// too.
  mutating func visualEffect(_ view: Element) -> ArchivedValue? {
    guard let blur = view.child("blurEffect") else { return nil }
    check(blur, attributes: ["style"], children: [])
    let word = blur["style"] ?? "extraLight"
    guard let style = number(of: word, in: .blurStyle, "style", of: blur) else { return nil }
    let entries: [ArchivedObject.Entry] =
      word == "regular"
      ? [
        .init("UIBlurEffectAutomaticStyle", .integer(style)), .init("UIBlurEffectStyle", .int8(1)),
      ] : [.init("UIBlurEffectStyle", .integer(style))]
    return builder.add("UIBlurEffect", entries)
  }
}

// Objects of a scene other than its controller: gesture recognizers, custom objects and views.
extension NibEncoder {
  /// The objects in the scene of `controller` that can be compiled.
  static func sceneObjects(of controller: Element) -> [Element] {
    let objects = controller.parent.map { Array($0.children) } ?? []
    return objects.filter { $0 != controller && isSceneObject($0) }
  }

  /// Whether such an object can be compiled.
  static func isSceneObject(_ object: Element) -> Bool {
    if object.name == ClassRules.customObject.element { return object["customClass"] != nil }
    return rulesOfSceneObject(object) != nil || ClassRules.of(object.name) != nil
  }

  private static func rulesOfSceneObject(_ object: Element) -> ClassRules? {
    ClassRules.sceneObjects.first { $0.element == object.name }
  }

  /// Encodes the objects of a scene other than its controller.
  mutating func declareSceneObjects(of controller: Element) {
    for object in Self.sceneObjects(of: controller) {
      if let rules = Self.rulesOfSceneObject(object) {
        _ = declare(object, rules)
        if let view = object.child(key: "customView") { declareViews(view) }
      } else {
        declareViews(object)
      }
    }
  }

  /// Makes the object of a view or a gesture recognizer at the top of a xib, and those of
  /// everything in it.
  mutating func declareTopLevel(_ element: Element) {
    if let rules = Self.rulesOfRecognizer(element) {
      _ = declare(element, rules)
    } else {
      declareViews(element)
    }
  }

  /// Gives a view or a gesture recognizer at the top of a xib its values, and everything in it.
  mutating func encodeTopLevel(_ element: Element) {
    if let rules = Self.rulesOfRecognizer(element) {
      checkGeneration(element, rules)
      encode(element, rules)
    } else {
      encodeTree(of: element)
    }
  }

  private static func rulesOfRecognizer(_ element: Element) -> ClassRules? {
    ClassRules.recognizers.contains(element.name) ? rulesOfSceneObject(element) : nil
  }

  /// The attributes with the numbers of taps and touches.
  static let tapCounts = ["numberOfTapsRequired", "numberOfTouchesRequired"]

  /// The part of a tap recognizer that counts. 2 files without documents have a number of taps;
  /// that of touches has the same form.
  mutating func tapRecognizer(_ element: Element, standardTaps: Double = 1) -> ArchivedValue {
    var entries: [ArchivedObject.Entry] = []
    for (name, standard) in zip(Self.tapCounts, [standardTaps, 1]) {
      let number = number(name, of: element) ?? standard
      if number != 1 { entries.append(.init("UITapRecognizer.\(name)", .integer(Int(number)))) }
    }
    return builder.add("UITapRecognizer", entries)
  }

  /// Encodes the objects of a scene, which its controller keeps alive.
  mutating func encodeSceneObjects(of controller: Element, _ object: Int) {
    let elements = Self.sceneObjects(of: controller)
    guard !elements.isEmpty else { return }
    let view = ViewController(controller).view?.element
    for element in elements {
      addTopLevel(element)
      if element.name == ClassRules.barButtonItem.element {
        encodeBarItem(element)
      } else if let rules = Self.rulesOfSceneObject(element) {
        checkGeneration(element, rules)
        encode(element, rules)
        encodeConnections(of: element, notInto: view)
      } else {
        encodeTree(of: element)
        encodeConnections(ofViews: element, notInto: view)
      }
    }
    builder.set(
      "UITopLevelObjectsToKeepAliveFromStoryboard",
      builder.collection("NSArray", references(to: elements)), of: object)
  }
}

// Collection views: their layouts, and the constraints of their cells.
extension NibEncoder {
  /// The layout of a collection, with its differences from a new flow layout.
  mutating func collectionLayout(_ collection: Element) -> ArchivedValue? {
    guard let element = collection.child(key: "collectionViewLayout"),
      let rules = [ClassRules.flowLayout, .customLayout].first(where: { $0.element == element.name }
      ),
      rules.element == ClassRules.flowLayout.element || element["customClass"] != nil
    else {
      refuse(collection, .combination("a collection view without a layout"))
      return nil
    }
    let layout = declare(element, rules)
    encode(element, rules)
    members.append(.reference(layout))
    return .reference(layout)
  }

  /// A size in the child element with the key `key`, unless it is `standard`.
  mutating func size(
    _ key: String, of element: Element, unless standard: [Double]
  ) -> ArchivedValue? {
    guard let child = element.child(key: key),
      let size = numbers(["width", "height"], of: child), size != standard
    else { return nil }
    return .data(PackedGeometry.bytes(size))
  }

  /// The space around the items of a section, unless there is none.
  mutating func sectionInset(_ layout: Element) -> ArchivedValue? {
    guard let child = layout.child(key: "sectionInset"),
      let inset = numbers(["minY", "minX", "maxY", "maxX"], of: child), inset != [0, 0, 0, 0]
    else { return nil }
    return .data(PackedGeometry.bytes(inset))
  }

  /// Whether constraints hold the content view of a cell at its edges: since Xcode 12 not an empty
  /// one of an older document (1 sample; 2 with subviews).
  static func isHeldAtEdges(_ content: Element, _ generation: XcodeGeneration) -> Bool {
    generation == .xcode11 || content.name == "collectionViewCellContentView"
      || !content.list("subviews").isEmpty
  }

  /// The constraints that hold the content view of a cell at its edges.
  mutating func collectionCellConstraints(_ cell: Element) -> ArchivedValue? {
    guard generation >= .xcode11, let object = object(of: cell),
      let view = cell.child(key: "contentView"),
      Self.isHeldAtEdges(view, generation),
      let content = self.object(of: view)
    else { return nil }
    var constraints: [ArchivedValue] = []
    for side in ["leading", "trailing", "top", "bottom"] {
      let attribute = ArchivedValue.integer(EnumerationTable.layoutAttribute.numbers[side] ?? 0)
      constraints.append(
        builder.add(
          "NSLayoutConstraint",
          [
            .init("NSFirstItem", .reference(object)), .init("NSFirstAttributeV2", attribute),
            .init("NSFirstAttribute", attribute), .init("NSSecondItem", .reference(content)),
            .init("NSSecondAttributeV2", attribute), .init("NSSecondAttribute", attribute),
            .init("NSShouldBeArchived", .bool(true)),
            .init("NSLayoutIdentifier", builder.text("UIIBSystemGenerated")),
          ]))
    }
    return builder.collection("NSMutableArray", constraints)
  }
}
