import BoardwalkBase

/// One Interface Builder document: typed views over its tree, and an index of its objects.
package struct Document: Sendable {
  let storage: Storage

  /// All of it behind one reference, so that passing a document on costs nothing.
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

  /// The tree, the file, and where everything stands.
  package var source: LocatedTree { storage.source }

  /// What sort of document it is.
  package var kind: DocumentKind { storage.kind }

  /// The root element; its place in the tree.
  package var root: Element { storage.root }

  /// What the file says.
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
