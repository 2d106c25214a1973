import BoardwalkDocument

/// Makes documents that are well-formed and wrong: values in the wrong places, parts gone or
/// doubled, parts inside each other that never are.
package struct TreeMutation: Sendable {
  private var random: SeededGenerator

  /// The damage numbered `seed`.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A damaged copy of `tree`, as XML.
  package mutating func mutant(of tree: ElementTree) -> [UInt8] {
    guard let root = tree.root, tree.attributeCount > 0 else { return [] }
    var builder = TreeBuilder()
    builder.declaration = tree.declaration
    let rate = 20 + random.number(below: 200)
    copy(root, to: &builder, rate: rate, depth: 0)
    return XMLWriter(canonical: true).write(builder.finish())
  }

  private mutating func copy(
    _ element: Element, to builder: inout TreeBuilder, rate: Int, depth: Int
  ) {
    let isHit = depth > 0 && random.number(below: rate) == 0
    let damage = isHit ? random.number(below: 6) : -1
    if damage == 0 { return }
    if damage == 1, depth < 60 {
      copyPart(of: element.tree, to: &builder, rate: rate, depth: depth)
    }
    builder.openElement(damage == 2 ? anyName(of: element.tree) : element.name)
    for attribute in element.attributes {
      let isChanged = random.number(below: rate) == 0
      if isChanged, random.number(below: 3) == 0 { continue }
      builder.addAttribute(
        attribute.name, isChanged ? anyValue(of: element.tree) : attribute.value)
    }
    if let text = element.text { builder.addText(text) }
    if damage != 3 {
      for child in element.children {
        copy(child, to: &builder, rate: rate, depth: depth + 1)
        if damage == 4 { copy(child, to: &builder, rate: rate, depth: depth + 1) }
      }
    }
    builder.closeElement()
  }

  /// Copies an element from anywhere else.
  private mutating func copyPart(
    of tree: ElementTree, to builder: inout TreeBuilder, rate: Int, depth: Int
  ) {
    let index = random.number(below: tree.nodeCount)
    guard let part = tree.element(at: index), part.endIndex - part.index < 200 else { return }
    copy(part, to: &builder, rate: rate, depth: depth + 20)
  }

  private mutating func anyName(of tree: ElementTree) -> String {
    tree.names[random.number(below: tree.names.count)]
  }

  private mutating func anyValue(of tree: ElementTree) -> String {
    let odd = ["", "NaN", "-1", "1e308", "inf", "YES", "16:0", "99999999999999999999", "\u{0301}"]
    guard random.number(below: 4) > 0 else { return odd[random.number(below: odd.count)] }
    return tree.attributeValue(at: random.number(below: tree.attributeCount))
  }
}
