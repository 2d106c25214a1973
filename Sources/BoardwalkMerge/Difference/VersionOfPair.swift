import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// One of two versions that are compared.
struct VersionOfPair {
  /// Its elements.
  let tree: ElementTree

  /// By node, the match of its element.
  let matches: [TreePair.Match]

  /// What its elements are called.
  var words: ElementWords

  private let document: Document

  /// By match, the node in the other version.
  private let others: [Int?]

  /// The version `source`; nil where it has no elements.
  init?(_ source: LocatedTree, _ matches: [TreePair.Match], _ others: [Int?]) {
    guard let document = Document(source) else { return nil }
    tree = source.tree
    self.document = document
    self.matches = matches
    self.others = others
    words = ElementWords(document)
  }

  /// Whether the other version has `element` as well.
  func isKept(_ element: Element) -> Bool { others[matches[element.index]] != nil }

  private static let connections: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue",
  ]

  /// Whether `element` is a connection or a constraint of an object that the other version lacks, too.
  func followsObject(_ element: Element) -> Bool {
    Self.connections.contains(element.name)
      && element.attributes.contains { attribute in
        IDReference.contains(attribute.name, of: element.name)
          && document.object(withID: attribute.value).map { !isKept($0) } ?? false
      }
  }

  /// What is in `element`: `2 objects, 4 constraints`; nil for nothing.
  func details(of element: Element) -> String? {
    let inner = element.descendants.filter { $0.objectID != nil && !isKept($0) }
    let constraints = inner.count { $0.name == "constraint" }
    let connections = inner.count { Self.connections.contains($0.name) } - constraints
    let counts = [
      (inner.count - constraints - connections, "object"), (constraints, "constraint"),
      (connections, "connection"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { $0.counted($1) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The name of the object that `element` lies in.
  mutating func ownerName(of element: Element) -> String? {
    var owner = element.parent
    while let here = owner, here.objectID == nil, here.name != "scene" { owner = here.parent }
    return owner.map { words.name(of: $0) }
  }

  /// The comments directly in `element`.
  func comments(in element: Element) -> [Trivia] {
    let content = ElementContent(of: element)
    return (content.children.map(\.leading) + [content.trailing])
      .flatMap { tree.trivia(in: $0) }.filter { $0.kind == .comment }
  }

  /// The comments around the root.
  var outerComments: [Trivia] {
    let content = ElementContent(of: tree)
    return (content.children.map(\.leading) + [content.trailing]).flatMap { tree.trivia(in: $0) }
  }
}
