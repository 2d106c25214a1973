import BoardwalkDocument

/// The properties of a collection view beyond those of a view.
package struct CollectionTemplate: Sendable, Hashable, Codable {
  /// The flow layout's numbers, in points; nil for a layout of another class.
  package var flowLayout: FlowLayoutTemplate?

  /// The cells that code copies at run time.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var prototypes: [ViewTemplate]

  /// The headers and footers that code copies at run time.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var reusableViews: [ViewTemplate]
}

extension CollectionTemplate {
  /// The properties of a collection view beyond those of a view, consumed from `rest`; nil for
  /// other views.
  init?(compiling view: View, in context: CompileContext, takenFrom rest: inout UnmodeledContent) {
    guard view.kind == .collectionView else { return nil }
    let layout = view.flowLayout
    let reusable = view.element.children.filter { $0.kind == .collectionReusableView }
    self.init(
      flowLayout: layout.map { FlowLayoutTemplate(compiling: $0, in: context) },
      prototypes: view.prototypes.map { ViewTemplate(compiling: $0.view, in: context) },
      reusableViews: reusable.map { ViewTemplate(compiling: View($0), in: context) })
    rest.consume(layout?.element)
    rest.consumePrototypes(of: view)
    for element in reusable { rest.consume(element) }
  }
}

extension FlowLayoutTemplate {
  /// The layout's numbers.
  fileprivate init(compiling layout: FlowLayout, in context: CompileContext) {
    var rest = UnmodeledContent(layout.element)
    if layout.itemSize != nil {
      rest.consume(
        layout.element.child("size", key: "itemSize"), knowing: ["key", "width", "height"])
    }
    rest.consumeNumber("minimumLineSpacing")
    rest.consumeNumber("minimumInteritemSpacing")
    rest.consume("scrollDirection", as: layout.scrollsHorizontally ? "horizontal" : "vertical")
    rest.consumeConnections(of: layout.element, in: context)
    self.init(
      itemSize: layout.itemSize,
      minimumLineSpacing: layout.minimumLineSpacing,
      minimumInteritemSpacing: layout.minimumInteritemSpacing,
      scrollsHorizontally: layout.scrollsHorizontally,
      rest: Archived(rest.archivedWithName))
  }
}
