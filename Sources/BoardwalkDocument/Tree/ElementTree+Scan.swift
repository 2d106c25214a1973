extension ElementTree {
  /// An attribute by numbers alone, as a pass over a whole document meets it.
  package struct AttributePlace: Sendable {
    /// The index of the element that has it.
    package let node: Int

    /// The index in `names` of the element's name.
    package let elementName: Int

    /// The attribute's place in the list of all the tree's attributes.
    package let index: Int

    /// The index in `names` of the attribute's name.
    package let name: Int
  }

  /// Calls `visit` with the index of each element and of its name, in document order.
  ///
  /// It is `elements` for those who look at every one of them: nothing is made on the way.
  package func forEachElement(_ visit: (_ node: Int, _ name: Int) -> Void) {
    for (index, node) in storage.nodes.enumerated() where node.kind == .element {
      visit(index, Int(node.content))
    }
  }

  /// Calls `visit` with each attribute, in document order, whose name `isWanted` by its index in
  /// `names`.
  package func forEachAttribute(where isWanted: [Bool], _ visit: (AttributePlace) -> Void) {
    let nodes = storage.nodes
    let attributes = storage.attributes
    for (index, node) in nodes.enumerated() where node.kind == .element {
      let end = index + 1 < nodes.count ? Int(nodes[index + 1].firstAttribute) : attributes.count
      for attribute in Int(node.firstAttribute)..<end {
        let name = Int(attributes[attribute].name)
        guard isWanted[name] else { continue }
        visit(
          AttributePlace(
            node: index, elementName: Int(node.content), index: attribute, name: name))
      }
    }
  }
}
