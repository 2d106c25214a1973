import BoardwalkDocument
import BoardwalkPlatform

/// The values of an object for size classes, and its installed parts.
extension NibEncoder {
  /// The variations of a view or a constraint.
  static func variations(of element: Element) -> [Element] {
    element.children.filter { $0.name == "variation" }
  }

  /// The parts of `element` that are not installed on the document's device.
  func excludedIDs(of element: Element, _ part: String) -> Set<String> {
    let isLandscape = document.device?.isLandscape ?? false
    let traits = device?.variationTraits(isLandscape: isLandscape) ?? [:]
    let applied = Self.variations(of: element)
      .map { (key: VariationKey($0["key"] ?? "default"), variation: $0) }
      .filter { $0.key.applies(to: traits) }
      .sorted { $0.key.specificity < $1.key.specificity }
      .map(\.variation)
    var result: Set<String> = []
    for child in applied.compactMap({ $0.child("mask", key: part) }).flatMap(\.children) {
      guard let id = child["reference"] else { continue }
      if child.name == "exclude" { result.insert(id) } else { result.remove(id) }
    }
    return result
  }

  /// Encodes the variations of a view, of its constraints, and of everything in it.
  private mutating func encodeVariations(ofViews view: Element) {
    encodeMasks(of: view)
    for constraint in Self.constraintElements(of: view) { encodeConstants(of: constraint) }
    for subview in Self.parts(of: view) where !Self.isStaticCell(subview) {
      encodeVariations(ofViews: subview)
      // The views in a cell whose constraints vary have their storages twice (1,856 samples).
      if view.name == "tableViewCellContentView", Self.hasVariedConstraints(view) {
        encodeVariations(ofViews: subview)
      }
    }
  }

  // MARK: Masks

  private mutating func encodeMasks(of view: Element) {
    let variations = Self.variations(of: view)
    let frames = fixedFrameSets(in: view)
    guard !variations.isEmpty || !frames.isEmpty, let object = object(of: view) else { return }
    let names = Self.variedAttributes(of: view)
    for variation in variations {
      check(
        variation, attributes: Set(names).union(["key"]), children: ["constraints", "subviews"])
    }
    if variations.contains(where: { variation in names.contains { variation[$0] != nil } }) {
      variedObjects.append(object)
    }
    for name in names { encodeAttribute(name, of: view, object, variations) }
    for (part, keyPath) in [
      ("constraints", "traitStorageConstraints"), ("subviews", "traitStorageSubviews"),
    ] {
      let masks = variations.compactMap { variation in
        variation.child("mask", key: part).map { (variation, $0) }
      }
      let sets = part == "constraints" ? frames : []
      guard !masks.isEmpty || !sets.isEmpty else { continue }
      if !sets.isEmpty { variedObjects.append(object) }
      let records = maskRecords(masks, sets)
      let candidates = references(to: view.list(part)) + sets.joined()
      traitStorages.append(
        builder.add(
          "_UIRelationshipTraitStorage",
          [
            .init("UIObject", .reference(object)), .init("UIKeyPath", builder.text(keyPath)),
            .init("UIRecords", builder.collection("NSMutableArray", records)),
            .init("UIRelationshipCandidates", numberedSet("NSOrderedSet", candidates)),
          ]))
    }
  }

  /// A set, whose elements newer compilers number.
  private mutating func set(_ elements: [ArchivedValue]) -> ArchivedValue {
    generation >= .xcode13
      ? numberedSet("NSSet", elements) : builder.collection("NSSet", elements)
  }

  private mutating func numberedSet(
    _ className: String, _ elements: [ArchivedValue]
  ) -> ArchivedValue {
    builder.add(
      className,
      elements.enumerated().map { .init(GraphConventions.numberedElement + "\($0)", $1) })
  }

  // MARK: Attributes

  /// The attributes whose variations can be encoded. 25 samples have `spacing`; the others are its
  /// stack's properties too.
  private static func variedAttributes(of view: Element) -> [String] {
    view.name == "stackView" ? ["alignment", "axis", "distribution", "spacing"] : []
  }

