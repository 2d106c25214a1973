// Views with everything in them.
extension NibDecoder {
  /// The view at `index`; nil for a class without an element, and for a view that is decoded
  /// already.
  mutating func view(_ index: Int, key: String? = nil) -> DecodedElement? {
    let object = archive.objects[index]
    guard let rules = ClassRules.ofClass(className(of: object)), depth < Self.maximumDepth,
      decodedViews.insert(index).inserted
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var element = DecodedElement(containers.contains(index) ? "containerView" : rules.element)
    element.set("key", key)
    element.set("id", id(of: index))
    decode(object, rules, &element)
    decodeCustomClass(object, &element)
    decodeSettings(of: index, &element)
    decodeLayout(object, &element)
    decodeParts(object, index, rules, &element)
    element.add(contentsOf: variations[index] ?? [])
    if let list = connections[index] { element.add("connections", list) }
    return element
  }

  // MARK: Layout

  private func decodeLayout(_ object: ArchivedObject, _ element: inout DecodedElement) {
    element.add(frame(object))
    if object["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"] != nil {
      element.set("translatesAutoresizingMaskIntoConstraints", "NO")
    } else {
      element.add(autoresizingMask(object))
    }
    // A stack view without explicit margins has zero margins.
    let margins = object["UIViewLayoutMargins"]
    let isDirectional = object["UIViewLayoutMarginsAreDirectional"] == .bool(true)
    if isDirectional {
      element.add(
        packed(
          margins, "directionalEdgeInsets", "directionalLayoutMargins",
          ["top", "leading", "bottom", "trailing"]))
    } else if element.name != "stackView" || margins != .data(PackedGeometry.bytes([0, 0, 0, 0])) {
      element.add(
        packed(margins, "edgeInsets", "layoutMargins", ["top", "left", "bottom", "right"]))
    }
  }

  private func frame(_ object: ArchivedObject) -> DecodedElement? {
    let numbers = { (key: String, count: Int) -> [Double]? in
      guard case .data(let bytes)? = object[key], let numbers = PackedGeometry.numbers(bytes)
      else { return nil }
      return numbers.count == count ? numbers : nil
    }
    // The nib omits a zero size and a zero center; without both there is no frame.
    let (bounds, place) = (numbers("UIBounds", 4), numbers("UICenter", 2))
    guard bounds != nil || place != nil else { return nil }
    let (size, center) = (bounds ?? [0, 0, 0, 0], place ?? [0, 0])
    return DecodedElement(
      "rect",
      [
        "key": "frame", "x": (center[0] - size[2] / 2).shortText,
        "y": (center[1] - size[3] / 2).shortText, "width": size[2].shortText,
        "height": size[3].shortText,
      ])
  }

  private func autoresizingMask(_ object: ArchivedObject) -> DecodedElement {
    let bits = object["UIAutoresizingMask"]?.integerValue ?? 0
    var element = DecodedElement("autoresizingMask", ["key": "autoresizingMask"])
    for name in EnumerationTable.autoresizingMask.words(in: bits) { element.set(name, "YES") }
    return element
  }

  // MARK: Parts

  private mutating func decodeParts(
    _ object: ArchivedObject, _ index: Int, _ rules: ClassRules, _ element: inout DecodedElement
  ) {
    // The constraints of a collection's cell are those of its content view.
    if element.name == "collectionViewCell" { return decodeCollectionCell(object, &element) }
    decodeContent(object, rules, &element)
    if !["tableView", "tableViewCell", "collectionView"].contains(element.name) {
      element.add("subviews", elements("UISubviews", of: object).compactMap { view($0) })
    }
    element.add(
      "constraints",
      elements("UIViewAutolayoutConstraints", of: object)
        .compactMap { constraint($0, heldBy: index) })
    if let guide = elements("UIViewLayoutGuides", of: object).first {
      element.add(DecodedElement("viewLayoutGuide", ["key": "safeArea", "id": id(of: guide)]))
    }
    for guide in scrollGuides[index] ?? [] {
      element.add(
        DecodedElement("viewLayoutGuide", ["key": guide.kind.rawValue, "id": id(of: guide.index)]))
    }
  }

  /// The parts that depend on the kind of view.
  private mutating func decodeContent(
    _ object: ArchivedObject, _ rules: ClassRules, _ element: inout DecodedElement
  ) {
    switch element.name {
    case "tableView": decodeTable(object, &element)
    case "tableViewCell": decodeCell(object, &element)
    case "collectionView": decodeCollection(object, &element)
    case "stackView": decodeAlignment(object, &element)
    case "button": decodeButton(object, &element)
    case "label", "textField", "textView":
      element.add(color(object["UITextColor"], key: "textColor"))
      if element.name == "textView" { element.add(font(object["UIFont"], key: "fontDescription")) }
      if element.name == "label" {
        decodeFontFitting(object, &element)
      } else {
        element.add(inputTraits(object, rules))
      }
    case "segmentedControl":
      let segments = elements("UISegments", of: object).map { segment in
        var part = DecodedElement("segment")
        part.set("title", archive.text(archive.objects[segment]["UISegmentInfo"]))
        return part
      }
      element.add("segments", segments)
    case "visualEffectView": decodeEffect(object, &element)
    case "navigationBar": decodeTranslucence(object, &element)
    case "toolbar":
      decodeTranslucence(object, &element)
      element.add("items", elements("UIItems", of: object).map { barItem($0) })
    case "tabBar":
      decodeTranslucence(object, &element)
      element.add("items", elements("UIItems", of: object).map { tabBarItem($0) })
    default: break
    }
  }

