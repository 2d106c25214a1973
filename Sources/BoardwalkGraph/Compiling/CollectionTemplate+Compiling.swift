import BoardwalkDocument

extension CollectionTemplate {
  /// What a collection view has beyond a view, taken from `rest`; nil if `view` is none.
  init?(compiling view: View, in context: CompileContext, takenFrom rest: inout UnmodeledContent) {
    guard view.kind == .collectionView else { return nil }
    let layout = view.flowLayout
    let reusable = view.element.children.filter { $0.kind == .collectionReusableView }
    self.init(
      flowLayout: layout.map { FlowLayoutTemplate(compiling: $0, in: context) },
      prototypes: view.prototypes.map { ViewTemplate(compiling: $0.view, in: context) },
      reusableViews: reusable.map { ViewTemplate(compiling: View($0), in: context) })
    rest.take(layout?.element)
    rest.takePrototypes(of: view)
    for element in reusable { rest.take(element) }
  }
}

extension FlowLayoutTemplate {
  /// The layout's numbers.
  fileprivate init(compiling layout: FlowLayout, in context: CompileContext) {
    var rest = UnmodeledContent(layout.element)
    if layout.itemSize != nil {
      rest.take(layout.element.child("size", key: "itemSize"), knowing: ["key", "width", "height"])
    }
    rest.takeNumber("minimumLineSpacing")
    rest.takeNumber("minimumInteritemSpacing")
    rest.take("scrollDirection", as: layout.scrollsHorizontally ? "horizontal" : "vertical")
    rest.takeConnections(of: layout.element, in: context)
    self.init(
      itemSize: layout.itemSize,
      minimumLineSpacing: layout.minimumLineSpacing,
      minimumInteritemSpacing: layout.minimumInteritemSpacing,
      scrollsHorizontally: layout.scrollsHorizontally,
      rest: Archived(rest.archivedWithName))
  }
}
