import BoardwalkDocument

/// Reads the objects of one nib back to the elements that they were compiled from.
struct NibDecoder {
  let archive: NIBArchive

  /// The prefix of the ids of the nib's objects.
  let prefix: String

  /// The compiler generation of the nib's keys.
  let generation: XcodeGeneration

  /// Known ids: those of controllers and their views.
  var knownIDs: [Int: String] = [:]

  /// The ids of objects outside of the nib by the names of their placeholders.
  var outsideIDs: [String: String] = [:]

  /// The templates of segues outside of the nib by the names of their placeholders.
  var outsideSegues: [String: DecodedElement] = [:]

  /// The connections of each object of the nib.
  private(set) var connections: [Int: [DecodedElement]] = [:]

  /// The connections of objects outside of the nib, by their ids.
  private(set) var outsideConnections: [String: [DecodedElement]] = [:]

  /// The anchors of popovers by the ids of their segues.
  private(set) var anchors: [String: DecodedElement.Attribute] = [:]

  /// The views that segues put the views of other controllers into.
  private(set) var containers: Set<Int> = []

  /// The views that are decoded already. Each has one place, but a damaged nib may name a view in
  /// several, or inside of itself.
  var decodedViews: Set<Int> = []

  /// The number of views around the current one, also outside of the nib.
  var depth = 0

  /// The most views inside each other. Real documents have at most 28 levels of elements.
  static let maximumDepth = 100

  /// The constraints that place the layout guides of the nib's controller.
  let placing: Set<Int>

  /// The guides of scroll views by their views.
  let scrollGuides: [Int: [(kind: ScrollGuide, index: Int)]]

  /// The variations of stacks by the stacks.
  let variations: [Int: [DecodedElement]]

  /// The settings of assistive technologies by the object that they are for.
  let accessibility: [Int: ArchivedObject]

  /// The values that are set by key paths, by the object that they are for.
  let keyValuePairs: [Int: [ArchivedObject]]

  init(_ archive: NIBArchive, prefix: String) {
    self.archive = archive
    placing = Set(
      archive.objects.flatMap { object in
        archive.object(object["_UILayoutGuideConstraintsToRemove"])?.elements
          .compactMap(\.referencedIndex) ?? []
      })
    scrollGuides = Self.scrollGuides(in: archive)
    variations = Self.variations(in: archive)
    self.prefix = prefix
    generation = Self.generation(of: archive)
    let members = { (key: String) in
      archive.object(archive.root?[key])?.elements.compactMap { archive.object($0) } ?? []
    }
    accessibility = members("UINibAccessibilityConfigurationsKey").reduce(into: [:]) {
      if let index = $1["UIAccessibileObject"]?.referencedIndex { $0[index] = $1 }
    }
    keyValuePairs = members("UINibKeyValuePairsKey").reduce(into: [:]) {
      if let index = $1["UIObject"]?.referencedIndex { $0[index, default: []].append($1) }
    }
  }

  private static func scrollGuides(
    in archive: NIBArchive
  ) -> [Int: [(kind: ScrollGuide, index: Int)]] {
    archive.objects.indices.reduce(into: [:]) { guides, index in
      let object = archive.objects[index]
      guard let view = object["UILayoutGuideOwningView"]?.referencedIndex,
        let identifier = archive.text(object["UILayoutGuideIdentifier"]),
        let kind = ScrollGuide.allCases.first(where: { $0.identifier == identifier })
      else { return }
      guides[view, default: []].append((kind, index))
    }
  }

  /// The oldest compiler that writes the keys of `archive`.
  private static func generation(of archive: NIBArchive) -> XcodeGeneration {
    let keys = Set(archive.objects.flatMap { $0.entries.map(\.key) })
    if archive.coderVersion >= 10 { return .xcode13 }
    if keys.contains("UIViewLargeContentStoredProperties") { return .xcode11 }
    return keys.contains("UIDeepDrawRect") ? .xcode9 : .xcode7
  }

