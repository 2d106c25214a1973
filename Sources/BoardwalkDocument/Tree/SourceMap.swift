/// The ranges of nodes and attributes of a tree in its file.
///
/// It is separate from the tree, so that trees of different syntaxes can be equal. Offsets are
/// bytes.
package struct SourceMap: Sendable {
  struct NodeSpan: Sendable {
    var start: UInt32
    var headEnd: UInt32
    var end: UInt32
  }

  struct AttributeSpan: Sendable {
    var start: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32
  }

  private var nodes: [NodeSpan] = []
  private var attributes: [AttributeSpan] = []

  /// Whether a head has neither delimiters nor attributes to point to.
  private var headsAreNames = false

  /// If only the ranges of heads are known, the first attribute of each node.
  private var firstAttributes: [UInt32] = []

  /// An empty map of a file of `sourceSize` bytes, to be filled in step with a `TreeBuilder`; each
  /// node's head may be all that there is to point to.
  package init(sourceSize: Int = 0, headsAreNames: Bool = false) {
    self.headsAreNames = headsAreNames
    nodes.reserveCapacity(ExpectedCounts.nodes(in: sourceSize))
    if headsAreNames {
      firstAttributes.reserveCapacity(ExpectedCounts.nodes(in: sourceSize))
    } else {
      attributes.reserveCapacity(ExpectedCounts.attributes(in: sourceSize))
    }
  }

  /// Appends the next node, which begins with a head, its start tag, at `head`.
  package mutating func appendNode(head: Range<Int>) {
    nodes.append(
      NodeSpan(
        start: UInt32(head.lowerBound), headEnd: UInt32(head.upperBound),
        end: UInt32(head.upperBound)))
  }

  /// Appends the next node, whose `head` contains all its attributes, the first of them at
  /// `firstAttribute` in the list of all attributes.
  package mutating func appendNode(head: Range<Int>, firstAttribute: Int) {
    appendNode(head: head)
    firstAttributes.append(UInt32(firstAttribute))
  }

  /// Ends the node at `index` before the byte at `end`.
  package mutating func closeNode(_ index: Int, end: Int) {
    nodes[index].end = UInt32(end)
  }

  /// Appends the next attribute, which begins at `start` and whose value is at `value`.
  package mutating func appendAttribute(start: Int, value: Range<Int>) {
    attributes.append(
      AttributeSpan(
        start: UInt32(start), valueStart: UInt32(value.lowerBound),
        valueEnd: UInt32(value.upperBound)))
  }

  /// The bytes of the element's start tag.
  package func head(of element: Element) -> Range<Int> { head(at: element.index) }

  /// The bytes of the head of the node at `index`.
  package func head(at index: Int) -> Range<Int> {
    guard nodes.indices.contains(index) else { return 0..<0 }
    return Int(nodes[index].start)..<Int(nodes[index].headEnd)
  }

  /// The bytes of the whole element, end tag included.
  package func whole(of element: Element) -> Range<Int> {
    guard nodes.indices.contains(element.index) else { return 0..<0 }
    let span = nodes[element.index]
    return Int(span.start)..<Int(span.end)
  }

  /// The bytes of the element's name in its start tag.
  package func name(of element: Element) -> Range<Int> {
    guard !headsAreNames else { return head(of: element) }
    let start = head(of: element).lowerBound + 1
    return start..<start + element.name.utf8.count
  }

  /// The bytes of the attribute at a place in the list of all attributes: name, quotes and value.
  package func attribute(at index: Int) -> Range<Int> {
    guard !headsAreNames else { return head(around: index) }
    guard attributes.indices.contains(index) else { return 0..<0 }
    return Int(attributes[index].start)..<Int(attributes[index].valueEnd) + 1
  }

  /// The bytes between the quotes of the attribute at a place in the list of all attributes.
  package func value(at index: Int) -> Range<Int> {
    guard !headsAreNames else { return head(around: index) }
    guard attributes.indices.contains(index) else { return 0..<0 }
    return Int(attributes[index].valueStart)..<Int(attributes[index].valueEnd)
  }

  /// The head of the node with the attribute at `index` in the list of all attributes: the last
  /// node whose first attribute is not after it.
  private func head(around index: Int) -> Range<Int> {
    head(at: firstAttributes.lastSortedIndex { $0 <= index })
  }
}
