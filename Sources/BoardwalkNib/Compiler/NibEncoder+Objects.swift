import BoardwalkDocument

extension NibEncoder {
  /// Attributes of any object that the archive does not have: they are for Interface Builder only.
  private static let designAttributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider",
    "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel",
  ]

  /// Child elements of any object that are encoded apart, or are for Interface Builder only.
  private static let commonChildren: Set<String> = [
    "connections", "canvasLocation", "userComments", "viewLayoutGuide", "safeArea", "animations",
    "userDefinedRuntimeAttributes", "accessibilityConfiguration",
  ]

  /// Refuses what is neither in `attributes` nor in `children`.
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

  /// The rules of a view; the content view of a cell has its own.
  private static func rules(of view: Element) -> ClassRules? {
    view["key"] == "contentView" && view.parent?.name == "collectionViewCell"
      ? .collectionCellContent : ClassRules.of(view.name)
  }

  /// Makes the objects of a view and everything in it, without values yet.
  mutating func declareViews(_ view: Element) {
    let subviews = Self.parts(of: view)
    guard let rules = Self.rules(of: view) else {
      refuse(view)
      for subview in subviews { declareViews(subview) }
      return
    }
    _ = declare(view, view["customClass"] == nil ? rules.className : "UIClassSwapper")
    if rules.last.map({ generation > $0 }) ?? false {
      refuse(view, .combination("element '\(view.name)' for Xcode \(generation.rawValue)"))
    }
    for constraint in Self.constraintElements(of: view) {
      _ = declare(constraint, "NSLayoutConstraint")
    }
    for subview in subviews { declareViews(subview) }
  }

  /// Gives a view and everything in it their values.
  mutating func encodeViews(_ view: Element) {
    for constraint in Self.constraintElements(of: view) {
      encodeConstraint(constraint, heldBy: view)
    }
    if let rules = Self.rules(of: view) { encode(view, rules) }
    for subview in Self.parts(of: view) { encodeViews(subview) }
  }

  /// The views directly inside of `view`: its subviews, or the content view of a cell.
  static func parts(of view: Element) -> [Element] {
    if let content = view.child(key: "contentView") { return [content] }
    return view.child("subviews").map { Array($0.children) } ?? []
  }

  /// Gives the object of `element` the values that `rules` name.
  ///
  /// `parts` are child elements that the caller encodes.
  mutating func encode(_ element: Element, _ rules: ClassRules, parts: Set<String> = []) {
    guard let object = object(of: element) else { return }
    check(
      element, attributes: rules.attributes.union(Self.designAttributes),
      children: rules.children.union(Self.commonChildren).union(parts))
    for rule in rules.rules where rule.since <= generation {
      if let value = value(of: rule.value, for: element, rules) {
        builder.set(rule.key, value, of: object)
      }
    }
    encodeCustomClass(element, object, rules.className)
    encodeRuntimeAttributes(element, object)
    encodeAccessibility(element, object)
  }

  /// What assistive technologies are told of an object.
  private mutating func encodeAccessibility(_ element: Element, _ object: Int) {
    guard let settings = element.child(key: "accessibilityConfiguration") else { return }
    check(settings, attributes: ["key", "identifier"], children: ["isElement"])
    var entries: [ArchivedObject.Entry] = [
      .init("UIAccessibileObject", .reference(object))
    ]
    if let identifier = settings["identifier"] {
      entries.append(.init("UIAccessibilityIdentifier", builder.text(identifier)))
    }
    if let isElement = settings.child(key: "isElement") {
      let value = flag("value", of: isElement, standard: false)
      entries.append(.init("UIIsAccessibilityElement", builder.number(.int8(value ? 1 : 0))))
    }
    accessibility.append(builder.add("UIRuntimeAccessibilityConfiguration", entries))
  }

  /// The values that are set by their key paths once the nib is loaded.
  private mutating func encodeRuntimeAttributes(_ element: Element, _ object: Int) {
    for attribute in View(element).runtimeAttributes {
      guard let value = runtimeValue(attribute) else {
        refuse(attribute.element, .attribute("type"))
        continue
      }
      keyValuePairs.append(
        builder.add(
          "UINibKeyValuePair",
          [
            .init("UIObject", .reference(object)),
            .init("UIKeyPath", builder.text(attribute.keyPath)), .init("UIValue", value),
          ]))
    }
  }

  /// A value of a type that samples show: a whole or a fractional number.
  private mutating func runtimeValue(_ attribute: RuntimeAttribute) -> ArchivedValue? {
    guard attribute.type == "number", let value = attribute.valueElement,
      let number = number("value", of: value)
    else { return nil }
    switch value.name {
    case "integer": return builder.number(.integer(Int(number)))
    case "real": return builder.number(.double(number))
    default: return nil
    }
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

  /// The layout guides that lie in `view`: those of the controller whose view it is.
  func guides(in view: Element) -> [Element] {
    guard let guideOwner, view.parent == guideOwner else { return [] }
    return Self.guideElements(of: guideOwner)
  }

  /// The members of the nib that `view` brings along: itself, its guide, and everything in it.
  mutating func collectMembers(_ view: Element) {
    for constraint in Self.constraintElements(of: view) {
      if let object = object(of: constraint) { members.append(.reference(object)) }
    }
    for subview in Self.parts(of: view) {
      // A cell makes its content view itself.
      if let object = object(of: subview), subview["key"] != "contentView" {
        members.append(.reference(object))
      }
      collectMembers(subview)
    }
    if view.child("viewLayoutGuide", key: "safeArea") != nil { encodeUnusedGuide() }
    for guide in guides(in: view) {
      if let object = object(of: guide) { members.append(.reference(object)) }
    }
  }
}