  /// Encodes a value of an attribute for each variation that has one, and the one that holds
  /// otherwise.
  private mutating func encodeAttribute(
    _ name: String, of view: Element, _ object: Int, _ variations: [Element]
  ) {
    let varied = variations.filter { $0[name] != nil }
    guard !varied.isEmpty, let rules = ClassRules.of(view.name),
      let rule = rules.rules.first(where: { $0.value.attributes.contains(name) })
    else { return }
    var records: [ArchivedValue] = []
    for element in varied + [view] {
      guard let value = value(of: rule.value, for: element, rules) else { return }
      let traits = element == view ? builder.add("UITraitCollection", []) : traitCollection(element)
      records.append(attributeRecord(traits, builder.number(value)))
    }
    traitStorages.append(attributeStorage(name, of: object, records))
  }

  private mutating func attributeStorage(
    _ keyPath: String, of object: Int, _ records: [ArchivedValue]
  ) -> ArchivedValue {
    builder.add(
      "_UIAttributeTraitStorage",
      [
        .init("UIObject", .reference(object)), .init("UIKeyPath", builder.text(keyPath)),
        .init("UIRecords", builder.collection("NSMutableArray", records)),
      ])
  }

  private mutating func attributeRecord(
    _ traits: ArchivedValue, _ value: ArchivedValue
  ) -> ArchivedValue {
    builder.add(
      "_UIAttributeTraitStorageRecord",
      [.init("UITraitCollection", traits), .init("UIValue", value)])
  }

  /// A record for each variation, and for each set of constraints for fixed frames, which removes
  /// those of the other sets.
  private mutating func maskRecords(
    _ masks: [(variation: Element, mask: Element)], _ sets: [[ArchivedValue]]
  ) -> [ArchivedValue] {
    var keys = sets.isEmpty ? [] : Self.sizeClassKeys
    var added = sets
    var removed = sets.indices.map { index in
      sets.indices.filter { $0 != index }.flatMap { sets[$0] }
    }
    for (variation, mask) in masks {
      let key = variation["key"] ?? ""
      if key != "default" { checkTraits(variation) }
      let index = keys.firstIndex(of: key) ?? keys.count
      if index == keys.count {
        keys.append(key)
        added.append([])
        removed.append([])
      }
      added[index] += objects("include", in: mask)
      removed[index] += objects("exclude", in: mask)
    }
    var records: [ArchivedValue] = []
    for (index, key) in keys.enumerated() {
      // Xcode 7 has no traits for the default variation, later ones an empty collection.
      let isAbsent = key == "default" && generation == .xcode7
      records.append(
        builder.add(
          "_UIRelationshipTraitStorageRecord",
          [
            .init("UITraitCollection", isAbsent ? .null : traitCollection(key)),
            .init("UIAddedObjects", set(added[index])),
            .init("UIRemovedObjects", set(removed[index])),
          ]))
    }
    return records
  }

  private func objects(_ name: String, in mask: Element) -> [ArchivedValue] {
    mask.children(named: name).compactMap { $0["reference"] }
      .compactMap { object(withID: $0) }.map { .reference($0) }
  }

  // MARK: Constants

  private mutating func encodeConstants(of constraint: Element) {
    let variations = Self.variations(of: constraint)
    guard !variations.isEmpty, let object = object(of: constraint) else { return }
    for variation in variations {
      check(variation, attributes: ["key", "constant"], children: [])
    }
    // Each constraint with variations has its storage twice (7 samples).
    for _ in 0..<2 {
      let records = constantRecords(of: constraint, variations)
      traitStorages.append(attributeStorage("encodedConstant", of: object, records))
    }
    variedObjects.append(object)
  }

  /// A constant for each variation, and the one that holds otherwise.
  private mutating func constantRecords(
    of constraint: Element, _ variations: [Element]
  ) -> [ArchivedValue] {
    var records: [ArchivedValue] = []
    for variation in variations {
      let traits = traitCollection(variation)
      records.append(constantRecord(traits, number("constant", of: variation) ?? 0))
    }
    let standard = builder.add("UITraitCollection", [])
    return records + [constantRecord(standard, number("constant", of: constraint) ?? 0)]
  }

