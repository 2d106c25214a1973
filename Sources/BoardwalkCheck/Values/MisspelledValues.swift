import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// Values of an XML document that are similar to one of the words of their attributes.
enum MisspelledValues {
  /// The violations in `document`, in document order.
  static func violations(in document: Document) -> [Violation] {
    var places: [AttributePlace] = []
    document.forEachAttribute(where: { $0.words != nil }) { place in
      if !document.allowsWord(at: place) { places.append(place) }
    }
    return places.compactMap { violation(at: $0, in: document.tree) }
  }

  private static func violation(
    at place: AttributePlace, in tree: ElementTree
  ) -> Violation? {
    let (name, value) = (tree.names[place.name], tree.attributeValue(at: place.index))
    guard let element = tree.element(at: place.node),
      let choices = SceneWords.values(insteadOf: value, of: name, in: element.name),
      let meant = Misspelling(value).closest(in: choices)
    else { return nil }
    return Violation(element, name, misspelled: value, meant: meant)
  }
}
