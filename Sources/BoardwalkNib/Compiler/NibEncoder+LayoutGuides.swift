import BoardwalkDocument

// The top and bottom layout guides of a controller, which documents without safe areas have.
extension NibEncoder {
  /// The guides of `controller`, in the order of the document.
  static func guideElements(of controller: Element?) -> [Element] {
    controller?.list("layoutGuides") ?? []
  }

  /// Makes the objects of a controller's layout guides.
  mutating func declareGuides(of controller: Element) {
    for guide in Self.guideElements(of: controller) { _ = declare(guide, "_UILayoutGuide") }
  }

  /// Gives the guides of `controller` their values, and their view the constraints that place them.
  mutating func encodeGuides(of controller: Element, in view: Int) -> [ArchivedValue] {
    var constraints: [ArchivedValue] = []
    for guide in Self.guideElements(of: controller) {
      check(guide, attributes: ["type", "id"], children: [])
      guard let object = object(of: guide) else { continue }
      let isTop = guide["type"] == "top"
      if !isTop, guide["type"] != "bottom" { refuse(guide, .attribute("type")) }
      let placing = placingConstraints(guide: object, in: view, isTop: isTop)
      encodeGuide(object, isTop: isTop, placing)
      constraints += placing
    }
    return constraints
  }

  private mutating func encodeGuide(_ guide: Int, isTop: Bool, _ placing: [ArchivedValue]) {
    let width = builder.add(
      "_UILayoutSupportConstraint",
      sizeEntries(7, of: guide) + [.init("NSPriority", .int16(999))])
    let entries: [ArchivedObject.Entry] = [
      .init("UIOpaque", .bool(true)), .init("UIHidden", .bool(true)),
      .init("UIAutoresizeSubviews", .bool(true)),
      .init("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true)),
      .init("UIViewAutolayoutConstraints", builder.collection("NSMutableArray", [width])),
      .init("UIViewSemanticContentAttribute", .int8(0)),
      .init(
        "_UILayoutGuideIdentifier",
        builder.text(isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")),
      .init("_UILayoutGuideConstraintsToRemove", builder.collection("NSArray", placing)),
    ]
    for entry in entries + newerViewEntries { builder.set(entry.key, entry.value, of: guide) }
  }

  /// The constraints that hold a guide at its edge with no height until a controller places it.
  private mutating func placingConstraints(
    guide: Int, in view: Int, isTop: Bool
  ) -> [ArchivedValue] {
    [
      pin(5, of: guide, to: view),
      isTop ? pin(3, of: guide, to: view) : pin(4, of: view, to: guide),
      builder.add("NSLayoutConstraint", sizeEntries(8, of: guide)),
    ]
  }

  private func sizeEntries(_ attribute: Int8, of guide: Int) -> [ArchivedObject.Entry] {
    var entries: [ArchivedObject.Entry] = [
      .init("NSFirstItem", .reference(guide)), .init("NSFirstAttributeV2", .int8(attribute)),
      .init("NSFirstAttribute", .int8(attribute)), .init("NSShouldBeArchived", .bool(true)),
    ]
    if generation == .xcode7 {
      entries += [
        .init("NSSecondAttributeV2", .int8(0)), .init("NSSecondAttribute", .int8(0)),
      ]
    }
    return entries
  }
}

// Constraints to the guides of scroll views. The form is known from three guides in files of Xcode
// 13 and later, without their documents.
extension NibEncoder {
  /// The object of a scroll view's guide, made when the first constraint needs it.
  mutating func scrollGuide(_ element: Element, heldBy constraint: Element) -> Int? {
    if let known = object(of: element) { return known }
    guard let kind = element["key"].flatMap(ScrollGuide.init), generation >= .xcode13,
      let view = element.parent.flatMap({ object(of: $0) })
    else {
      refuse(constraint, .combination("a constraint to an element '\(element.name)'"))
      return nil
    }
    let guide = declare(element, kind.className)
    let constraints = kind.attributes.map { attribute in
      pin(
        attribute.number, of: guide, to: view, identifier: "\(kind.identifier)-\(attribute.name)",
        isArchived: false)
    }
    encodeGuide(guide, of: view, kind.identifier, isArchived: false, constraints)
    return guide
  }
}
