import BoardwalkDocument

// View controllers, the items of their bars, and their segues.
extension NibEncoder {
  /// Child elements of a controller that are encoded apart, or are for Interface Builder only.
  private static let controllerParts: Set<String> = [
    "view", "tableView", "collectionView", "layoutGuides", "navigationItem", "navigationBar",
    "toolbarItems", "tabBarItem", "tabBar", "toolbar",
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
    for item in controller.element.list("toolbarItems") where item.name != "barButtonItem" {
      refuse(item)
    }
    encodeNavigationItem(of: controller.element, object)
    encodeToolbarItems(of: controller.element, object)
    encodeToolbar(of: controller.element, object)
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

  /// Encodes a storyboard reference, which the property list names `name`. A navigation item that
  /// the canvas shows for it is not in the nib: none of 9 samples has a key for one.
  mutating func encodeReference(_ reference: StoryboardReference, name: String) {
    check(
      reference.element,
      attributes: [
        "id", "storyboardName", "storyboardIdentifier", "referencedIdentifier", "sceneMemberID",
        "userLabel",
      ], children: ["navigationItem"])
    addStandardProxies()
    _ = proxy("UIStoryboardPlaceholder")
    let object = declare(reference.element, StoryboardInfo.Reference.className)
    builder.set("UIStoryboardIdentifier", builder.text(name), of: object)
    addTopLevel(reference.element)
    connectOwner("sceneViewController", to: reference.element)
  }
}

extension ViewController {
  /// The key of the controller in the property list of its storyboard, and the name of its nib.
  var compiledIdentifier: String {
    storyboardIdentifier ?? "\(kind.className)-\(element["id"] ?? "")"
  }
}

extension Element {
  /// The key of a view controller, or of a reference to one in another storyboard, in the property
  /// list; nil for any other element.
  var compiledIdentifier: String? {
    if kind == .viewControllerPlaceholder { return ViewController(self).compiledIdentifier }
    return ViewController.isViewController(self) ? ViewController(self).compiledIdentifier : nil
  }
}
