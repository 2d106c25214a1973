/// Reads a compiled storyboard back to a document with the same scenes.
///
/// Compiling loses ids: those of controllers and their views are in the names of the nibs, all
/// others are generated.
package struct CompiledStoryboardReader {
  private let archives: [String: NIBArchive]
  private let info: StoryboardInfo
  private var scenes: [DecodedElement] = []
  private var seen: Set<String> = []

  /// A reader of the nibs in `archives`, by their names without an extension.
  package init(_ archives: [String: NIBArchive], _ info: StoryboardInfo) {
    self.archives = archives
    self.info = info
  }

  /// The document as Interface Builder's XML.
  package mutating func document() -> String {
    scenes = []
    seen = []
    for identifier in info.nibNames.keys.sorted() {
      guard let name = info.nibNames[identifier], let archive = archives[name] else { continue }
      decodeScene(NibDecoder(archive, prefix: name))
    }
    var root = DecodedElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
        "toolsVersion": "22685", "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES",
        "useTraitCollections": "YES", "useSafeAreas": "YES", "colorMatched": "YES",
      ])
    root.set("initialViewController", info.entryPoint.map(controllerID))
    root.add(DecodedElement("scenes", [:], scenes))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.xml
  }

  // MARK: Ids

  /// The id of the controller that the property list knows as `identifier`.
  private func controllerID(_ identifier: String) -> String {
    guard let name = info.nibNames[identifier], let archive = archives[name],
      let index = Self.sceneController(of: archive)
    else { return identifier }
    return Self.controllerID(index, in: NibDecoder(archive, prefix: name))
  }

  /// The id of a controller, from the name of its view's nib, else of its own nib.
  private static func controllerID(_ index: Int, in decoder: NibDecoder) -> String {
    let object = decoder.archive.objects[index]
    if let name = decoder.archive.text(object["UINibName"]),
      let range = name.firstRange(of: "-view-")
    {
      return String(name[..<range.lowerBound])
    }
    if let identifier = decoder.archive.text(object["UIStoryboardIdentifier"]) {
      return "scene-\(identifier)"
    }
    return index == sceneController(of: decoder.archive)
      ? decoder.prefix : "\(decoder.prefix)-\(index)"
  }

  private static func sceneController(of archive: NIBArchive) -> Int? {
    archive.outlet("sceneViewController")
  }

  // MARK: Scenes

  private mutating func decodeScene(_ decoder: NibDecoder) {
    guard let top = Self.sceneController(of: decoder.archive) else { return }
    if decoder.archive.objects[top].className == StoryboardInfo.Reference.className {
      scenes.append(reference(top, decoder))
      return
    }
    var decoder = decoder
    var controllers: [Int] = []
    var pending = [top]
    while let index = pending.popLast() {
      guard !controllers.contains(index) else { continue }
      controllers.append(index)
      decoder.knownIDs[index] = Self.controllerID(index, in: decoder)
      pending += decoder.elements("UIChildViewControllers", of: decoder.archive.objects[index])
        .reversed()
    }
    decoder.outsideIDs[NibDecoder.firstResponder] = NibDecoder.firstResponderID(
      of: decoder.id(of: top))
    decoder.decodeConnections()
    for index in controllers where seen.insert(decoder.id(of: index)).inserted {
      var objectDecoder = decoder
      let others = decoder.elements(
        "UITopLevelObjectsToKeepAliveFromStoryboard", of: decoder.archive.objects[index]
      ).compactMap { objectDecoder.sceneObject($0) }.map(resolvedSegues)
      guard let controller = controller(index, decoder, others) else { continue }
      var responder = DecodedElement(
        "placeholder", ["placeholderIdentifier": NibDecoder.firstResponder])
      responder.set("id", NibDecoder.firstResponderID(of: decoder.id(of: index)))
      let exits = decoder.exits(of: decoder.archive.objects[index])
      let objects = [controller, responder] + others + exits
      let scene = DecodedElement(
        "scene", ["sceneID": "scene-\(decoder.id(of: index))"],
        [DecodedElement("objects", [:], objects)])
      scenes.append(scene)
    }
  }

  /// The scene of a storyboard reference.
  private func reference(_ index: Int, _ decoder: NibDecoder) -> DecodedElement {
    let id = Self.controllerID(index, in: decoder)
    let identifier = decoder.archive.text(decoder.archive.objects[index]["UIStoryboardIdentifier"])
    let reference = identifier.flatMap { info.references[$0] }
    var element = DecodedElement("viewControllerPlaceholder", ["id": id])
    element.set("storyboardName", reference?.storyboardName)
    element.set("referencedIdentifier", reference?.controllerIdentifier)
    return DecodedElement(
      "scene", ["sceneID": "scene-\(id)"], [DecodedElement("objects", [:], [element])])
  }

  private func controller(
    _ index: Int, _ decoder: NibDecoder, _ others: [DecodedElement]
  ) -> DecodedElement? {
    var decoder = decoder
    let object = decoder.archive.objects[index]
    guard
      let rules = ClassRules.controllers.first(where: { rules in
        rules.className == decoder.className(of: object)
      })
    else { return nil }
    var element = DecodedElement(rules.element, ["id": decoder.id(of: index)])
    decoder.decode(object, rules, &element)
    decoder.decodeCustomClass(object, &element)
    decoder.decodeSettings(of: index, &element)
    var connections = (decoder.connections[index] ?? [])
    var anchors = decoder.anchors
    if let view = view(of: object, index, decoder) {
      element.add(contentsOf: view.elements)
      connections += view.outlets
      anchors.merge(view.anchors) { $1 }
    }
    decoder.decodeNavigation(object, &element)
    connections += relationships(of: object, decoder)
    connections += freeSegues(of: object, decoder, used: [element] + others)
    element.add("connections", connections)
    return resolvedSegues(element).anchoring(anchors)
  }

  /// The content of the nib of a controller's view.
  private struct DecodedView {
    /// The view and the layout guides.
    var elements: [DecodedElement]

    /// The outlets of the controller that lead into the view.
    var outlets: [DecodedElement]

    /// The anchors of popovers by the ids of their segues.
    var anchors: [String: DecodedElement.Attribute]
  }

  /// The view of a controller with everything that leads into it.
  private func view(
    of controller: ArchivedObject, _ index: Int, _ scene: NibDecoder
  ) -> DecodedView? {
    guard let name = scene.archive.text(controller["UINibName"]), let archive = archives[name],
      let range = name.firstRange(of: "-view-")
    else { return nil }
    var decoder = NibDecoder(archive, prefix: name)
    let table = scene.archive.object(controller["UIExternalObjectsTableForViewLoading"])?.elements
    for position in stride(from: 0, to: (table?.count ?? 0) - 1, by: 2) {
      guard let key = scene.archive.text(table?[position]), let value = table?[position + 1],
        let target = value.referencedIndex
      else { continue }
      decoder.outsideIDs[key] = scene.id(of: target)
      decoder.outsideSegues[key] = scene.segue(value)
    }
    decoder.outsideIDs["IBFilesOwner"] = scene.id(of: index)
    decoder.outsideIDs[NibDecoder.firstResponder] = NibDecoder.firstResponderID(
      of: scene.id(of: index))
    guard let top = archive.outlet("view") else { return nil }
    decoder.knownIDs[top] = String(name[range.upperBound...])
    decoder.decodeConnections()
    var elements = [decoder.layoutGuides].compactMap { $0 }
    if let view = decoder.view(top, key: "view") { elements.append(view) }
    return DecodedView(
      elements: elements, outlets: decoder.outsideConnections[scene.id(of: index)] ?? [],
      anchors: decoder.anchors)
  }

  // MARK: Segues

  /// The segues of a container to its children.
  private func relationships(
    of controller: ArchivedObject, _ decoder: NibDecoder
  ) -> [DecodedElement] {
    let children = decoder.elements("UIChildViewControllers", of: controller)
    let names =
      switch decoder.className(of: controller) {
      case "UISplitViewController": ["masterViewController", "detailViewController"]
      case "UITabBarController": children.map { _ in "viewControllers" }
      default: ["rootViewController"]
      }
    return zip(children, names).map { child, name in
      let id = decoder.id(of: child)
      return DecodedElement(
        "segue",
        ["destination": id, "kind": "relationship", "relationship": name, "id": "\(id)-\(name)"])
    }
  }

  /// The segues of a controller that nothing in `elements` starts.
  private func freeSegues(
    of controller: ArchivedObject, _ decoder: NibDecoder, used elements: [DecodedElement]
  ) -> [DecodedElement] {
    let started = elements.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    return decoder.elements("UIStoryboardSegueTemplates", of: controller)
      .compactMap { decoder.segue(.reference($0)) }
      .filter { !started.contains($0["id"] ?? "") }
  }

  /// `element` with segues that lead to controllers by their ids.
  private func resolvedSegues(_ element: DecodedElement) -> DecodedElement {
    var result = resolved(element)
    result.children = result.children.map(resolvedSegues)
    return result
  }

  private func resolved(_ element: DecodedElement) -> DecodedElement {
    // The segue of a container already leads to an id, which may be another scene's identifier.
    guard element.name == "segue", element["kind"] != "relationship",
      let destination = element["destination"], info.nibNames[destination] != nil
    else { return element }
    var result = element
    result.set("destination", controllerID(destination))
    return result
  }
}

extension NIBArchive {
  /// The object that the first outlet named `label` leads to.
  fileprivate func outlet(_ label: String) -> Int? {
    objects.first {
      $0.className == "UIRuntimeOutletConnection" && text($0["UILabel"]) == label
    }?["UIDestination"]?.referencedIndex
  }
}
