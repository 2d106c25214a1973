import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// Values of an XML document that are similar to one of the words of their attributes.
struct MisspelledValues {
  private let tree: ElementTree

  /// The words of an attribute of an element, by the indices of both names; nil if any value is
  /// valid.
  private var known: [Int: NameTable?] = [:]

  init(_ document: Document) { tree = document.tree }

  /// The violations, in document order.
  mutating func violations() -> [Violation] {
    let choices = SceneWords.choices
    var places: [ElementTree.AttributePlace] = []
    tree.forEachAttribute(where: tree.names.map { choices.contains($0) }) { place in
      guard let words = words(of: place),
        !words.contains(tree.attributeCharacters(at: place.index))
      else { return }
      places.append(place)
    }
    return places.compactMap(violation)
  }

  private mutating func words(of place: ElementTree.AttributePlace) -> NameTable? {
    let key = place.elementName * tree.names.count + place.name
    if let words = known[key] { return words }
    let words = SceneWords.words(of: tree.names[place.name], in: tree.names[place.elementName])
    known[key] = .some(words)
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
