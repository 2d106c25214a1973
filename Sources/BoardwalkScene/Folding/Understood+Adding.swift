import BoardwalkTree

extension Understood {
  /// Adds `content` as it is.
  mutating func add(_ content: Branch.Content) -> Node {
    wholes.append(content)
    return .whole(Int32(wholes.count - 1))
  }

  /// Adds the element with `tag` around `contents`, which is said by the bytes in `range`.
  mutating func add(_ tag: borrowing Tag, _ contents: [Node], range: Range<Int> = 0..<0) -> Node {
    .element(addElement(tag, contents, range: range))
  }

  private mutating func addElement(
    _ tag: borrowing Tag, _ contents: [Node], range: Range<Int> = 0..<0
  ) -> Element {
    let firstAttribute = values.count
    tag.attributes.lend { attribute in
      let place = characters.append(attribute.value)
      values.append(
        Value(
          name: number(of: attribute.name), start: UInt32(place.lowerBound),
          count: UInt32(place.count)))
    }
    let firstContent = self.contents.count
    self.contents.append(contentsOf: contents)
    elements.append(
      Parts(
        name: number(of: tag.name), firstAttribute: Int32(firstAttribute),
        attributeCount: Int32(values.count - firstAttribute), firstContent: Int32(firstContent),
        contentCount: Int32(contents.count), start: UInt32(range.lowerBound),
        end: UInt32(range.upperBound)))
    return Element(number: Int32(elements.count - 1))
  }

  /// Adds an element called `name` around those of `nodes` at the places that are `wanted`.
  mutating func add(_ name: Name, around nodes: [Node], at isWanted: (Int) -> Bool) -> Node {
    let firstContent = contents.count
    for place in nodes.indices where isWanted(place) { contents.append(nodes[place]) }
    elements.append(
      Parts(
        name: number(of: name), firstAttribute: Int32(values.count), attributeCount: 0,
        firstContent: Int32(firstContent), contentCount: Int32(contents.count - firstContent),
        start: 0, end: 0))
    return .element(Element(number: Int32(elements.count - 1)))
  }

  /// `node` with its parts in the lists; nil where it is a text or a comment.
  mutating func open(_ node: Node) -> Element? {
    switch node {
    case .element(let element): return element
    case .whole(let number):
      guard case .branch(let branch) = wholes[Int(number)] else { return nil }
      let inside = branch.contents.map { add($0) }
      return addElement(Tag(branch.name, branch.attributes), inside, range: branch.range)
    }
  }

  private mutating func number(of name: Name) -> Int32 {
    switch name {
    case .word(let number): number
    case .other(let text):
      Vocabulary.words.find(text).map(Int32.init) ?? Int32(-1 - otherNames.add(text))
    }
  }
}
