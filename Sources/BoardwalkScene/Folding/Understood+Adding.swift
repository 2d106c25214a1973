import BoardwalkDocument

extension Understood {
  /// Adds `content` as it is.
  mutating func add(_ content: Branch.Content) -> Node {
    wholes.append(content)
    return .whole(Int32(wholes.count - 1))
  }

  /// Adds the element with `tag` around `contents`, which is said by the bytes in `range`.
  mutating func add(_ tag: borrowing Tag, _ contents: [Node], range: Range<Int> = 0..<0) -> Node {
    let firstAttribute = values.count
    tag.attributes.lend { add($0) }
    let firstContent = self.contents.count
    self.contents.append(contentsOf: contents)
    return .element(
      addElement(tag.name, from: firstAttribute, firstContent, range: range))
  }

  /// Adds an element called `name` around those of `nodes` at the places that are `wanted`.
  mutating func add(_ name: Name, around nodes: [Node], at isWanted: (Int) -> Bool) -> Node {
    let firstContent = contents.count
    for place in nodes.indices where isWanted(place) { contents.append(nodes[place]) }
    return .element(addElement(name, from: values.count, firstContent, range: 0..<0))
  }

  /// Adds the element called `name` whose attributes and contents are the last in their lists, from these
  /// places on.
  private mutating func addElement(
    _ name: Name, from firstAttribute: Int, _ firstContent: Int, range: Range<Int>
  ) -> Element {
    elements.append(
      Parts(
        name: number(of: name), firstAttribute: Int32(firstAttribute),
        attributeCount: Int32(values.count - firstAttribute), firstContent: Int32(firstContent),
        contentCount: Int32(contents.count - firstContent), start: UInt32(range.lowerBound),
        end: UInt32(range.upperBound)))
    return Element(number: Int32(elements.count - 1))
  }

  /// `node` with its parts in the lists; nil where it is a text or a comment.
  mutating func open(_ node: Node) -> Element? {
    switch node {
    case .element(let element): return element
    case .whole(let number):
      guard case .branch(let branch) = wholes[Int(number)] else { return nil }
      return open(branch)
    }
  }

  /// `branch` with its parts in the lists.
  mutating func open(_ branch: Branch) -> Element {
    let (firstAttribute, firstContent) = (values.count, contents.count)
    branch.attributes.lend { add($0) }
    for content in branch.contents { contents.append(add(content)) }
    return addElement(branch.name, from: firstAttribute, firstContent, range: branch.range)
  }

  private mutating func add(_ attribute: borrowing Attribute) {
    let place = characters.append(attribute.value)
    values.append(
      Value(
        name: number(of: attribute.name), start: UInt32(place.lowerBound),
        count: UInt32(place.count)))
  }

  private mutating func number(of name: Name) -> Int32 {
    known(name) ?? Int32(-1 - otherNames.add(name.text))
  }
}
