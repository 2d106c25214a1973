import BoardwalkBase

/// One Interface Builder document: typed views over its tree, and an index of its objects.
package struct Document: Sendable {
  let storage: Storage

  /// The document's contents behind one reference, so that copying a document is cheap.
  final class Storage: Sendable {
    let source: LocatedTree
    let root: Element
    let kind: DocumentKind
    let index: DocumentIndex

    init(_ source: LocatedTree, root: Element) {
      self.source = source
      self.root = root
      kind = DocumentKind(root: root)
      index = DocumentIndex(source.tree)
    }
  }

  /// The document that `source` holds; nil for a tree without elements.
  package init?(_ source: LocatedTree) {
    guard let root = source.tree.root else { return nil }
    storage = Storage(source, root: root)
  }

  /// The tree with its file and source map.
  package var source: LocatedTree { storage.source }

  /// The kind.
  package var kind: DocumentKind { storage.kind }

  /// The root element; its place in the tree.
  package var root: Element { storage.root }

  /// The tree.
  package var tree: ElementTree { storage.source.tree }

  /// The file it was read from.
  package var file: SourceFile { source.file }

  /// The file's name without its extension, by which storyboard references name it.
  package var name: String { file.stem }

  /// Whether it is an iOS document, which the rules and the compiler understand.
  package var isSupported: Bool {
    if case .unsupported = kind { false } else { true }
  }

  /// The version of Interface Builder that wrote it, such as `23504`.
  ///
  /// `32700.99.1234` is a sentinel that newer Interface Builders write; it is no newer version.
  package var toolsVersion: String? { root["toolsVersion"] }

  /// The id of the view controller that the storyboard begins with.
  package var initialViewControllerID: String? { root["initialViewController"] }

  /// Whether the system shows it while the app launches, without running any of the app's code.
  package var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

  /// Whether views are placed by constraints.
  package var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }

  /// Whether views have safe areas rather than the guides before them.
  package var usesSafeAreas: Bool { root["useSafeAreas"] == "YES" }

  /// Whether objects may be otherwise under some traits.
  package var usesTraitVariations: Bool { root["useTraitCollections"] == "YES" }

  /// The device that Interface Builder shows it on; nil in documents before Xcode 8.
  package var device: DocumentDevice? { root.child("device").map(DocumentDevice.init) }

  /// The scenes of a storyboard, in document order.
  package var scenes: [Scene] {
    root.child("scenes")?.children(named: "scene").map(Scene.init) ?? []
  }

  /// The top-level objects of a xib, placeholders included, in document order.
  package var topLevelObjects: [Element] {
    root.child("objects").map { Array($0.children) } ?? []
  }

  /// The images and colors that it names.
  package var resources: [Resource] {
    root.child("resources")?.children.map(Resource.init) ?? []
  }
}

extension Document {
  /// The view controllers and references that have a storyboard identifier, by which code and other
  /// storyboards ask for them, in document order.
  package var identifiedControllers: [(controller: Element, identifier: String)] {
    let references = elements(of: .viewControllerPlaceholder)
    let members = (viewControllers.map(\.element) + references).sorted { $0.index < $1.index }
    return members.compactMap { controller in
      guard let identifier = controller["storyboardIdentifier"], !identifier.isEmpty else {
        return nil
      }
      return (controller, identifier)
    }
  }

  /// The object that the storyboard begins with; nil if none is named, or none has the id.
  package var initialController: Element? { object(named: "initialViewController", of: root) }
}

/// Passes over attributes and elements by the meanings of their names, which must not look up each
/// name.
extension Document {
  /// The meanings of the tree's names, by their index.
  package var names: [KnownName] { storage.index.names }

  /// The kind of elements with the name at `name` in the tree's names.
  package func kind(ofName name: Int) -> ElementKind? { storage.index.names[name].kind }

  /// Calls `visit` with each attribute whose name satisfies `isWanted`: name by name, and in
  /// document order within each.
  package func forEachAttribute(
    where isWanted: (KnownName) -> Bool, _ visit: (AttributePlace) -> Void
  ) {
    let index = storage.index
    for (name, known) in index.names.enumerated() where isWanted(known) {
      for entry in index.attributes[name] { visit(place(of: entry, name)) }
    }
  }

  /// The attributes named `name`, in document order.
  package func attributes(named name: String) -> [AttributePlace] {
    guard let name = tree.names.firstIndex(of: name) else { return [] }
    return storage.index.attributes[name].map { place(of: $0, name) }
  }

  /// The elements with the attribute `name`, in document order.
  package func elements(withAttribute name: String) -> [Element] {
    attributes(named: name).compactMap { tree.element(at: $0.node) }
  }

  private func place(of entry: AttributeEntry, _ name: Int) -> AttributePlace {
    let node = Int(entry.node)
    return AttributePlace(
      node: node, elementName: tree.nameIndex(ofElement: node), index: Int(entry.attribute),
      name: name)
  }

  /// The elements whose names satisfy `isWanted`, in document order.
  package func elements(whereName isWanted: (KnownName) -> Bool) -> [Element] {
    let index = storage.index
    let names = index.names.indices.filter { isWanted(index.names[$0]) }
    if names.count == 1 { return elements(at: index.elements[names[0]]) }
    return elements(at: names.flatMap { index.elements[$0] }.sorted()[...])
  }

  /// Whether the attribute at `place` has one of its words, or can have any value.
  package func allowsWord(at place: AttributePlace) -> Bool {
    guard let words = storage.index.names[place.name].words else { return true }
    return AttributeWords.all[Int(words)].words.allows(
      tree.attributeCharacters(at: place.index),
      onElement: storage.index.names[place.elementName].element)
  }

  /// The format of the attribute with the name `attribute` on elements with the name `element`, if
  /// any. An attribute that is Boolean on all known elements is Boolean on others too.
  package func format(of attribute: Int, on element: Int) -> ValueFormat? {
    guard let place = storage.index.names[attribute].formats else { return nil }
    let formats = AttributeFormats.all[Int(place)].formats
    guard let kind = kind(ofName: element) else {
      return formats.everywhere == .boolean ? .boolean : nil
    }
    return formats.format(on: kind)
  }
}

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

  /// The destination of a connection.
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
    return elements(at: storage.index.elements[name])
  }

  /// All elements whose kind satisfies `predicate`, in document order.
  package func elements(where predicate: (ElementKind) -> Bool) -> [Element] {
    elements(whereName: { $0.kind.map(predicate) ?? false })
  }

  /// All view controllers, in document order, of kinds that Boardwalk does not know too.
  package var viewControllers: [ViewController] {
    elements(at: storage.index.controllers[...]).map(ViewController.init)
  }

  /// The kind of `element`, if Boardwalk understands it.
  package func kind(of element: Element) -> ElementKind? { kind(ofName: element.nameIndex) }

  /// The scene of `element`.
  package func scene(of element: Element) -> Scene? {
    if kind(of: element) == .scene { return Scene(element) }
    return ancestor(of: element) { $0 == .scene }.map(Scene.init)
  }

  /// The view controller that `element` is or belongs to: the innermost around it, else its
  /// scene's.
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

  /// Whether `element` is a view controller; see `ViewController.isViewController`.
  private func isViewController(_ element: Element) -> Bool {
    guard let kind = kind(of: element) else { return ViewController.isViewController(element) }
    return kind.isViewController
  }

  private func elements(at nodes: ArraySlice<Int32>) -> [Element] {
    let tree = tree
    return nodes.compactMap { tree.element(at: Int($0)) }
  }
}
