import BoardwalkDocument

// The templates of segues.
extension NibEncoder {
  /// The segues that begin at a controller, at items of its bars, or in its view.
  func segues(of controller: ViewController) -> [Segue] {
    var sources = [controller.element]
    for item in Self.barItems(of: controller.element) {
      sources += [item] + [item.child(key: "customView")].compactMap { $0 }.flatMap(Self.viewTree)
    }
    if let view = Self.titleView(of: controller.element) { sources += Self.viewTree(view) }
    if let view = controller.view?.element { sources += Self.viewTree(view) }
    sources += Self.sceneObjects(of: controller.element).flatMap(Self.viewTree)
    return sources.flatMap { $0.list("connections") }.filter { $0.name == "segue" }
      .map(Segue.init).filter { $0.kind != .relationship }
  }

  /// A view with everything in it that segues can begin at, prototypes too.
  private static func viewTree(_ view: Element) -> [Element] {
    [view] + barItems(inBar: view)
      + (parts(of: view) + prototypes(of: view)).flatMap(viewTree)
  }

  mutating func encodeSegues(of controller: ViewController, _ object: Int) {
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
    check(
      segue.element, attributes: NibSegueTemplate.attributes(of: segue),
      children: NibSegueTemplate.children(of: segue))
    guard NibSegueTemplate.className(of: segue) != nil else {
      refuse(segue.element, .value(attribute: "kind", segue.element["kind"] ?? "none"))
      return
    }
    guard let identifier = destination(of: segue) else {
      refuse(segue.element, .combination("a segue to something else than a view controller"))
      return
    }
    if let name = segue.identifier {
      builder.set("UIIdentifier", builder.text(name), of: template)
    }
    encodeSegueClass(of: segue, template)
    builder.set("UIDestinationViewControllerIdentifier", identifier, of: template)
    for (key, value) in NibSegueTemplate.constants(of: segue) {
      builder.set(key, value, of: template)
    }
    if let action = NibSegueTemplate.action(of: segue) {
      builder.set("UIActionName", builder.text(action), of: template)
    }
    encodeStyle("modalPresentationStyle", .modalPresentationStyle, of: segue, template)
    encodeStyle("modalTransitionStyle", .modalTransitionStyle, of: segue, template)
    if let action = segue.unwindAction {
      builder.set("UIAction", builder.text(action), of: template)
    }
    if segue.kind == .popoverPresentation { encodeArrows(of: segue, template) }
    if !segue.animates { builder.set("UIAnimates", .bool(false), of: template) }
  }

  /// The name of the nib that a segue leads to; an unwind segue leads to an exit and has none.
  private mutating func destination(of segue: Segue) -> ArchivedValue? {
    let destination = document.object(withID: segue.destinationID)
    if segue.kind == .unwind { return destination?.name == Self.exitElement ? .null : nil }
    return destination?.compiledIdentifier.map { builder.text($0) }
  }

  /// The element of a scene that unwind segues lead to; nibs do not have it.
  static let exitElement = "exit"

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
    let table = [.presentation, .modal].contains(segue.kind) ? words : EnumerationTable()
    guard let number = number(of: word, in: table, name, of: segue.element) else { return }
    builder.set(
      "UI" + name.prefix(1).uppercased() + name.dropFirst(), .integer(number), of: template)
  }
}

// MARK: - Popovers

extension NibEncoder {
  /// The directions in which the arrow of a popover may point, as UIKit's bits.
  private mutating func encodeArrows(of segue: Segue, _ template: Int) {
    guard let arrows = segue.element.child(key: "popoverArrowDirection"),
      let bits = bits(of: arrows, in: .arrowDirection)
    else { return }
    builder.set("UIPermittedArrowDirections", .integer(bits), of: template)
  }

  /// Connects the templates of popovers to those of their anchors, and of the views that stay
  /// active below them, that are in this nib; returns the ids of all that it connects.
  mutating func connectPopovers(of controller: ViewController) -> Set<String> {
    var connected: Set<String> = []
    for segue in segues(of: controller) where segue.kind == .popoverPresentation {
      for (attribute, label) in NibSegueTemplate.anchorLabels.sorted(by: { $0.key < $1.key }) {
        guard let id = segue.element[attribute], let anchor = object(withID: id) else { continue }
        connect(label, from: template(of: segue), to: anchor)
        connected.insert(id)
      }
      connected.formUnion(connectPassthroughViews(of: segue))
    }
    return connected
  }

  private mutating func connectPassthroughViews(of segue: Segue) -> Set<String> {
    let ids = Self.passthroughViews(of: segue).filter { object(withID: $0) != nil }
    guard !ids.isEmpty else { return [] }
    let views = ids.compactMap { object(withID: $0) }.map(ArchivedValue.reference)
    connectCollection(
      NibSegueTemplate.passthroughLabel, from: template(of: segue), to: views,
      className: "NSArray", appends: false)
    return Set(ids)
  }

  /// The template of a segue, or the placeholder for it in the nib of a view.
  private mutating func template(of segue: Segue) -> Int {
    let id = segue.element["id"] ?? ""
    return object(of: segue.element) ?? placeholder(for: id, name: id)
  }

  /// The ids of the views that stay active below a popover.
  private static func passthroughViews(of segue: Segue) -> [String] {
    segue.element.list("popoverPassthroughViews").compactMap { $0["reference"] }
  }

  /// Refuses popovers whose anchors or active views are not in `connected`, such as those in
  /// prototypes.
  mutating func refusePopovers(of controller: ViewController, notIn connected: Set<String>) {
    for segue in segues(of: controller) where segue.kind == .popoverPresentation {
      let ids =
        NibSegueTemplate.anchorLabels.keys.compactMap { segue.element[$0] }
        + Self.passthroughViews(of: segue)
      if !connected.isSuperset(of: ids) {
        refuse(segue.element, .combination("a popover at an object outside of its scene's nibs"))
      }
    }
  }
}
