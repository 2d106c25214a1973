import BoardwalkDocument

// View controllers, the items of their bars, and their segues.
extension NibEncoder {
  /// Child elements of a controller that are encoded apart, or are for Interface Builder only.
  private static let controllerParts: Set<String> = [
    "view", "tableView", "collectionView", "layoutGuides", "navigationItem", "navigationBar",
    "toolbarItems", "tabBarItem", "tabBar",
  ]

  /// Whether a controller can be instantiated: it is initial, or has an identifier. Newer compilers
  /// write the class of such a controller even if it is UIKit's (98 samples, 102 without).
  private func isNamed(_ controller: ViewController) -> Bool {
    guard generation >= .xcode11 else { return false }
    return controller.storyboardIdentifier != nil
      || controller.element["id"] == document.initialViewControllerID
  }

  /// Declares the objects of a controller and its parts.
  mutating func declareController(_ controller: ViewController, _ rules: ClassRules) -> Int {
    let isSwapped = controller.customClass != nil || isNamed(controller)
    let object = declare(controller.element, isSwapped ? "UIClassSwapper" : rules.className)
    checkGeneration(controller.element, rules)
    declareBars(of: controller.element)
    declareSceneObjects(of: controller.element)
    for segue in segues(of: controller) {
      _ = declare(segue.element, NibSegueTemplate.className(of: segue) ?? "NSObject")
    }
    return object
  }

  /// Encodes the values of a controller and its parts.
  mutating func encodeController(
    _ controller: ViewController, _ rules: ClassRules, storyboard: Int
  ) {
    guard let object = object(of: controller.element) else { return }
    encode(controller.element, rules, parts: Self.controllerParts.union(["viewControllers"]))
    if controller.customClass == nil, isNamed(controller) {
      builder.set("UIClassName", builder.text(rules.className), of: object)
      builder.set("UIOriginalClassName", builder.text(rules.className), of: object)
    }
    for item in controller.element.list("toolbarItems") { refuse(item) }
    encodeNavigationItem(of: controller.element, object)
    encodeTabBarItem(of: controller.element, object)
    encodeSceneObjects(of: controller.element, object)
    encodeSegues(of: controller, object)
    encodeSceneOutlets(of: controller.element, object)
    connect("storyboard", from: object, to: storyboard)
  }

  /// The edges that the content of a controller extends under.
  mutating func extendedEdges(_ controller: Element) -> ArchivedValue? {
    guard let edges = controller.child(key: "edgesForExtendedLayout") else { return nil }
    return bits(of: edges, in: .extendedEdge).map { .integer($0) }
  }

  /// The size of a controller in a popover, which the archive has under an old and a new key.
  mutating func popoverContentSize(_ controller: Element) -> ArchivedValue? {
    controller.child(key: "contentSizeForViewInPopover")
      .flatMap { packed(["width", "height"], $0) }
  }

  /// Encodes a storyboard reference, which the property list names `name`.
  mutating func encodeReference(_ reference: StoryboardReference, name: String) {
    check(
      reference.element,
      attributes: [
        "id", "storyboardName", "storyboardIdentifier", "referencedIdentifier", "sceneMemberID",
        "userLabel",
      ], children: [])
    addStandardProxies()
    _ = proxy("UIStoryboardPlaceholder")
    let object = declare(reference.element, StoryboardInfo.Reference.className)
    builder.set("UIStoryboardIdentifier", builder.text(name), of: object)
    addTopLevel(reference.element)
    connectOwner("sceneViewController", to: reference.element)
  }

  // MARK: Segues

  /// The segues that begin at a controller, at items of its bars, or in its view.
  func segues(of controller: ViewController) -> [Segue] {
    var sources = [controller.element]
    for item in Self.barItems(of: controller.element) {
      sources += [item] + [item.child(key: "customView")].compactMap { $0 }.flatMap(Self.viewTree)
    }
    if let view = controller.view?.element { sources += Self.viewTree(view) }
    sources += Self.sceneObjects(of: controller.element).flatMap(Self.viewTree)
    return sources.flatMap { $0.list("connections") }.filter { $0.name == "segue" }
      .map(Segue.init).filter { $0.kind != .relationship }
  }

