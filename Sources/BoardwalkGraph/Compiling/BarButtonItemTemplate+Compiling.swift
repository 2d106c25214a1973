import BoardwalkDocument

extension BarButtonItemTemplate {
  /// The template of `item`, whose position in a bar is known from its owner.
  init(compiling item: BarButtonItem, in context: CompileContext) {
    let customView = item.customView
    let inside = context.inside
    self.init(
      id: item.id ?? "",
      title: item.title,
      image: item.image,
      systemItem: item.systemItem,
      style: item.style,
      customView: inside.flatMap { inside in
        customView.map { ViewTemplate(compiling: $0, in: inside) }
      },
      isEnabled: item.isEnabled,
      width: item.width)
    var rest = UnmodeledContent(item.element)
    for name in ["id", "key", "title"] { rest.consume(name) }
    rest.consume("style", if: style != nil)
    rest.consume("image", as: item.image)
    rest.consume("systemItem", if: item.systemItem != nil)
    rest.consumeFlag("enabled")
    rest.consumeNumber("width")
    if inside != nil { rest.consume(customView?.element) }
    rest.consumeConnections(of: item.element, in: context)
    self.rest = rest.archived
  }
}

extension CompileContext {
  /// The bar button items of a toolbar, which are taken from `rest`.
  func barButtonItems(
    of view: View, takenFrom rest: inout UnmodeledContent
  ) -> [BarButtonItemTemplate] {
    items(.barButtonItem, of: view, takenFrom: &rest).map {
      BarButtonItemTemplate(compiling: BarButtonItem($0), in: self)
    }
  }

  /// The items of `kind` of a standalone bar, which are removed from `rest`.
  ///
  /// All items of a bar are of one kind; a list of several kinds stays in `rest`.
  func items(
    _ kind: ElementKind, of view: View, takenFrom rest: inout UnmodeledContent
  ) -> [Element] {
    let items = view.items.filter { $0.kind == kind }
    if !items.isEmpty { rest.consume(view.element.child("items")) { $0.kind == kind } }
    return items
  }
}
