import BoardwalkDocument

extension NibEncoder {
  /// The constraints of a view, in document order.
  ///
  /// The content view of a cell owns those of the cell.
  mutating func constraints(_ element: Element) -> ArchivedValue? {
    if Self.content(ofCell: element) != nil { return nil }
    if let cell = element.parent, Self.content(ofCell: cell) == element {
      return array(of: installedConstraints(of: cell) + installedConstraints(of: element))
    }
    var constraints: [ArchivedValue] = []
    if let guideOwner, !guides(in: element).isEmpty, let view = object(of: element) {
      constraints = encodeGuides(of: guideOwner, in: view)
    }
    constraints += references(to: installedConstraints(of: element))
    guard !constraints.isEmpty else { return nil }
    return builder.collection("NSMutableArray", constraints)
  }

  /// The constraints of a view without size class variations.
  private func installedConstraints(of element: Element) -> [Element] {
    let excluded = excludedIDs(of: element, "constraints")
    return Self.constraintElements(of: element).filter { !excluded.contains($0["id"] ?? "") }
  }

  /// The constraints of a view that the archive holds: placeholders are for Interface Builder only.
  static func constraintElements(of element: Element) -> [Element] {
    element.list("constraints").filter { !Constraint($0).isPlaceholder }
  }

  /// The attributes of constraints that are encoded here, or are for Interface Builder only.
  private static let constraintAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
    "multiplier", "priority", "identifier", "symbolic", "placeholder", "userLabel",
  ]

  /// Gives the constraint of `element` its values.
  mutating func encodeConstraint(_ element: Element, heldBy owner: Element) {
    guard let object = object(of: element) else { return }
    check(element, attributes: Self.constraintAttributes, children: [])
    let constraint = Constraint(element)
    guard
      let first = side(
        constraint.firstItemID, element["firstAttribute"] ?? "", owner, element)
    else { return }
    builder.set("NSFirstItem", .reference(first.item), of: object)
    builder.set("NSFirstAttributeV2", .integer(first.attribute), of: object)
    builder.set("NSFirstAttribute", .integer(Self.edge(of: first.attribute)), of: object)
    encodeRelation(constraint, of: object)
    let second = encodeSecondSide(constraint, heldBy: owner, of: object)
    encodeConstant(constraint, first.attribute, second, of: object)
    encodeMultiplier(constraint, of: object)
    encodePriority(constraint, of: object)
    if let identifier = element["identifier"] {
      builder.set("NSLayoutIdentifier", builder.text(identifier), of: object)
    }
    builder.set("NSShouldBeArchived", .bool(true), of: object)
  }

  /// One side: the object, and the number of its attribute.
  private mutating func side(
    _ id: String?, _ attribute: String, _ owner: Element, _ constraint: Element
  ) -> (item: Int, attribute: Int)? {
    guard let number = number(of: attribute, in: .layoutAttribute, "attribute", of: constraint)
    else { return nil }
    guard let id else { return item(owner).map { ($0, number) } }
    guard let element = document.object(withID: id) else {
      refuse(constraint, .combination("a constraint to '\(id)', which does not exist"))
      return nil
    }
    if element.name == "viewLayoutGuide", element["key"] == "safeArea", let view = element.parent {
      return safeAreaGuide(of: ownerOfSafeArea(view)).map { ($0, number) }
    }
    if element.name == "viewLayoutGuide" {
      return scrollGuide(element, heldBy: constraint).map { ($0, number) }
    }
    guard let item = item(element) else {
      refuse(constraint, .combination("a constraint to an element '\(element.name)'"))
      return nil
    }
    return (item, number)
  }

  /// The view that owns the safe area of `view`. In older documents it is that of a collection
  /// view's cell; newer compilers move it to the content view, as constraints to the cell.
  private func ownerOfSafeArea(_ view: Element) -> Element {
    guard generation >= .xcode12, let content = Self.content(ofCell: view),
      Self.isMadeByCell(content)
    else { return view }
    return content
  }

  /// The object that constraints to `element` relate: of a cell it is the content view.
  private func item(_ element: Element) -> Int? {
    object(of: Self.content(ofCell: element) ?? element)
  }

  /// The content view of a cell; nil for any other view.
  static func content(ofCell element: Element) -> Element? {
    ["tableViewCell", "collectionViewCell"].contains(element.name)
      ? element.child(key: "contentView") : nil
  }

  private mutating func encodeRelation(_ constraint: Constraint, of object: Int) {
    switch constraint.relation {
    case .equal: break
    case .lessThanOrEqual: builder.set("NSRelation", .integer(-1), of: object)
    case .greaterThanOrEqual: builder.set("NSRelation", .integer(1), of: object)
    case nil:
      let relation = constraint.element["relation"] ?? ""
      refuse(constraint.element, .value(attribute: "relation", relation))
    }
  }

  /// Encodes the second side, and returns its attribute.
  private mutating func encodeSecondSide(
    _ constraint: Constraint, heldBy owner: Element, of object: Int
  ) -> Int? {
    let written = constraint.element["secondAttribute"]
    guard let id = constraint.secondItemID, let attribute = written else {
      if written != nil {
        refuse(constraint.element, .attribute("secondAttribute"))
      }
      if generation == .xcode7 {
        builder.set("NSSecondAttributeV2", .int8(0), of: object)
        builder.set("NSSecondAttribute", .int8(0), of: object)
      }
      return nil
    }
    guard let second = side(id, attribute, owner, constraint.element) else { return nil }
    builder.set("NSSecondItem", .reference(second.item), of: object)
    builder.set("NSSecondAttributeV2", .integer(second.attribute), of: object)
    builder.set("NSSecondAttribute", .integer(Self.edge(of: second.attribute)), of: object)
    return second.attribute
  }

  /// The constant for systems that know margins, and the one for systems that do not.
  private mutating func encodeConstant(
    _ constraint: Constraint, _ first: Int, _ second: Int?, of object: Int
  ) {
    if constraint.isSymbolic {
      builder.set("NSSymbolicConstant", builder.text("NSSpace"), of: object)
      return
    }
    let constant = number("constant", of: constraint.element) ?? 0
    let old = constant + (second.map(Self.margin) ?? 0) - Self.margin(of: first)
    if constant != 0 { builder.set("NSConstantV2", .double(constant), of: object) }
    if old != 0 { builder.set("NSConstant", .double(old), of: object) }
  }

  /// A multiplier is rounded to 32 bits and stored in 64.
  private mutating func encodeMultiplier(_ constraint: Constraint, of object: Int) {
    guard let multiplier = constraint.multiplier else {
      refuse(constraint.element, .attribute("multiplier"))
      return
    }
    let value = Double(Float(multiplier.value))
    if value != 1 { builder.set("NSMultiplier", .double(value), of: object) }
  }

  /// A priority is a whole number in nibs.
  private mutating func encodePriority(_ constraint: Constraint, of object: Int) {
    guard let priority = Int(exactly: constraint.priority) else {
      refuse(
        constraint.element,
        .value(attribute: "priority", constraint.element["priority"] ?? ""))
      return
    }
    if priority != 1000 { builder.set("NSPriority", .integer(priority), of: object) }
  }

  /// The edge that a margin lies at; any other attribute is itself.
  private static func edge(of attribute: Int) -> Int {
    switch attribute {
    case 13...18: attribute - 12
    case 19, 20: attribute - 10
    default: attribute
    }
  }

  /// The distance of a margin from its edge, in the direction of coordinates.
  private static func margin(of attribute: Int) -> Double {
    switch attribute {
    case 13, 15, 17: 8
    case 14, 16, 18: -8
    default: 0
    }
  }
}

