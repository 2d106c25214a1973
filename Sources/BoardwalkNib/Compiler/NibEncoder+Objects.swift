import BoardwalkDocument

extension NibEncoder {
  /// Attributes of any object that the archive does not have: they are for Interface Builder only.
  private static let designAttributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel",
    "simulatedAppContext", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
  ]

  /// Child elements of any object that are encoded apart, or are for Interface Builder only.
  private static let commonChildren: Set<String> = [
    "connections", "canvasLocation", "userComments", "viewLayoutGuide", "safeArea",
    "contentLayoutGuide", "frameLayoutGuide", "animations", "gestureRecognizers",
    "userDefinedRuntimeAttributes", "accessibilityConfiguration", "freeformSize",
  ]

  /// Reports attributes and children that are not in `attributes` or `children` as unsupported.
  mutating func check(_ element: Element, attributes: Set<String>, children: Set<String>) {
    for attribute in element.attributes where !attributes.contains(attribute.name) {
      refuse(element, .attribute(attribute.name))
    }
    for child in element.children {
      let name = child["key"] ?? child.name
      // Variations are encoded, and checked, apart.
      if child.name == "variation", Self.hasVariations(element) { continue }
      let isEmptyList = child.name == "nil" && child["name"] == "viewControllers"
      if !children.contains(name), !name.hasPrefix("simulated"), !isEmptyList { refuse(child) }
    }
  }

  /// Whether variations of `element` can be encoded: those of views and constraints.
  private static func hasVariations(_ element: Element) -> Bool {
    element.name == "constraint" || ClassRules.of(element.name) != nil
  }

  /// The rules of a view; the content views of cells and visual effects have their own.
  private static func rules(of view: Element) -> ClassRules? {
    if isMadeByCell(view) { return .collectionCellContent }
    let isEffectContent = view["key"] == "contentView" && view.parent?.name == "visualEffectView"
    return isEffectContent ? .effectContent : ClassRules.of(view.name)
  }

  /// Whether a view is the content view that older documents give to a collection view's cell,
  /// which the cell makes itself.
  static func isMadeByCell(_ view: Element) -> Bool {
    view.name == "view" && view["key"] == "contentView"
      && view.parent?.name == "collectionViewCell"
  }

  /// Makes the objects of a view and everything in it, without values yet.
  mutating func declareViews(_ view: Element) {
    let subviews = Self.parts(of: view)
    guard let rules = Self.rules(of: view) else {
      refuse(view)
      for subview in subviews { declareViews(subview) }
      return
    }
    _ = declare(view, view["customClass"] == nil ? className(of: view, rules) : "UIClassSwapper")
    checkGeneration(view, rules)
    if let items = Self.itemRules(ofBar: view) {
      for item in Self.barItems(inBar: view) { _ = declare(item, items) }
    }
    for constraint in Self.constraintElements(of: view) {
      _ = declare(constraint, "NSLayoutConstraint")
    }
    for subview in subviews { declareViews(subview) }
  }

  /// Declares the object of an element with `rules`, without values.
  mutating func declare(_ element: Element, _ rules: ClassRules) -> Int {
    declare(element, element["customClass"] == nil ? rules.className : "UIClassSwapper")
  }

  /// The class of a view; labels of a cell's style have their own.
  private func className(of view: Element, _ rules: ClassRules) -> String {
    Self.isCellLabel(view) ? "UITableViewLabel" : rules.className
  }

  /// Refuses an element that no sample of the imitated compiler has.
  mutating func checkGeneration(_ element: Element, _ rules: ClassRules) {
    guard !rules.generations.contains(generation) else { return }
    refuse(element, .combination("element '\(element.name)' for Xcode \(generation.rawValue)"))
  }

  /// Encodes a view at the top of the nib, everything in it, and their variations.
  mutating func encodeTree(of view: Element) {
    encodeViews(view)
    collectMembers(view)
    encodeTraitStorages(top: view)
  }

  /// Gives a view and everything in it their values.
  private mutating func encodeViews(_ view: Element) {
    for constraint in Self.constraintElements(of: view) {
      encodeConstraint(constraint, heldBy: view)
    }
    if let rules = Self.rules(of: view) { encode(view, rules) }
    if let items = Self.itemRules(ofBar: view) {
      for item in Self.barItems(inBar: view) { encode(item, items) }
    }
    for subview in Self.parts(of: view) { encodeViews(subview) }
    if view.name == "tableView" { encodeSections(of: view) }
  }

  /// The views directly inside of `view`: its subviews, the content view of a cell, the views in
  /// the items of a toolbar, or the header, the footer and the static cells of a table.
  static func parts(of view: Element) -> [Element] {
    if itemRules(ofBar: view) != nil {
      return barItems(inBar: view).compactMap { $0.child(key: "customView") }
    }
    if let content = view.child(key: "contentView") { return [content] }
    if view.name == "tableView" {
      return tableEnds(of: view) + sections(of: view).flatMap(\.cells)
    }
    return view.list("subviews")
  }

  /// Gives the object of `element` the values that `rules` name.
  ///
  /// `parts` are child elements that the caller encodes.
  mutating func encode(_ element: Element, _ rules: ClassRules, parts: Set<String> = []) {
    guard let object = object(of: element) else { return }
    check(
      element, attributes: rules.attributes.union(Self.designAttributes),
      children: rules.children.union(Self.commonChildren).union(parts))
    checkFixedAttributes(of: element, rules)
    let start = startOfAttributedText(element)
    for entry in start { builder.set(entry.key, entry.value, of: object) }
    for rule in rules.rules
    where rule.applies(to: generation) && !start.contains(where: { $0.key == rule.key }) {
      guard let value = value(of: rule.value, for: element, rules) else { continue }
      if rule.evidence == .none { refuse(rule, of: element) }
      builder.set(rule.key, value, of: object)
    }
    encodeCustomClass(element, object, rules.className)
    runtimeAttributes += View(element).runtimeAttributes.map { ($0, object) }
    if element.name == "switch" { encodeFrame(ofSwitch: element, object) }
    encodeAccessibility(element, object)
  }

  /// Refuses the part of `element` that needs the key of `rule`.
  private mutating func refuse(_ rule: KeyRule, of element: Element) {
    if let name = rule.value.attributes.first(where: { element[$0] != nil }) {
      refuse(element, .attribute(name))
    } else {
      refuse(rule.value.children.lazy.compactMap { element.child(key: $0) }.first ?? element)
    }
  }

  /// Refuses values of attributes that samples show with another value only.
  private mutating func checkFixedAttributes(of element: Element, _ rules: ClassRules) {
    for (name, expected) in rules.fixedAttributes.sorted(by: { $0.key < $1.key }) {
      guard let value = element[name], Double(value) != Double(expected) else { continue }
      refuse(element, .value(attribute: name, value))
    }
  }

  /// Encodes the accessibility properties of an object.
  private mutating func encodeAccessibility(_ element: Element, _ object: Int) {
    guard let settings = element.child(key: "accessibilityConfiguration") else { return }
    check(
      settings, attributes: ["key", "identifier", "label", "hint"],
      children: ["isElement", "traits"])
    var entries: [ArchivedObject.Entry] = [
      .init("UIAccessibileObject", .reference(object))
    ]
    if let identifier = settings["identifier"] {
      entries.append(.init("UIAccessibilityIdentifier", builder.text(identifier)))
    }
    if let label = text("label", "accessibilityLabel", of: settings, owner: element) {
      entries.append(.init("UIAccessibilityLabel", label))
    }
    if let hint = text("hint", "accessibilityHint", of: settings, owner: element) {
      entries.append(.init("UIAccessibilityHint", hint))
    }
    if let traits = settings.child(key: "traits"),
      let bits = bits(of: traits, in: .accessibilityTraits)
    {
      entries.append(.init("UIAccessibilityTraits", builder.number(.integer(bits))))
    }
    if let isElement = settings.child(key: "isElement") {
      let value = flag("value", of: isElement, standard: false)
      entries.append(.init("UIIsAccessibilityElement", builder.number(.int8(value ? 1 : 0))))
    }
    accessibility.append(builder.add("UIRuntimeAccessibilityConfiguration", entries))
  }

  /// The class that takes the place of UIKit's when the nib is loaded.
  mutating func encodeCustomClass(_ element: Element, _ object: Int, _ original: String) {
    guard let custom = View(element).customClass else { return }
    builder.set("UIClassName", builder.text(runtimeName(of: custom)), of: object)
    builder.set("UIOriginalClassName", builder.text(original), of: object)
  }

  /// The name that the Objective-C runtime knows a class by; a Swift class's names its module.
  func runtimeName(of custom: CustomClass) -> String {
    let module = custom.isInTarget ? options.module ?? custom.module : custom.module
    guard let module, !module.isEmpty else { return custom.name }
    return "_TtC\(module.utf8.count)\(module)\(custom.name.utf8.count)\(custom.name)"
  }

  /// Puts the object of `element` at the top of the nib.
  mutating func addTopLevel(_ element: Element) {
    guard let object = object(of: element) else { return }
    topLevel.append(.reference(object))
    members.append(.reference(object))
  }

  /// The layout guides in `view`: those of the controller whose view it is.
  func guides(in view: Element) -> [Element] {
    guard let guideOwner, view.parent == guideOwner else { return [] }
    return Self.guideElements(of: guideOwner)
  }

  /// The members of the nib that `view` brings along: itself, its guide, and everything in it.
  private mutating func collectMembers(_ view: Element) {
    members += references(to: Self.barItems(inBar: view))
    members += references(to: Self.constraintElements(of: view))
    for subview in Self.parts(of: view) {
      if !Self.isMadeByCell(subview) { members += references(to: [subview]) }
      collectMembers(subview)
    }
    for guide in view.children(named: "viewLayoutGuide") { encodeUnusedGuide(guide) }
    members += references(to: guides(in: view))
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

  /// Makes the objects of a scene other than its controller.
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
