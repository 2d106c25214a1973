import BoardwalkDocument

// View controllers, the items of their bars, and their segues.
extension NibEncoder {
  /// Child elements of a controller that are encoded apart, or are for Interface Builder only.
  private static let controllerParts: Set<String> = [
    "view", "tableView", "collectionView", "layoutGuides", "navigationItem", "navigationBar",
    "toolbarItems",
  ]

  /// The item of a controller in the bar of its navigation controller.
  static func navigationItem(of controller: Element) -> Element? {
    controller.child("navigationItem", key: "navigationItem")
  }

  /// The items that stand in a navigation item, each with the key of its role.
  private static func barItems(of item: Element) -> [(element: Element, keys: BarItemKeys)] {
    item.children.compactMap { child in
      guard child.name == "barButtonItem", let role = child["key"] else { return nil }
      return BarItemKeys.ofRole[role].map { (child, $0) }
    }
  }

  /// Whether a controller can be asked for: it is initial, or has an identifier. Newer compilers name
  /// the class of such a controller even where it is UIKit's (98 samples, 102 without).
  private func isNamed(_ controller: ViewController) -> Bool {
    guard generation >= .xcode11 else { return false }
    return controller.storyboardIdentifier != nil
      || controller.element["id"] == document.initialViewControllerID
  }

  /// Makes the objects of a controller and of what belongs to it.
  mutating func declareController(_ controller: ViewController, _ rules: ClassRules) -> Int {
    let isSwapped = controller.customClass != nil || isNamed(controller)
    let object = declare(controller.element, isSwapped ? "UIClassSwapper" : rules.className)
    checkGeneration(controller.element, rules)
    if let bar = controller.element.child("navigationBar", key: "navigationBar") {
      _ = declare(bar, "UINavigationBar")
    }
    if let item = Self.navigationItem(of: controller.element) {
      _ = declare(item, "UINavigationItem")
      for child in Self.barItems(of: item) { _ = declare(child.element, "UIBarButtonItem") }
    }
    for recognizer in Self.recognizers(in: controller.element) {
      _ = declare(recognizer, ClassRules.tapRecognizer.className)
    }
    for segue in segues(of: controller) {
      _ = declare(segue.element, SegueTemplate.className(of: segue) ?? "NSObject")
    }
    return object
  }

  /// Gives a controller and what belongs to it their values.
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

  // MARK: Bars

  private mutating func encodeNavigationItem(of controller: Element, _ object: Int) {
    guard let item = Self.navigationItem(of: controller), let itemObject = self.object(of: item)
    else { return }
    builder.set("UINavigationItem", .reference(itemObject), of: object)
    members.append(.reference(itemObject))
    let barItems = Self.barItems(of: item)
    encode(
      item, ClassRules.navigationItem, parts: Set(barItems.compactMap { $0.element["key"] }))
    for (element, keys) in barItems {
      guard let bar = self.object(of: element) else { continue }
      encode(element, ClassRules.barButtonItem)
      encodeConnections(of: element)
      members.append(.reference(bar))
      builder.set(keys.single, .reference(bar), of: itemObject)
      if let list = keys.list {
        builder.set(list, builder.collection("NSArray", [.reference(bar)]), of: itemObject)
      }
    }
  }

  /// Encodes the bar of a navigation controller, which shows the item of its first child.
  mutating func encodeNavigationBar(of controller: Element, _ object: Int, root: Element?) {
    guard let bar = controller.child("navigationBar", key: "navigationBar"),
      let barObject = self.object(of: bar)
    else { return }
    encode(bar, ClassRules.navigationBar)
    members.append(.reference(barObject))
    builder.set("UINavigationBar", .reference(barObject), of: object)
    builder.set("UIDelegate", .reference(object), of: barObject)
    let item = root.flatMap { Self.navigationItem(of: $0) }.flatMap { self.object(of: $0) }
    guard let item else {
      refuse(bar, .combination("a navigation bar without an item"))
      return
    }
    builder.set(
      "UIItems", builder.collection("NSMutableArray", [.reference(item)]), of: barObject)
    builder.set("UINavigationBar", .reference(barObject), of: item)
  }

  // MARK: Segues

  /// The segues that begin at a controller, at items of its bars, or in its view.
  func segues(of controller: ViewController) -> [Segue] {
    var sources = [controller.element]
    if let item = Self.navigationItem(of: controller.element) {
      sources += Self.barItems(of: item).map(\.element)
    }
    if let view = controller.view?.element { sources += Self.viewTree(view) }
    return sources.flatMap { $0.list("connections") }.filter { $0.name == "segue" }
      .map(Segue.init).filter { $0.kind != .relationship }
  }

  /// A view with everything in it that segues can begin at, prototypes too.
  private static func viewTree(_ view: Element) -> [Element] {
    [view] + barItems(inToolbar: view)
      + (parts(of: view) + view.list("prototypes")).flatMap(viewTree)
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
    check(segue.element, attributes: SegueTemplate.attributes, children: [])
    guard SegueTemplate.className(of: segue) != nil else {
      refuse(segue.element, .value(attribute: "kind", segue.element["kind"] ?? "none"))
      return
    }
    guard let destination = document.object(withID: segue.destinationID),
      ViewController.isViewController(destination)
    else {
      refuse(segue.element, .combination("a segue to something else than a view controller"))
      return
    }
    if let identifier = segue.identifier {
      builder.set("UIIdentifier", builder.text(identifier), of: template)
    }
    builder.set(
      "UIDestinationViewControllerIdentifier",
      builder.text(ViewController(destination).compiledIdentifier), of: template)
    for (key, value) in SegueTemplate.values(of: segue) {
      builder.set(key, value.map { builder.text($0) } ?? .int8(0), of: template)
    }
    encodePresentationStyle(of: segue, template)
    if !segue.animates { builder.set("UIAnimates", .bool(false), of: template) }
  }

  private mutating func encodePresentationStyle(of segue: Segue, _ template: Int) {
    guard let style = segue.element["modalPresentationStyle"] else { return }
    let table = segue.kind == .presentation ? WordTable.modalPresentationStyle : WordTable()
    let number = number(of: style, in: table, "modalPresentationStyle", of: segue.element)
    if let number { builder.set("UIModalPresentationStyle", .integer(number), of: template) }
  }
}

/// The keys of a navigation item that an item of a bar is stored under.
struct BarItemKeys: Sendable, Hashable {
  let single: String
  let list: String?

  /// The keys by the role in the document.
  static let ofRole = [
    "backBarButtonItem": BarItemKeys(single: "UIBackBarButtonItem", list: nil),
    "leftBarButtonItem": BarItemKeys(
      single: "UILeftBarButtonItem", list: "UILeftBarButtonItems"),
    "rightBarButtonItem": BarItemKeys(
      single: "UIRightBarButtonItem", list: "UIRightBarButtonItems"),
  ]
}

extension ViewController {
  /// The key of the controller in the property list of its storyboard, and the name of its nib.
  var compiledIdentifier: String {
    storyboardIdentifier ?? "\(kind.className)-\(element["id"] ?? "")"
  }
}
