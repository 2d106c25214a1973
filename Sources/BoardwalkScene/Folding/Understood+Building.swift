import BoardwalkDocument

extension Understood {
  /// Hands out the characters, which whoever builds the tree adds more to.
  mutating func takeCharacters() -> Characters {
    var taken = Characters(sourceSize: 0)
    swap(&taken, &characters)
    return taken
  }

  /// Adds `node` and all inside it to `builder`, which has the characters, and where it was said to
  /// `map`: what goes without saying stands where the statement `around` it does.
  func build(
    _ node: Node, _ builder: inout TreeBuilder, _ map: inout SourceMap, around: Range<Int>
  ) {
    switch node {
    case .whole(let number): wholes[Int(number)].build(&builder, &map, around: around)
    case .element(let element):
      build(elements[Int(element.number)], &builder, &map, around: around)
    }
  }

  private func build(
    _ parts: Parts, _ builder: inout TreeBuilder, _ map: inout SourceMap, around: Range<Int>
  ) {
    let place = parts.range.isEmpty ? around : parts.range
    let index = builder.nodeCount
    builder.openElement(name(numbered: parts.name))
    map.appendNode(head: place, firstAttribute: builder.attributeCount)
    for place in parts.attributes {
      let value = values[place]
      switch name(numbered: value.name) {
      case .word(let word): builder.addAttribute(word: Int(word), at: value.range)
      case .other(let name): builder.addAttribute(name, at: value.range)
      }
    }
    for content in parts.contents { build(contents[content], &builder, &map, around: place) }
    builder.closeElement()
    map.closeNode(index, end: place.upperBound)
  }
}
