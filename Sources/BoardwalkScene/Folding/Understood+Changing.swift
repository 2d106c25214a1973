extension Understood {
  /// Removes the attribute `name` of `element` and returns its value.
  mutating func take(_ name: Name, from element: Element) -> String? {
    guard let place = place(of: name, in: element) else { return nil }
    let parts = elements[Int(element.number)]
    let value = values[place]
    for place in place..<parts.attributes.upperBound - 1 { values[place] = values[place + 1] }
    elements[Int(element.number)].attributeCount -= 1
    return characters.text(at: value.range)
  }

  /// Lets `element` hold `nodes` and nothing else.
  mutating func set(_ nodes: [Node], in element: Element) {
    elements[Int(element.number)].firstContent = Int32(contents.count)
    elements[Int(element.number)].contentCount = Int32(nodes.count)
    contents.append(contentsOf: nodes)
  }
}