// MARK: - The safe area

extension NibEncoder {
  /// The guide of a view's safe area, made when the first constraint needs it.
  private mutating func safeAreaGuide(of view: Element) -> Int? {
    if let known = guideOfView[view.index] { return known }
    guard let owner = object(of: view) else { return nil }
    let guide = builder.add("UILayoutGuide")
    guideOfView[view.index] = guide
    let constraints = Self.safeAreaSides.map { side in
      pin(
        side.attribute, of: side.guideIsFirst ? guide : owner,
        to: side.guideIsFirst ? owner : guide,
        identifier: "UIViewSafeAreaLayoutGuide-\(side.name)", isArchived: false)
    }
    encodeGuide(guide, of: owner, "UIViewSafeAreaLayoutGuide", isArchived: true, constraints)
    return guide
  }

  /// The sides of the safe area, and whether the guide is the first item of their constraints.
  private static let safeAreaSides: [(name: String, attribute: Int, guideIsFirst: Bool)] = [
    ("top", 3, true), ("left", 1, true), ("bottom", 4, false), ("right", 2, false),
  ]

  /// Gives a guide of the view `owner` its values.
  mutating func encodeGuide(
    _ guide: Int, of owner: Int, _ identifier: String, isArchived: Bool,
    _ constraints: [ArchivedValue]
  ) {
    for entry in guideEntries(of: .reference(owner), identifier, isArchived: isArchived) {
      builder.set(entry.key, entry.value, of: guide)
    }
    builder.set(
      "UILayoutGuideSystemConstraints", builder.collection("NSArray", constraints), of: guide)
  }

  private mutating func guideEntries(
    of owner: ArchivedValue, _ identifier: String, isArchived: Bool
  ) -> [ArchivedObject.Entry] {
    [
      .init("UILayoutGuideOwningView", owner),
      .init("UILayoutGuideIdentifier", builder.text(identifier)),
      .init("UILayoutGuideOwningViewIsLocked", .bool(owner != .null)),
      .init("UILayoutGuideShouldBeArchived", .bool(isArchived)),
      .init("UILayoutGuideAllowsNegativeDimensions", .bool(isArchived)),
    ]
  }

  /// A constraint that holds an attribute of `first` at the same attribute of `second`, which the
  /// document does not have.
  mutating func pin(
    _ attribute: Int, of first: Int, to second: Int, identifier: String? = nil,
    isArchived: Bool = true
  ) -> ArchivedValue {
    let number = ArchivedValue.integer(attribute)
    var entries: [ArchivedObject.Entry] = [
      .init("NSFirstItem", .reference(first)), .init("NSFirstAttributeV2", number),
      .init("NSFirstAttribute", number), .init("NSSecondItem", .reference(second)),
      .init("NSSecondAttributeV2", number), .init("NSSecondAttribute", number),
      .init("NSShouldBeArchived", .bool(isArchived)),
    ]
    if let identifier { entries.append(.init("NSLayoutIdentifier", builder.text(identifier))) }
    return builder.add("NSLayoutConstraint", entries)
  }

  /// The guides that constraints of this nib use.
  mutating func layoutGuides(_ element: Element) -> ArchivedValue? {
    // The content view of a collection's cell always has its guide before Xcode 12.
    if Self.isMadeByCell(element), generation < .xcode12 { _ = safeAreaGuide(of: element) }
    return guideOfView[element.index].map { builder.collection("NSMutableArray", [.reference($0)]) }
  }

  /// The object of an Interface Builder guide, which stays in the nib without an owner.
  mutating func encodeUnusedGuide(_ element: Element) {
    let guide = builder.add("UILayoutGuide", guideEntries(of: .null, "", isArchived: false))
    unusedGuides[element.index] = guide.referencedIndex
    members.append(guide)
  }
}
