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
    let constraints = kind.attributes.map { attribute in
      pin(
        attribute.number, of: guide, to: view, identifier: "\(kind.identifier)-\(attribute.name)",
        isArchived: false)
    }
    encodeGuide(guide, of: view, kind.identifier, isArchived: false, constraints)
    return guide
  }
}
