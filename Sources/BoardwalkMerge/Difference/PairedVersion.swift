import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// One of two versions that are compared.
struct PairedVersion {
  /// Its elements.
  let tree: ElementTree

  /// By node, the match of its element.
  let matches: [TreePair.Match]

  /// The names of its elements.
  var names: ElementDisplayNames

  private let document: Document

  /// By match, the node in the other version.
  private let others: [Int?]

  /// The version `source`; nil if it has no elements.
  init?(_ source: LocatedTree, _ matches: [TreePair.Match], _ others: [Int?]) {
    guard let document = Document(source) else { return nil }
    tree = source.tree
    self.document = document
    self.matches = matches
    self.others = others
    names = ElementDisplayNames(document)
  }

  /// Whether the other version has `element` as well.
  func isKept(_ element: Element) -> Bool { others[matches[element.index]] != nil }

  private static let connections: Set<String> = [
    "constraint", "outlet", "outletCollection", "action", "segue",
  ]

  /// Whether `element` is a connection or a constraint of an object that the other version lacks,
  /// too.
  func followsObject(_ element: Element) -> Bool {
    Self.connections.contains(element.name)
      && element.attributes.contains { attribute in
        IDReference.contains(attribute.name, of: element.name)
          && document.object(withID: attribute.value).map { !isKept($0) } ?? false
      }
  }

  /// The contents of `element`: `label "Name", 2 more objects, 4 constraints`; nil for none.
  mutating func details(of element: Element) -> String? {
    let inner = element.descendants.filter { $0.objectID != nil && !isKept($0) }
    let objects = inner.filter { !Self.connections.contains($0.name) }
    let constraints = inner.count { $0.name == "constraint" }
    var named: [String] = []
    for object in objects where named.count < Self.namedObjects && names.hasName(object) {
      named.append(names.name(of: object))
    }
    let counts = [
      (objects.count - named.count, named.isEmpty ? "object" : "more object"),
      (constraints, "constraint"), (inner.count - objects.count - constraints, "connection"),
    ]
    let parts = named + counts.filter { $0.0 > 0 }.map { $0.counted($1) }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The maximum number of named objects that were added or removed with another one.
  private static let namedObjects = 3

  /// The object that contains `element`.
  mutating func owner(of element: Element) -> Change.Owner? {
    element.enclosingObject.map {
      Change.Owner(name: names.name(of: $0), id: $0.objectID ?? $0["sceneID"])
    }
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