  // MARK: Objects

  func id(of index: Int) -> String { knownIDs[index] ?? "\(prefix)-\(index)" }

  /// UIKit's class of an object, whatever class replaces it.
  func className(of object: ArchivedObject) -> String {
    archive.text(object["UIOriginalClassName"]) ?? object.className
  }

  /// The objects that a collection under `key` holds.
  func elements(_ key: String, of object: ArchivedObject) -> [Int] {
    archive.object(object[key])?.elements.compactMap(\.referencedIndex) ?? []
  }

  /// Sets the class that takes the place of UIKit's.
  func decodeCustomClass(_ object: ArchivedObject, _ element: inout DecodedElement) {
    guard let name = archive.text(object["UIClassName"]), name != className(of: object) else {
      return
    }
    setClass(name, of: &element)
  }

  /// Sets the class that the Objective-C runtime calls `name`.
  private func setClass(_ name: String, of element: inout DecodedElement) {
    let mangled = CustomClass(runtimeName: name)
    element.set("customClass", mangled?.name ?? name)
    element.set("customModule", mangled?.module)
  }

  // MARK: The first responder

  /// The identifier of the first responder placeholder.
  static let firstResponder = "IBFirstResponder"

  /// The id of that placeholder in the scene of the controller `id`.
  static func firstResponderID(of id: String) -> String { "\(id)-first-responder" }

  // MARK: Connections

  /// Labels of connections that loading a scene makes itself.
  private static let loadingLabels: Set = [
    "view", "storyboard", "sceneViewController", "viewController", "staticDataSource",
  ]

  /// Reads all connections of the nib.
  mutating func decodeConnections() {
    guard let root = archive.root else { return }
    for index in elements("UINibConnectionsKey", of: root) {
      let connection = archive.objects[index]
      guard let label = archive.text(connection["UILabel"]), !Self.loadingLabels.contains(label),
        let source = connection["UISource"]?.referencedIndex
      else { continue }
      if label == NibSegueTemplate.containerLabel, let segue = outsideSegue(of: source),
        let container = connection["UIDestination"]?.referencedIndex
      {
        connections[container, default: []].append(segue)
        containers.insert(container)
        continue
      }
      if decodeAnchor(connection, label, of: source) { continue }
      for element in decoded(connection, label, id: id(of: index)) {
        if let outside = outsideID(of: source) {
          outsideConnections[outside, default: []].append(element)
        } else {
          connections[source, default: []].append(element)
        }
      }
    }
  }

  /// Reads the connection of a popover's template; false for any other connection.
  private mutating func decodeAnchor(
    _ connection: ArchivedObject, _ label: String, of source: Int
  ) -> Bool {
    let template = outsideSegue(of: source) ?? segue(.reference(source))
    guard let template, template["kind"] == "popoverPresentation", let id = template["id"] else {
      return false
    }
    let name = NibSegueTemplate.anchorLabels.first { $0.value == label }?.key
    if let name, let anchor = connection["UIDestination"]?.referencedIndex {
      anchors[id] = DecodedElement.Attribute(name: name, value: self.id(of: anchor))
    }
    return true
  }

  /// The id of the object outside of the nib that a proxy represents.
  private func outsideID(of index: Int) -> String? {
    archive.text(archive.objects[index]["UIProxiedObjectIdentifier"]).flatMap { outsideIDs[$0] }
  }

  /// The segue whose template a proxy outside of the nib represents.
  private func outsideSegue(of index: Int) -> DecodedElement? {
    archive.text(archive.objects[index]["UIProxiedObjectIdentifier"]).flatMap { outsideSegues[$0] }
  }

  private func target(_ value: ArchivedValue?) -> String? {
    guard let index = value?.referencedIndex else { return nil }
    guard let name = archive.text(archive.objects[index]["UIProxiedObjectIdentifier"]) else {
      return id(of: index)
    }
    return outsideIDs[name]
  }

