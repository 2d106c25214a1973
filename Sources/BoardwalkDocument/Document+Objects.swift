extension Document {
  /// The element whose id is `id`.
  package func object(withID id: String) -> Element? {
    storage.index.objects[ArraySlice(id.utf8)]
  }

  /// The element whose id is the value of the attribute at a place among all of the tree's.
  package func object(namedAt attribute: Int) -> Element? {
    storage.index.objects[tree.attributeCharacters(at: attribute)]
  }

  /// The element whose id is the value of `element`'s attribute `name`.
  package func object(named name: String, of element: Element) -> Element? {
    element.attributeIndex(of: name).flatMap { object(namedAt: $0) }
  }

  /// The object that a connection leads to.
  package func destination(of connection: some DocumentObject) -> Element? {
    object(named: "destination", of: connection.element)
  }

  /// Elements whose id an earlier element has, with that one, in document order.
  package var duplicateObjects: [(element: Element, first: Element)] {
    storage.index.objects.duplicates.compactMap { entry, first in
      guard let element = tree.element(at: Int(entry.node)),
        let first = tree.element(at: Int(first.node))
      else { return nil }
      return (element, first)
    }
  }

  /// All elements of `kind`, in document order.
  package func elements(of kind: ElementKind) -> [Element] {
    guard let name = storage.index.names.firstIndex(where: { $0.kind == kind }) else { return [] }
    return elements(at: storage.index.nodes(named: name))
  }

  /// All elements whose kind satisfies `predicate`, in document order.
  package func elements(where predicate: (ElementKind) -> Bool) -> [Element] {
    let index = storage.index
    let names = index.names.indices.filter { index.names[$0].kind.map(predicate) ?? false }
    if names.count == 1 { return elements(at: index.nodes(named: names[0])) }
    return elements(at: names.flatMap { index.nodes(named: $0) }.sorted()[...])
  }

  /// All view controllers, in document order, of kinds that Boardwalk does not know too.
  package var viewControllers: [ViewController] {
    elements(at: storage.index.controllers[...]).map(ViewController.init)
  }

  /// The kind of `element`, if Boardwalk understands it.
  package func kind(of element: Element) -> ElementKind? { kind(ofName: element.nameIndex) }

  /// The scene that `element` stands in.
  package func scene(of element: Element) -> Scene? {
    if kind(of: element) == .scene { return Scene(element) }
    return ancestor(of: element) { $0 == .scene }.map(Scene.init)
  }

  /// The view controller that `element` is or belongs to: the innermost around it, else its scene's.
  package func controller(of element: Element) -> ViewController? {
    if isViewController(element) { return ViewController(element) }
    var around = element.parent
    while let here = around {
      if isViewController(here) { return ViewController(here) }
      if kind(of: here) == .scene { return Scene(here).controller }
      around = here.parent
    }
    return nil
  }

  /// The innermost element around `element` whose kind satisfies `predicate`.
  package func ancestor(of element: Element, where predicate: (ElementKind) -> Bool) -> Element? {
    var around = element.parent
    while let here = around {
      if let kind = kind(of: here), predicate(kind) { return here }
      around = here.parent
    }
    return nil
  }

  /// Whether `element` is a view controller, as `ViewController.isViewController` says.
  private func isViewController(_ element: Element) -> Bool {
    guard let kind = kind(of: element) else { return ViewController.isViewController(element) }
    return kind.isViewController
  }

  private func elements(at nodes: ArraySlice<Int32>) -> [Element] {
    let tree = tree
    return nodes.compactMap { tree.element(at: Int($0)) }
  }
}
