import BoardwalkDocument

extension NavigationItemTemplate {
  /// The template of `item`.
  init(compiling item: NavigationItem, in context: CompileContext) {
    let inside = context.inside
    func compile(_ item: BarButtonItem) -> BarButtonItemTemplate {
      BarButtonItemTemplate(compiling: item, in: context)
    }
    self.init(
      id: item.id,
      title: item.title,
      prompt: item.prompt,
      titleView: inside.flatMap { inside in
        item.titleView.map { ViewTemplate(compiling: $0, in: inside) }
      },
      backBarButtonItem: item.backBarButtonItem.map(compile),
      backButtonTitle: item.backButtonTitle,
      backButtonDisplayMode: item.backButtonDisplayMode,
      leftBarButtonItems: item.leftBarButtonItems.map(compile),
      rightBarButtonItems: item.rightBarButtonItems.map(compile),
      largeTitleDisplayMode: item.largeTitleDisplayMode,
      leftItemsSupplementBackButton: item.leftItemsSupplementBackButton,
      hidesBackButton: item.hidesBackButton)
    var rest = UnmodeledContent(item.element)
    for name in ["id", "key", "backButtonTitle"] { rest.consume(name) }
    rest.consume("backButtonDisplayMode", if: backButtonDisplayMode != nil)
    rest.consume("largeTitleDisplayMode", if: largeTitleDisplayMode != nil)
    rest.consume("title", as: title)
    rest.consume("prompt", as: prompt)
    rest.consumeFlag("leftItemsSupplementBackButton")
    rest.consumeFlag("hidesBackButton")
    if inside != nil { rest.consume(item.titleView?.element) }
    rest.consume(item.backBarButtonItem?.element)
    rest.consumeItems("leftBarButtonItem", of: item.element)
    rest.consumeItems("rightBarButtonItem", of: item.element)
    rest.consumeConnections(of: item.element, in: context)
    self.rest = rest.archived
  }
}

extension UnmodeledContent {
  /// Consumes the items on one side: those of its list, else the only one.
  fileprivate mutating func consumeItems(_ side: String, of element: Element) {
    if let list = element.child(side + "s") {
      consume(list) { $0.kind == .barButtonItem }
    } else {
      consume(element.child("barButtonItem", key: side))
    }
  }
}

extension CompileContext {
  /// The navigation items of a standalone bar, consumed from `rest`.
  func navigationItems(
    of view: View, takenFrom rest: inout UnmodeledContent
  ) -> [NavigationItemTemplate] {
    items(.navigationItem, of: view, takenFrom: &rest).map {
      NavigationItemTemplate(compiling: NavigationItem($0), in: self)
    }
  }
}
