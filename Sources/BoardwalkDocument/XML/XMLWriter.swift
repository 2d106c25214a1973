/// Writes a tree as XML: byte for byte as it was read, or in Interface Builder's form.
package struct XMLWriter: Sendable {
  /// Whether to ignore the file's noncanonical spellings.
  package var isCanonical = false

  /// A writer that reproduces the file, or with `canonical` Interface Builder's own form.
  package init(canonical: Bool = false) { isCanonical = canonical }

  /// The bytes of `tree` as an XML document.
  package func write(_ tree: ElementTree) -> [UInt8] {
    var output = XMLOutput(nonCanonicalSpellings: isCanonical ? [] : tree.nonCanonicalSpellings)
    output.begin(tree, canonical: isCanonical)
    Self.append(tree, 0..<tree.nodeCount, depth: 0, to: &output)
    output.token(.endOfFile, depth: 0) { _ in }
    return output.bytes
  }

  /// The lines that `element` takes in a canonical document, indented by `depth` levels.
  package func lines(of element: Element, depth: Int) -> [UInt8] {
    var output = XMLOutput(nonCanonicalSpellings: [])
    Self.append(element.tree, element.index..<element.endIndex, depth: depth, to: &output)
    let indentation = [UInt8](repeating: UInt8(ascii: " "), count: depth * Whitespace.indentation)
    return indentation + output.bytes + [UInt8(ascii: "\n")]
  }

  /// Writes the nodes in `range`, the outermost at `depth`.
  private static func append(
    _ tree: ElementTree, _ range: Range<Int>, depth: Int, to output: inout XMLOutput
  ) {
    var open: [Element] = []
    var index = range.lowerBound
    while index < range.upperBound || !open.isEmpty {
      if let element = open.last, element.endIndex == index {
        open.removeLast()
        output.token(.end(element.index), depth: depth + open.count) { endTag(element, &$0) }
        continue
      }
      let (content, end) = tree.node(at: index)
      switch content {
      case .element(let element):
        let isLeaf = end == index + 1
        output.token(.node(index), depth: depth + open.count) {
          startTag(element, isLeaf: isLeaf, &$0)
        }
        if !isLeaf { open.append(element) }
      case .text(let text):
        let keepsWhitespace = open.last.map { Whitespace.isSignificant(in: $0, at: index) } ?? false
        output.token(.node(index), depth: depth + open.count, isText: true) {
          XMLEscapes.appendText(text, keepsWhitespace: keepsWhitespace, to: &$0)
        }
      case .comment(let comment):
        output.token(.node(index), depth: depth + open.count) { $0 += "<!--\(comment)-->".utf8 }
      }
      index += 1
    }
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
      XMLEscapes.appendAttribute(tree.attributeCharacters(at: index), to: &bytes)
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
