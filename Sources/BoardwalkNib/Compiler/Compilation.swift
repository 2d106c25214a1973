import BoardwalkDocument

/// The state of compiling a document to archives.
struct Compilation {
  private let document: Document
  private let options: CompilerOptions
  private var archives: [String: NIBArchive] = [:]
  private var viewNibs: [Int: ViewNib] = [:]
  private var references: [String: StoryboardInfo.Reference] = [:]

  /// The unsupported parts.
  private(set) var unsupported: [UnsupportedFeature] = []

  /// Scenes that nothing reaches; they get no nib.
  private var unreachable: [Scene] = []

  /// The ids of the controllers that are embedded in others.
  private let embedded: Set<String>

  init(_ document: Document, _ options: CompilerOptions) {
    self.document = document
    self.options = options
    embedded = Set(
      document.elements(of: .segue).map { Segue($0) }.filter { $0.kind == .embed }
        .map(\.destinationID))
  }

  mutating func run() -> CompiledNibs {
    if document.kind == .xib {
      compileXib()
      return CompiledNibs(archives: archives, info: nil, unreachable: [])
    }
    let nibNames = compileScenes()
    let entry = document.initialViewControllerID.flatMap { document.object(withID: $0) }
      .map { ViewController($0).compiledIdentifier }
    return CompiledNibs(
      archives: archives,
      info: StoryboardInfo(nibNames: nibNames, entryPoint: entry, references: references),
      unreachable: unreachable)
  }

  private mutating func refuse(_ element: Element, _ kind: UnsupportedFeature.Kind = .element) {
    unsupported.append(UnsupportedFeature(element: element, kind: kind))
  }

  private mutating func finish(_ encoder: inout NibEncoder, name: String) {
    archives[name] = encoder.archive()
    unsupported += encoder.unsupported
  }
}

// MARK: - Xibs

extension Compilation {
  private mutating func compileXib() {
    var encoder = NibEncoder(document, options)
    let objects = document.topLevelObjects
    let views = objects.filter { $0.name != "placeholder" }
    encoder.addStandardProxies()
    for view in views {
      encoder.declareTopLevel(view)
      encoder.addTopLevel(view)
    }
    for view in views { encoder.encodeTopLevel(view) }
    for placeholder in objects where placeholder.name == "placeholder" {
      encoder.encodeOutlets(ofPlaceholder: placeholder)
    }
    for view in views { encoder.encodeConnections(ofViews: view) }
    finish(&encoder, name: document.name)
  }
}

// MARK: - Storyboards

extension Compilation {
  /// Compiles every scene that can be reached, and returns the names of their nibs.
  private mutating func compileScenes() -> [String: String] {
    let reached = reachedControllers()
    var contained: Set<Int> = []
    var nibNames: [String: String] = [:]
    for scene in document.scenes {
      if let reference = scene.reference {
        if let name = compileReference(reference, reached) { nibNames[name] = name }
        continue
      }
      guard let controller = scene.controller else {
        refuse(scene.element)
        continue
      }
      for object in scene.objects
      where object != controller.element && object["placeholderIdentifier"] != "IBFirstResponder"
        && object.name != NibEncoder.exitElement && !NibEncoder.isSceneObject(object)
      {
        refuse(object)
      }
      guard reached.contains(controller.element.index) else { continue }
      let name = controller.compiledIdentifier
      nibNames[name] = name
      contained.formUnion(compileScene(of: controller, name: name))
    }
    unreachable = document.scenes.filter { scene in
      guard let index = scene.controller?.element.index else { return false }
      return !reached.contains(index) && !contained.contains(index)
    }
    return nibNames
  }

  /// The controllers that are initial, have an identifier, or are the destination of a segue.
  ///
  /// A controller that is only the child of a container is in the nib of the container.
  private func reachedControllers() -> Set<Int> {
    var result: Set<Int> = []
    for scene in document.scenes {
      guard let controller = scene.controller else { continue }
      if controller.storyboardIdentifier != nil
        || controller.element["id"] == document.initialViewControllerID
      {
        result.insert(controller.element.index)
      }
    }
    for element in document.elements(of: .segue) {
      let segue = Segue(element)
      guard segue.kind != .relationship, segue.kind != .unwind else { continue }
      if let destination = document.object(withID: segue.destinationID) {
        result.insert(destination.index)
      }
    }
    return result
  }

  /// Compiles a storyboard reference, and returns the name of its nib; nil if no segue leads to it.
  private mutating func compileReference(
    _ reference: StoryboardReference, _ reached: Set<Int>
  ) -> String? {
    let element = reference.element
    guard reached.contains(element.index), let name = element.compiledIdentifier else { return nil }
    guard let storyboard = reference.storyboardName else {
      refuse(element, .combination("a reference to a scene of the same storyboard"))
      return nil
    }
    references[name] = StoryboardInfo.Reference(
      storyboardName: storyboard, controllerIdentifier: reference.referencedIdentifier)
    var encoder = NibEncoder(document, options)
    encoder.encodeReference(reference, name: name)
    finish(&encoder, name: name)
    return name
  }

  /// Compiles the nib of a controller with its children, and returns all of them.
  private mutating func compileScene(of controller: ViewController, name: String) -> Set<Int> {
    var encoder = NibEncoder(document, options)
    var tree: [(controller: ViewController, rules: ClassRules)] = []
    collect(controller, into: &tree)
    for node in tree { _ = encoder.declareController(node.controller, node.rules) }
    encoder.addTopLevel(controller.element)
    encoder.addStandardProxies()
    for (position, node) in tree.enumerated() {
      if position > 0 { encoder.members += encoder.references(to: [node.controller.element]) }
      let storyboard = encoder.proxy("UIStoryboardPlaceholder")
      encode(node.controller, node.rules, storyboard: storyboard, &encoder)
    }
    encoder.connectOwner("sceneViewController", to: controller.element)
    finish(&encoder, name: name)
    return Set(tree.map(\.controller.element.index))
  }