  private func decoded(
    _ connection: ArchivedObject, _ label: String, id: String
  ) -> [DecodedElement] {
    let destination = archive.object(connection["UIDestination"])
    if ["perform:", "selectionSegueTemplate"].contains(label) {
      let name = archive.text(destination?["UIProxiedObjectIdentifier"])
      return [name.flatMap { outsideSegues[$0] } ?? segue(connection["UIDestination"])]
        .compactMap { $0 }
    }
    switch connection.className {
    case "UIRuntimeEventConnection":
      guard let target = target(connection["UIDestination"]) else { return [] }
      var action = DecodedElement(
        "action", ["selector": label, "destination": target, "id": id])
      let mask = connection["UIEventMask"]?.integerValue
      action.set("eventType", mask.flatMap { EnumerationTable.controlEvent.word($0) })
      return [action]
    case "UIRuntimeOutletCollectionConnection":
      return (destination?.elements ?? []).enumerated().compactMap { position, value in
        target(value).map {
          DecodedElement(
            "outletCollection",
            ["property": label, "destination": $0, "id": "\(id)-\(position)"])
        }
      }
    default:
      return target(connection["UIDestination"]).map {
        [DecodedElement("outlet", ["property": label, "destination": $0, "id": id])]
      } ?? []
    }
  }

  /// The id of the exit that the unwind segue of a template leads to; nibs have no exits.
  private func exitID(of template: Int) -> String { "\(id(of: template))-exit" }

  /// The exits that the unwind segues of a controller lead to.
  func exits(of controller: ArchivedObject) -> [DecodedElement] {
    elements("UIStoryboardSegueTemplates", of: controller)
      .filter { archive.objects[$0].className == NibSegueTemplate.unwindClass }
      .map { DecodedElement("exit", ["id": exitID(of: $0), "sceneMemberID": "exit"]) }
  }

  /// The segue of a template of this nib.
  func segue(_ value: ArchivedValue?) -> DecodedElement? {
    guard let index = value?.referencedIndex else { return nil }
    let template = archive.objects[index]
    let isUnwinding = template.className == NibSegueTemplate.unwindClass
    let destination =
      isUnwinding
      ? exitID(of: index) : archive.text(template["UIDestinationViewControllerIdentifier"])
    guard let destination else { return nil }
    var segue = DecodedElement(
      "segue",
      [
        "destination": destination, "kind": NibSegueTemplate.kind(of: template, in: archive),
        "id": id(of: index),
      ])
    segue.set("identifier", archive.text(template["UIIdentifier"]))
    segue.set("unwindAction", archive.text(template["UIAction"]))
    for (key, name, words) in [
      (
        "UIModalPresentationStyle", "modalPresentationStyle",
        EnumerationTable.modalPresentationStyle
      ),
      ("UIModalTransitionStyle", "modalTransitionStyle", .modalTransitionStyle),
    ] {
      segue.set(name, template[key]?.integerValue.flatMap(words.word))
    }
    if let name = archive.text(template["UISegueClassName"]) { setClass(name, of: &segue) }
    if template["UIAnimates"] == .bool(false) { segue.set("animates", "NO") }
    return segue
  }
}

// Collections with their layouts and their prototypes.
extension NibDecoder {
  mutating func decodeCollection(_ object: ArchivedObject, _ element: inout DecodedElement) {
    element.set("dataMode", "prototypes")
    if let layout = object["UICollectionLayout"]?.referencedIndex {
      element.add(flowLayout(archive.objects[layout], id: id(of: layout)))
    }
    let cells = prototypes(
      "UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects", of: object)
    element.add("cells", cells.map(\.element))
    let views = prototypes(
      "UICollectionViewSupplementaryViewNibDict",
      "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", of: object)
    for (key, view) in views {
      var view = view
      view.set("key", key.contains("SectionHeader") ? "sectionHeaderView" : "sectionFooterView")
      element.add(view)
    }
  }

