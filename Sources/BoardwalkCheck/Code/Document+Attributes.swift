import BoardwalkDocument

extension Document {
  /// The elements with the attribute `name`, in document order.
  func elements(withAttribute name: String) -> [Element] {
    let tree = tree
    guard tree.names.contains(name) else { return [] }
    var elements: [Element] = []
    tree.forEachAttribute(where: tree.names.map { $0 == name }) { place in
      if let element = tree.element(at: place.node) { elements.append(element) }
    }
    return elements
  }
}
