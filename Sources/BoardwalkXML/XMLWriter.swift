import BoardwalkTree

/// Writes a tree as XML: byte for byte as it was read, or as Interface Builder would write it.
public struct XMLWriter: Sendable {
  /// Whether to leave out the file's own departures from Interface Builder's form.
  public var isCanonical = false

  /// A writer that reproduces the file, or with `canonical` Interface Builder's own form.
  public init(canonical: Bool = false) { isCanonical = canonical }

  /// The bytes of `tree` as an XML document.
  public func write(_ tree: ElementTree) -> [UInt8] {
    var output = XMLOutput(departures: isCanonical ? [] : tree.departures)
    output.begin(tree, canonical: isCanonical)
    var open: [Element] = []
    var index = 0
    while index < tree.nodeCount || !open.isEmpty {
      if let element = open.last, element.endIndex == index {
        open.removeLast()
        output.token(.end(element.index), depth: open.count) { "</\(element.name)>" }
        continue
      }
      let (content, end) = tree.node(at: index)
      let isLeaf = end == index + 1
      switch content {
      case .element(let element):
        output.token(.node(index), depth: open.count) { Self.startTag(element, isLeaf: isLeaf) }
        if !isLeaf { open.append(element) }
      case .text(let text):
        let meansItsBlanks = open.last.map { WhiteSpace.isMeant(in: $0, at: index) } ?? false
        output.token(.node(index), depth: open.count, isText: true) {
          Escapes.content(text, meansItsBlanks: meansItsBlanks)
        }
      case .comment(let comment):
        output.token(.node(index), depth: open.count) { "<!--\(comment)-->" }
      }
      index += 1
    }
    output.token(.endOfFile, depth: 0) { "" }
    return output.bytes
  }

  private static func startTag(_ element: Element, isLeaf: Bool) -> String {
    var tag = "<" + element.name
    for index in element.attributeIndices {
      let attribute = element.tree.attribute(at: index)
      tag += " \(attribute.name)=\"\(Escapes.attribute(attribute.value))\""
    }
    return tag + (isLeaf ? "/>" : ">")
  }
}