  /// Lists a controller and its children, each once.
  private mutating func collect(
    _ controller: ViewController, into tree: inout [(controller: ViewController, rules: ClassRules)]
  ) {
    var pending = [controller]
    while let next = pending.popLast() {
      if tree.contains(where: { $0.controller.element == next.element }) { continue }
      guard let rules = ClassRules.controller(next.element.name) else {
        refuse(next.element)
        continue
      }
      tree.append((next, rules))
      for segue in next.segues where segue.kind == .relationship {
        let destination = document.object(withID: segue.destinationID)
        if destination?.kind == .viewControllerPlaceholder {
          refuse(segue.element, .combination("a container with a child in another storyboard"))
        }
      }
      pending += children(of: next).reversed()
    }
  }

  private func children(of controller: ViewController) -> [ViewController] {
    controller.segues.filter { $0.kind == .relationship }
      .compactMap { document.object(withID: $0.destinationID) }
      .filter(ViewController.isViewController).map(ViewController.init)
  }

  private mutating func encode(
    _ controller: ViewController, _ rules: ClassRules, storyboard: Int,
    _ encoder: inout NibEncoder
  ) {
    encoder.encodeController(controller, rules, storyboard: storyboard)
    guard let object = encoder.object(of: controller.element) else { return }
    let viewNib = compileView(of: controller)
    if let viewNib { encode(viewNib, of: object, &encoder) }
    let connected = encoder.connectPopovers(of: controller)
    encoder.refusePopovers(
      of: controller, notIn: connected.union(viewNib?.connectedByPopovers ?? []))
    let children = children(of: controller)
    // Without a child it is not known what the nib has of the bar.
    if children.isEmpty, let bar = Self.bar(of: controller.element) {
      refuse(bar, .combination("a bar of a container without children"))
      return
    }
    for key in Self.childKeys[controller.element.name] ?? [] {
      guard let array = encoder.array(of: children.map(\.element)) else { return }
      encoder.builder.set(key, array, of: object)
    }
    for child in children.compactMap({ encoder.object(of: $0.element) }) {
      encoder.builder.set("UIParentViewController", .reference(object), of: child)
    }
    encoder.encodeNavigationBar(of: controller.element, object, root: children.first?.element)
    encoder.encodeTabBar(of: controller.element, object, children: children.map(\.element))
  }

  /// The bar in which a container shows its children.
  private static func bar(of container: Element) -> Element? {
    container.child("navigationBar", key: "navigationBar")
      ?? container.child("tabBar", key: "tabBar")
  }

  /// The keys that a container has its children under.
  private static let childKeys = [
    "navigationController": ["UIChildViewControllers", "UIViewControllers"],
    "splitViewController": ["UIChildViewControllers"],
    "tabBarController": [
      "UIChildViewControllers", "UIViewControllers", "UICustomizableViewControllers",
    ],
  ]

  // MARK: Views

  /// The information about a view's nib for the nib of its controller.
  private struct ViewNib {
    let name: String
    let placeholders: [(id: String, name: String)]

    /// The ids of the objects that popovers are connected to.
    let connectedByPopovers: Set<String>
  }

  private mutating func compileView(of controller: ViewController) -> ViewNib? {
    guard let view = controller.view?.element, let viewID = view["id"],
      let controllerID = controller.element["id"]
    else { return nil }
    if let known = viewNibs[view.index] { return known }
    var encoder = NibEncoder(document, options)
    encoder.isEmbedded = embedded.contains(controllerID)
    if encoder.hasSubviewsForAnUnknownSize(view) {
      refuse(view, .combination("a view with subviews in a storyboard without a device"))
    }
    encoder.declareViews(view)
    encoder.declareGuides(of: controller.element)
    encoder.addTopLevel(view)
    encoder.addStandardProxies()
    encoder.guideOwner = controller.element
    encoder.encodeTree(of: view)
    encoder.connectOwner("view", to: view)
    encoder.encodeOutlets(from: controller.element)
    encoder.encodeConnections(fromObjectsBeside: controller.element, into: view)
    encoder.encodeConnections(ofViews: view)
    let connected = encoder.connectPopovers(of: controller)
    let name = "\(controllerID)-view-\(viewID)"
    finish(&encoder, name: name)
    let result = ViewNib(
      name: name, placeholders: encoder.placeholders.map { ($0.id, $0.name) },
      connectedByPopovers: connected)
    viewNibs[view.index] = result
    return result
  }

  private mutating func encode(_ viewNib: ViewNib, of object: Int, _ encoder: inout NibEncoder) {
    var entries: [ArchivedValue] = []
    for placeholder in viewNib.placeholders {
      guard let target = encoder.object(withID: placeholder.id) else {
        if let element = document.object(withID: placeholder.id) { refuse(element) }
        continue
      }
      entries += [encoder.builder.text(placeholder.name), .reference(target)]
    }
    encoder.builder.set(
      "UIExternalObjectsTableForViewLoading", encoder.builder.collection("NSDictionary", entries),
      of: object)
    encoder.builder.set("UINibName", encoder.builder.text(viewNib.name), of: object)
  }
}
