import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// Values of an XML document that are similar to one of the words of their attributes.
///
/// Real documents contain tens of thousands of such words, so each is compared by a hash of its
/// bytes; only unknown ones are compared as text.
struct MisspelledValues {
  private let tree: ElementTree

  /// Hashes of the words of an attribute of an element, by the indices of both names; empty if any
  /// value is valid.
  private var known: [Int: Set<UInt64>] = [:]

  init(_ document: Document) { tree = document.tree }

  /// The violations, in document order.
  mutating func violations() -> [Violation] {
    let wanted = tree.names.map { SceneWords.isChoice($0) }
    guard wanted.contains(true) else { return [] }
    var places: [ElementTree.AttributePlace] = []
    tree.forEachAttribute(where: wanted) { place in
      let words = words(of: place)
      guard !words.isEmpty,
        !words.contains(FNV1a(of: tree.attributeCharacters(at: place.index)).value)
      else { return }
      places.append(place)
    }
    return places.compactMap(violation)
  }

  private mutating func words(of place: ElementTree.AttributePlace) -> Set<UInt64> {
    let key = place.elementName * tree.names.count + place.name
    if let words = known[key] { return words }
    let words = SceneWords.choiceSums(
      of: tree.names[place.name], in: tree.names[place.elementName])
    known[key] = words
    return words
  }

  private func violation(at place: ElementTree.AttributePlace) -> Violation? {
    let (name, value) = (tree.names[place.name], tree.attributeValue(at: place.index))
    guard let element = tree.element(at: place.node),
      let choices = SceneWords.values(insteadOf: value, of: name, in: element.name),
      let meant = Misspelling(value).closest(in: choices)
    else { return nil }
    return Violation(
      element, name, "'\(name)' cannot be '\(value)'; did you mean '\(meant)'?",
      fix: .write(meant, "write \(meant)"))
  }
}
