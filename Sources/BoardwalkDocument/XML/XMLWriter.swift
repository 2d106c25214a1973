/// Writes a tree as XML: byte for byte as it was read, or as Interface Builder would write it.
package struct XMLWriter: Sendable {
  /// Whether to leave out the file's own departures from Interface Builder's form.
  package var isCanonical = false

  /// A writer that reproduces the file, or with `canonical` Interface Builder's own form.
  package init(canonical: Bool = false) { isCanonical = canonical }

  /// The bytes of `tree` as an XML document.
  package func write(_ tree: ElementTree) -> [UInt8] {
    var output = XMLOutput(departures: isCanonical ? [] : tree.departures)
    output.begin(tree, canonical: isCanonical)
    var open: [Element] = []
    var index = 0
    while index < tree.nodeCount || !open.isEmpty {
      if let element = open.last, element.endIndex == index {
        open.removeLast()
        output.token(.end(element.index), depth: open.count) { Self.endTag(element, &$0) }
        continue
      }
      let (content, end) = tree.node(at: index)
      switch content {
      case .element(let element):
        let isLeaf = end == index + 1
        output.token(.node(index), depth: open.count) {
          Self.startTag(element, isLeaf: isLeaf, &$0)
        }
        if !isLeaf { open.append(element) }
      case .text(let text):
        let meansItsBlanks = open.last.map { WhiteSpace.isMeant(in: $0, at: index) } ?? false
        output.token(.node(index), depth: open.count, isText: true) {
          Escapes.appendText(text, meansItsBlanks: meansItsBlanks, to: &$0)
        }
      case .comment(let comment):
        output.token(.node(index), depth: open.count) { $0 += "<!--\(comment)-->".utf8 }
      }
      index += 1
    }
    output.token(.endOfFile, depth: 0) { _ in }
    return output.bytes
  }

  private static func startTag(_ element: Element, isLeaf: Bool, _ bytes: inout [UInt8]) {
    let tree = element.tree
    bytes.append(UInt8(ascii: "<"))
    bytes += element.name.utf8
    for index in element.attributeIndices {
      bytes.append(UInt8(ascii: " "))
      bytes += tree.names[tree.attributeNameIndex(at: index)].utf8
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      Escapes.appendAttribute(tree.attributeCharacters(at: index), to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    if isLeaf { bytes.append(UInt8(ascii: "/")) }
    bytes.append(UInt8(ascii: ">"))
  }

  private static func endTag(_ element: Element, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes += element.name.utf8
    bytes.append(UInt8(ascii: ">"))
  }
}