  private mutating func constantRecord(
    _ traits: ArchivedValue, _ constant: Double
  ) -> ArchivedValue {
    let value = builder.add(
      "_NSLayoutConstraintConstant",
      [.init("UISymbolicConstant", .null), .init("UINumericConstant", .double(constant))])
    return attributeRecord(traits, value)
  }

  // MARK: Traits

  /// The size classes in the key of a variation, such as `heightClass=regular-widthClass=compact`;
  /// none for the default variation.
  private mutating func traitCollection(_ key: String) -> ArchivedValue {
    let entries = VariationKey(key).conditions?.compactMap { condition in
      guard let name = Self.traitNames[condition.trait],
        let number = Self.sizeClasses[condition.value]
      else { return nil as ArchivedObject.Entry? }
      return .init("UITraitCollectionBuiltinTrait-_UITraitName\(name)", .int8(number))
    }
    return builder.add("UITraitCollection", entries ?? [])
  }

  /// The size classes of a variation, which has no other traits.
  private mutating func traitCollection(_ variation: Element) -> ArchivedValue {
    checkTraits(variation)
    return traitCollection(variation["key"] ?? "")
  }

  private mutating func checkTraits(_ variation: Element) {
    let conditions = VariationKey(variation["key"] ?? "default").conditions ?? []
    let isKnown = conditions.allSatisfy { condition in
      Self.traitNames[condition.trait] != nil && Self.sizeClasses[condition.value] != nil
    }
    if conditions.isEmpty || !isKnown { refuse(variation) }
  }

  static let traitNames = [
    "widthClass": "HorizontalSizeClass", "heightClass": "VerticalSizeClass",
  ]

  static let sizeClasses: [String: Int8] = ["compact": 1, "regular": 2]

  // MARK: Lists

  /// Encodes the variations of a view at the top of the nib and of everything in it, with a list of
  /// the objects whose attributes vary and of those that varied constraints relate.
  mutating func encodeTraitStorages(top view: Element) {
    encodeTraitStorages(ofViews: view)
    encodeTraitStorages(ofStaticCellsIn: view)
  }

  /// The cells of a static table have lists of their own (131 samples).
  private mutating func encodeTraitStorages(ofStaticCellsIn view: Element) {
    for subview in Self.parts(of: view) {
      if Self.isStaticCell(subview) { encodeTraitStorages(ofViews: subview) }
      encodeTraitStorages(ofStaticCellsIn: subview)
    }
  }

  private static func isStaticCell(_ view: Element) -> Bool {
    view.name == "tableViewCell" && view.parent?.name == "cells"
  }

  private mutating func encodeTraitStorages(ofViews view: Element) {
    encodeVariations(ofViews: view)
    guard !traitStorages.isEmpty, let object = object(of: view) else { return }
    defer { (traitStorages, variedObjects) = ([], []) }
    var descendants = variedObjects
    collectRelated(view, into: &descendants)
    let list = builder.add(
      "_UITraitStorageList",
      [
        .init("UITopLevelObject", .reference(object)),
        .init("UITraitStorages", builder.collection("NSArray", traitStorages)),
        .init(
          "UIDescendants",
          set(descendants.filter { $0 != object }.map { ArchivedValue.reference($0) })),
      ])
    traitStorageLists.append(list)
  }

  /// The object that a constraint relates; Interface Builder's own for a guide (1 sample).
  private func related(_ id: String) -> Int? {
    object(withID: id) ?? document.object(withID: id).flatMap { unusedGuides[$0.index] }
  }

  private static func hasVariedConstraints(_ view: Element) -> Bool {
    variations(of: view).contains { $0.child("mask", key: "constraints") != nil }
  }

  /// Collects the items of the constraints of all views whose constraints vary (2,224 of 2,232
  /// lists).
  private func collectRelated(_ view: Element, into result: inout [Int]) {
    for constraint in Self.hasVariedConstraints(view) ? Self.constraintElements(of: view) : [] {
      for item in [constraint["firstItem"] ?? view["id"], constraint["secondItem"]] {
        guard let object = item.flatMap({ related($0) }), !result.contains(object) else {
          continue
        }
        result.append(object)
      }
    }
    for subview in Self.parts(of: view) where !Self.isStaticCell(subview) {
      collectRelated(subview, into: &result)
    }
  }
}