  /// A layout with its defaults: items of 50 by 50, and neither headers nor footers.
  private func flowLayout(_ object: ArchivedObject, id: String) -> DecodedElement {
    var layout = DecodedElement(
      ClassRules.flowLayout.element, ["key": "collectionViewLayout", "id": id])
    decode(object, .flowLayout, &layout)
    for (key, name, standard) in [
      ("UIItemSize", "itemSize", 50.0), ("UIHeaderReferenceSize", "headerReferenceSize", 0),
      ("UIFooterReferenceSize", "footerReferenceSize", 0),
    ] {
      let value = object[key] ?? .data(PackedGeometry.bytes([standard, standard]))
      layout.add(packed(value, "size", name, ["width", "height"]))
    }
    let inset = object["UISectionInset"] ?? .data(PackedGeometry.bytes([0, 0, 0, 0]))
    layout.add(packed(inset, "inset", "sectionInset", ["minY", "minX", "maxY", "maxX"]))
    return layout
  }

  /// The content view of a collection's cell, which newer compilers do not name. The constraints
  /// that hold it at the cell's edges are the compiler's, and its frame is that of the document.
  mutating func decodeCollectionCell(_ object: ArchivedObject, _ element: inout DecodedElement) {
    let content =
      object["UIContentView"]?.referencedIndex ?? elements("UISubviews", of: object).first
    guard var view = content.flatMap({ view($0, key: "contentView") }) else { return }
    view.remove("translatesAutoresizingMaskIntoConstraints")
    element.add(view)
  }
}

// Prototypes: views in separate archives, which tables and collections instantiate.
extension NibDecoder {
  /// The prototypes of `owner` with the keys that they are registered under.
  func prototypes(
    _ nibsKey: String, _ objectsKey: String, of owner: ArchivedObject
  ) -> [(key: String, element: DecodedElement)] {
    let entries = archive.object(owner[nibsKey])?.elements ?? []
    let outside = archive.object(owner[objectsKey])?.elements ?? []
    return stride(from: 1, to: entries.count, by: 2).compactMap { position in
      guard case .data(let bytes)? = data(ofNib: entries[position]),
        let inner = try? NIBArchive(bytes)
      else { return nil }
      var decoder = NibDecoder(inner, prefix: "\(prefix)-\(nibsKey)-\(position)")
      decoder.outsideIDs = outsideIDs
      decoder.depth = depth
      if position < outside.count { decoder.adopt(placeholders(in: outside[position])) }
      decoder.decodeConnections()
      let top = inner.root.map { decoder.elements("UINibTopLevelObjectsKey", of: $0) } ?? []
      for index in top {
        guard let view = decoder.view(index) else { continue }
        return (archive.text(entries[position - 1]) ?? "", view)
      }
      return nil
    }
  }

  private func data(ofNib value: ArchivedValue) -> ArchivedValue? {
    archive.object(archive.object(value)?["archiveData"])?["NS.bytes"]
  }

  /// The placeholders in the dictionary of a prototype: the ids of objects, and the templates of
  /// segues. Their names are unique in one nib only.
  private func placeholders(
    in value: ArchivedValue
  ) -> [(name: String, id: String, segue: DecodedElement?)] {
    let entries = archive.object(value)?.elements ?? []
    return stride(from: 0, to: entries.count - 1, by: 2).compactMap { position in
      guard let name = archive.text(entries[position]),
        let index = entries[position + 1].referencedIndex
      else { return nil }
      let proxied = archive.text(archive.objects[index]["UIProxiedObjectIdentifier"])
      return (
        name, proxied.map { outsideIDs[$0] ?? $0 } ?? id(of: index),
        proxied.flatMap { outsideSegues[$0] }
      )
    }
  }

  private mutating func adopt(
    _ placeholders: [(name: String, id: String, segue: DecodedElement?)]
  ) {
    for placeholder in placeholders {
      outsideIDs[placeholder.name] = placeholder.id
      outsideSegues[placeholder.name] = placeholder.segue
    }
  }
}