  /// The settings of a stack, and its alignment, whose words depend on its axis.
  private func decodeAlignment(_ object: ArchivedObject, _ element: inout DecodedElement) {
    for (key, name) in [
      ("UIStackViewBaselineRelative", "baselineRelativeArrangement"),
      ("UIStackViewLayoutMarginsRelative", "layoutMarginsRelativeArrangement"),
    ] where object[key] == .bool(true) {
      element.set(name, "YES")
    }
    let isVertical = object["UIStackViewAxis"]?.integerValue == 1
    let words =
      isVertical
      ? ["fill", "leading", "fill", "center", "trailing"]
      : ["fill", "top", "firstBaseline", "center", "bottom", "lastBaseline"]
    let number = object["UIStackViewAlignment"]?.integerValue ?? 0
    if words.indices.contains(number) { element.set("alignment", words[number]) }
    guard let spacing = object["UIStackViewSpacing"]?.number, spacing != 0 else { return }
    let isStandard = spacing == StackSpacing.system
    element.set(isStandard ? "spacingType" : "spacing", isStandard ? "standard" : spacing.shortText)
  }

  private func decodeButton(_ object: ArchivedObject, _ element: inout DecodedElement) {
    let type = object["UIButtonType"]?.integerValue.flatMap(EnumerationTable.buttonType.word)
    // Two words have one number; newer documents have the second.
    element.set("buttonType", type == "roundedRect" ? "system" : type)
    element.add(font(object["UIFont"], key: "fontDescription"))
    let content = archive.object(object["UIButtonStatefulContent"])?.elements ?? []
    for position in stride(from: 0, to: content.count - 1, by: 2) {
      let number = archive.object(content[position])?["NS.intval"]?.integerValue
      guard let name = number.flatMap(EnumerationTable.buttonState.word),
        let state = archive.object(content[position + 1])
      else { continue }
      var part = DecodedElement("state", ["key": name])
      part.set("title", archive.text(state["UITitle"]))
      decodeImage(state["UIImage"], "image", &part)
      part.add(color(state["UITitleColor"], key: "titleColor"))
      element.add(part)
    }
  }

  /// The effect of a view, and the view in which its subviews lie.
  private mutating func decodeEffect(_ object: ArchivedObject, _ element: inout DecodedElement) {
    let content = object["UIVisualEffectViewContentView"]?.referencedIndex
    element.add(content.flatMap { view($0, key: "contentView") })
    guard let effect = archive.object(object["UIVisualEffectViewEffect"]) else { return }
    var blur = DecodedElement("blurEffect")
    let style = effect["UIBlurEffectAutomaticStyle"] ?? effect["UIBlurEffectStyle"]
    blur.set("style", style?.integerValue.flatMap(EnumerationTable.blurStyle.word))
    element.add(blur)
  }

  /// Whether the font of a label may become smaller, and how small.
  private func decodeFontFitting(_ object: ArchivedObject, _ element: inout DecodedElement) {
    guard object["UIAdjustsFontSizeToFit"] == .bool(true) else {
      element.set("adjustsFontSizeToFit", "NO")
      return
    }
    // The size follows from the scale, or the scale from the size.
    element.set("minimumScaleFactor", object["UIMinimumScaleFactor"]?.number?.shortText)
  }

  /// The traits of text input.
  private func inputTraits(_ object: ArchivedObject, _ rules: ClassRules) -> DecodedElement {
    var traits = DecodedElement("textInputTraits", ["key": "textInputTraits"])
    for rule in rules.rules {
      guard case .trait(let name, let table) = rule.value else { continue }
      traits.set(name, object[rule.key]?.integerValue.flatMap(table.word))
    }
    if object["UISecureTextEntry"] == .bool(true) { traits.set("secureTextEntry", "YES") }
    return traits
  }

  // MARK: Constraints

  private func constraint(_ index: Int, heldBy owner: Int) -> DecodedElement? {
    let object = archive.objects[index]
    // The constraints that place the guides of a controller are made by it.
    guard object.className == "NSLayoutConstraint", !placing.contains(index),
      let first = object["NSFirstItem"]?.referencedIndex,
      let attribute = object["NSFirstAttributeV2"]?.integerValue
    else { return nil }
    var element = DecodedElement("constraint", ["id": id(of: index)])
    if first != owner { element.set("firstItem", id(of: first)) }
    element.set("firstAttribute", EnumerationTable.layoutAttribute.word(attribute))
    switch object["NSRelation"]?.integerValue {
    case -1: element.set("relation", "lessThanOrEqual")
    case 1: element.set("relation", "greaterThanOrEqual")
    default: break
    }
    if let second = object["NSSecondItem"]?.referencedIndex,
      let attribute = object["NSSecondAttributeV2"]?.integerValue
    {
      element.set("secondItem", id(of: second))
      element.set("secondAttribute", EnumerationTable.layoutAttribute.word(attribute))
    }
    if object["NSSymbolicConstant"] != nil {
      element.set("symbolic", "YES")
      element.set("constant", standardSpace(object, heldBy: owner).shortText)
    } else {
      element.set("constant", object["NSConstantV2"]?.number?.shortText)
    }
    element.set("multiplier", object["NSMultiplier"]?.number?.shortText)
    element.set("priority", object["NSPriority"]?.number?.shortText)
    element.set("identifier", archive.text(object["NSLayoutIdentifier"]))
    return element
  }

  /// The standard space of a constraint: 20 points from a superview or its safe area, 8 between
  /// views.
  private func standardSpace(_ constraint: ArchivedObject, heldBy owner: Int) -> Double {
    let isInside = ["NSFirstItem", "NSSecondItem"].compactMap { constraint[$0]?.referencedIndex }
      .contains { $0 == owner || archive.objects[$0].className == "UILayoutGuide" }
    return isInside ? 20 : 8
  }
}
