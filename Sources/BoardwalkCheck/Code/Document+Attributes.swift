import BoardwalkDocument

extension Document {
  /// The elements with the attribute `name`, in document order.
  func elements(withAttribute name: String) -> [Element] {
    attributes(named: name).compactMap { tree.element(at: $0.node) }
  }
}
