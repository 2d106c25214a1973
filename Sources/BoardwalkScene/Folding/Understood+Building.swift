import BoardwalkTree

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
    if parts.name >= 0 {
      builder.openElement(word: Int(parts.name))
    } else {
      builder.openElement(otherNames[Int(-1 - parts.name)])
    }
    map.appendNode(head: place, firstAttribute: builder.attributeCount)
    for place in parts.attributes {
      let value = values[place]
      if value.name >= 0 {
        builder.addAttribute(word: Int(value.name), at: value.range)
      } else {
        builder.addAttribute(otherNames[Int(-1 - value.name)], at: value.range)
      }
    }
    for content in parts.contents { build(contents[content], &builder, &map, around: place) }
    builder.closeElement()
    map.closeNode(index, end: place.upperBound)
  }
}
