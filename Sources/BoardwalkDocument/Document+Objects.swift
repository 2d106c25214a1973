import BoardwalkTree

extension Document {
  /// The element whose id is `id`.
  public func object(withID id: String) -> Element? {
    index.nodes[id].flatMap { source.tree.element(at: $0) }
  }

  /// Elements whose id an earlier element has, with that one, in document order.
  public var duplicateObjects: [(element: Element, first: Element)] {
    index.duplicates.compactMap { node, first in
      guard let element = source.tree.element(at: node), let first = source.tree.element(at: first)
      else { return nil }
      return (element, first)
    }
  }

  /// All elements of `kind`, in document order.
  public func elements(of kind: ElementKind) -> [Element] {
    elements { $0 == kind }
  }

  /// All elements whose kind satisfies `predicate`, in document order.
  public func elements(where predicate: (ElementKind) -> Bool) -> [Element] {
    var result: [Element] = []
    for (node, kind) in index.kinds.enumerated() {
      if let kind, predicate(kind), let element = source.tree.element(at: node) {
        result.append(element)
      }
    }
    return result
  }

  /// The kind of `element`, if Boardwalk understands it.
  public func kind(of element: Element) -> ElementKind? { index.kinds[element.index] }

  /// The scene that `element` stands in.
  public func scene(of element: Element) -> Scene? {
    ancestor(of: element) { $0 == .scene }.map(Scene.init)
  }

  /// The view controller that `element` is or belongs to: the innermost around it, else its scene's.
  public func controller(of element: Element) -> ViewController? {
    if isViewController(element) { return ViewController(element) }
    if let inner = element.ancestors.first(where: isViewController) { return ViewController(inner) }
    return scene(of: element)?.controller
  }

  /// The innermost element around `element` whose kind satisfies `predicate`.
  public func ancestor(of element: Element, where predicate: (ElementKind) -> Bool) -> Element? {
    element.ancestors.first { kind(of: $0).map(predicate) ?? false }
  }

  private func isViewController(_ element: Element) -> Bool {
    ViewController.isViewController(element)
  }
}
