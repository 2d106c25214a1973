import BoardwalkDocument

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
    var constraints: [ArchivedValue] = []
    for attribute in kind.attributes {
      constraints.append(
        builder.add(
          "NSLayoutConstraint",
          [
            .init("NSFirstItem", .reference(guide)),
            .init("NSFirstAttributeV2", .int8(attribute.number)),
            .init("NSFirstAttribute", .int8(attribute.number)),
            .init("NSSecondItem", .reference(view)),
            .init("NSSecondAttributeV2", .int8(attribute.number)),
            .init("NSSecondAttribute", .int8(attribute.number)),
            .init("NSShouldBeArchived", .bool(false)),
            .init("NSLayoutIdentifier", builder.text("\(kind.identifier)-\(attribute.name)")),
          ]))
    }
    for (key, value) in [
      ("UILayoutGuideOwningView", ArchivedValue.reference(view)),
      ("UILayoutGuideIdentifier", builder.text(kind.identifier)),
      ("UILayoutGuideOwningViewIsLocked", .bool(true)),
      ("UILayoutGuideShouldBeArchived", .bool(false)),
      ("UILayoutGuideAllowsNegativeDimensions", .bool(false)),
      ("UILayoutGuideSystemConstraints", builder.collection("NSArray", constraints)),
    ] {
      builder.set(key, value, of: guide)
    }
    return guide
  }
}