  /// A view with everything in it that segues can begin at, prototypes too.
  private static func viewTree(_ view: Element) -> [Element] {
    [view] + barItems(inToolbar: view)
      + (parts(of: view) + prototypes(of: view)).flatMap(viewTree)
  }

  private mutating func encodeSegues(of controller: ViewController, _ object: Int) {
    let segues = segues(of: controller)
    guard !segues.isEmpty else { return }
    var templates: [ArchivedValue] = []
    for segue in segues {
      guard let template = self.object(of: segue.element) else { continue }
      encodeTemplate(segue, template)
      templates.append(.reference(template))
      members.append(.reference(template))
      connect("viewController", from: template, to: object)
    }
    builder.set("UIStoryboardSegueTemplates", builder.collection("NSArray", templates), of: object)
  }

  private mutating func encodeTemplate(_ segue: Segue, _ template: Int) {
    check(segue.element, attributes: NibSegueTemplate.attributes, children: [])
    guard NibSegueTemplate.className(of: segue) != nil else {
      refuse(segue.element, .value(attribute: "kind", segue.element["kind"] ?? "none"))
      return
    }
    guard let destination = document.object(withID: segue.destinationID),
      let identifier = destination.compiledIdentifier
    else {
      refuse(segue.element, .combination("a segue to something else than a view controller"))
      return
    }
    if let name = segue.identifier {
      builder.set("UIIdentifier", builder.text(name), of: template)
    }
    encodeSegueClass(of: segue, template)
    builder.set("UIDestinationViewControllerIdentifier", builder.text(identifier), of: template)
    for (key, value) in NibSegueTemplate.constants(of: segue) {
      builder.set(key, value, of: template)
    }
    if let action = NibSegueTemplate.action(of: segue) {
      builder.set("UIActionName", builder.text(action), of: template)
    }
    encodeStyle("modalPresentationStyle", .modalPresentationStyle, of: segue, template)
    encodeStyle("modalTransitionStyle", .modalTransitionStyle, of: segue, template)
    if !segue.animates { builder.set("UIAnimates", .bool(false), of: template) }
  }

  /// The app's class of a segue.
  private mutating func encodeSegueClass(of segue: Segue, _ template: Int) {
    guard let custom = View(segue.element).customClass else {
      if segue.kind == .custom { refuse(segue.element, .attribute("customClass")) }
      return
    }
    builder.set("UISegueClassName", builder.text(runtimeName(of: custom)), of: template)
  }

  /// A style of presentation, under the key that view controllers have it under too; only
  /// presentations have one.
  private mutating func encodeStyle(
    _ name: String, _ words: EnumerationTable, of segue: Segue, _ template: Int
  ) {
    guard let word = segue.element[name] else { return }
    let table = segue.kind == .presentation ? words : EnumerationTable()
    guard let number = number(of: word, in: table, name, of: segue.element) else { return }
    builder.set(
      "UI" + name.prefix(1).uppercased() + name.dropFirst(), .integer(number), of: template)
  }
}

extension ViewController {
  /// The key of the controller in the property list of its storyboard, and the name of its nib.
  var compiledIdentifier: String {
    storyboardIdentifier ?? "\(kind.className)-\(element["id"] ?? "")"
  }
}

extension Element {
  /// The key of a view controller, or of a reference to one in another storyboard, in the property list; nil
  /// for any other element.
  var compiledIdentifier: String? {
    if kind == .viewControllerPlaceholder { return ViewController(self).compiledIdentifier }
    return ViewController.isViewController(self) ? ViewController(self).compiledIdentifier : nil
  }
}
