/// Builds a tree in document order; every syntax reads into one of these.
package struct TreeBuilder: Sendable {
  /// The XML declaration as written.
  package var declaration: String?

  /// Whether the file begins with a byte order mark.
  package var hasByteOrderMark = false

  var names = NameTable()
  var nodes: [Node] = []
  var attributes: [StoredAttribute] = []
  var characters: Characters
  var texts: [String] = []
  var nonCanonicalSpellings: [NonCanonicalSpelling] = []
  private var open: [Int32] = []

  /// An empty builder for the contents of `source`, whose bytes it shares for unescaped values.
  package init(source: [UInt8] = []) {
    characters = Characters(source: source)
    nodes.reserveCapacity(ExpectedCounts.nodes(in: source.count))
    attributes.reserveCapacity(ExpectedCounts.attributes(in: source.count))
  }

  /// The number of nodes so far, which is the index of the next one.
  package var nodeCount: Int { nodes.count }

  /// The number of attributes so far, which is the index of the next one.
  package var attributeCount: Int { attributes.count }

  /// The number of open elements.
  package var depth: Int { open.count }

  /// The index of the innermost open element.
  package var innermost: Int? { open.last.map(Int.init) }

  /// The name of the innermost open element.
  package var innermostName: String? {
    open.last.map { names.list[Int(nodes[Int($0)].content)] }
  }

  /// The names of all open elements, outermost first.
  package var openNames: [String] { open.map { names.list[Int(nodes[Int($0)].content)] } }

  /// Whether an element or attribute so far is named `name`.
  package func hasSeen(_ name: String) -> Bool { names.list.contains(name) }

  /// Whether the innermost open element has no content yet.
  package var innermostIsEmpty: Bool { open.last.map { Int($0) == nodes.count - 1 } ?? false }

  /// Whether the last thing in the innermost open element, or at the top, is a text.
  package var endsWithText: Bool {
    guard let last = nodes.last, last.kind == .text else { return false }
    return last.parent == (open.last ?? -1)
  }

  /// Begins an element; its attributes must follow immediately.
  package mutating func openElement(_ name: String) {
    _ = openElement(numbered: names.number(of: name))
  }

  /// Begins an element whose name is given in UTF-8, and returns its index.
  @discardableResult
  package mutating func openElement(named name: UnsafeBufferPointer<UInt8>) -> Int {
    openElement(numbered: names.number(of: name))
  }

  private mutating func openElement(numbered name: Int32) -> Int {
    let index = nodes.count
    append(.element, content: name)
    open.append(Int32(index))
    return index
  }

  /// Adds an attribute to the element that was opened last.
  package mutating func addAttribute(_ name: String, _ value: String) {
    let range = characters.append(value)
    add(names.number(of: name), range)
  }

  /// Adds an attribute, its name given in UTF-8, to the element that was opened last.
  package mutating func addAttribute(named name: UnsafeBufferPointer<UInt8>, _ value: String) {
    let range = characters.append(value)
    add(names.number(of: name), range)
  }

  /// Adds an attribute whose value is the source's bytes in `range`, which are UTF-8.
  package mutating func addAttribute(
    named name: UnsafeBufferPointer<UInt8>, verbatim range: Range<Int>
  ) {
    add(names.number(of: name), range)
  }

  private mutating func add(_ name: Int32, _ value: Range<Int>) {
    attributes.append(
      StoredAttribute(name: name, start: UInt32(value.lowerBound), count: UInt32(value.count)))
  }

  /// Adds a text to the innermost open element.
  package mutating func addText(_ text: String) {
    append(.text, content: Int32(texts.count))
    texts.append(text)
    nodes[nodes.count - 1].end = Int32(nodes.count)
  }

  /// Adds a comment, given without its delimiters.
  package mutating func addComment(_ text: String) {
    append(.comment, content: Int32(texts.count))
    texts.append(text)
    nodes[nodes.count - 1].end = Int32(nodes.count)
  }

  /// Ends the innermost open element, and returns its index; nil if none is open.
  @discardableResult
  package mutating func closeElement() -> Int? {
    guard let element = open.popLast() else { return nil }
    nodes[Int(element)].end = Int32(nodes.count)
    return Int(element)
  }

  /// Records the spelling of a token that is not canonical; tokens come in the order of the text.
  package mutating func record(_ nonCanonicalSpelling: NonCanonicalSpelling) {
    nonCanonicalSpellings.append(nonCanonicalSpelling)
  }

  /// Replaces the spelling of `token`, the last one added, by `spelling`.
  package mutating func respell(_ token: NonCanonicalSpelling.Token, as spelling: String) {
    let gap =
      nonCanonicalSpellings.last?.token == token ? nonCanonicalSpellings.popLast()?.gap : nil
    nonCanonicalSpellings.append(NonCanonicalSpelling(at: token, gap: gap, spelling: spelling))
  }

  /// The tree of all that was added; elements still open are closed.
  package consuming func finish() -> ElementTree {
    while !open.isEmpty { closeElement() }
    return ElementTree(self)
  }

  private mutating func append(_ kind: Node.Kind, content: Int32) {
    nodes.append(
      Node(
        kind: kind, content: content, parent: open.last ?? -1, end: -1,
        firstAttribute: Int32(attributes.count)))
  }
}
