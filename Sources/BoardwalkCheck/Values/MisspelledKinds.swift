import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkSchema

/// Elements of an XML document whose names, or the keys by which their owners find them, are
/// similar to known ones.
///
/// A word without a similar one is not reported: a newer Interface Builder may have introduced it.
enum MisspelledKinds {
  /// The violations of `document`, in document order.
  static func violations(in document: Document) -> [Violation] {
    var taken: [Element: Set<String>] = [:]
    return document.elements(whereName: \.isUnknown).compactMap(misnamed)
      + unknownKeys(in: document).compactMap { misplaced($0, in: document.tree, &taken) }
      + document.misspelledUsualWords
  }

  /// Whether `document`, a scene text or XML, has elements with misspelled names, which hide
  /// objects and connections.
  static func hidesObjects(of document: Document) -> Bool {
    let names = Set(document.elements(whereName: \.isUnknown).map(\.name))
    return names.contains { SceneWords.kind(near: $0) != nil }
  }

  /// The keys in `document` that no element of the name has.
  private static func unknownKeys(in document: Document) -> [AttributePlace] {
    let (tree, names) = (document.tree, document.names)
    var roles = [NameTable?](repeating: nil, count: names.count)
    return document.attributes(named: "key").filter { place in
      guard !names[place.elementName].isUnknown else { return false }
      let known = roles[place.elementName] ?? SceneWords.roles(of: tree.names[place.elementName])
      roles[place.elementName] = known
      return !known.contains(tree.attributeCharacters(at: place.index))
    }
  }

  private static func misnamed(_ element: Element) -> Violation? {
    guard let meant = SceneWords.kind(near: element.name) else { return nil }
    return Violation(
      element, "unknown element <\(element.name)>", notes: .didYouMean("<\(meant)>", quoted: false))
  }

  /// The violation by the unknown key at `place`; `taken` are the keys of the parts of each owner.
  private static func misplaced(
    _ place: AttributePlace, in tree: ElementTree, _ taken: inout [Element: Set<String>]
  ) -> Violation? {
    guard let element = tree.element(at: place.node), let owner = element.parent else { return nil }
    let key = tree.attributeValue(at: place.index)
    // Any view can be the header of a table.
    guard !SceneWords.isRole(key, in: owner.name) else { return nil }
    let roles = SceneWords.roles(of: element.name, in: owner.name)
    guard key.utf8.count > 3, let meant = Misspelling(key).closest(in: roles),
      abs(meant.utf8.count - key.utf8.count) < 2
    else { return nil }
    let keys = taken[owner] ?? Set(owner.children.compactMap { $0["key"] })
    taken[owner] = keys
    guard !keys.contains(meant) else { return nil }
    return Violation(
      element, "key", "'\(owner.name)' has no part with the key '\(key)'",
      notes: .didYouMean(meant) + [.init("Interface Builder ignores the part")],
      fix: .write(meant, "write \(meant)"))
  }
}

extension Document {
  /// The values that are similar to one of the usual words of their attributes, which may have
  /// others.
  fileprivate var misspelledUsualWords: [Violation] {
    var violations: [Violation] = []
    forEachAttribute(where: \.hasUsualWords) { place in
      let (name, value) = (tree.names[place.name], tree.attributeValue(at: place.index))
      guard let words = Schema.usualWords[name], !words.contains(value), value.utf8.count > 3,
        let meant = Misspelling(value).closest(in: words),
        abs(meant.utf8.count - value.utf8.count) < 2, let element = tree.element(at: place.node)
      else { return }
      violations.append(Violation(element, name, misspelled: value, meant: meant))
    }
    return violations
  }
}
