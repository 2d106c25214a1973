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
    for name in [
      "id", "key", "backButtonTitle", "backButtonDisplayMode", "largeTitleDisplayMode",
    ] {
      rest.take(name)
    }
    rest.take("title", as: title)
    rest.take("prompt", as: prompt)
    rest.takeFlag("leftItemsSupplementBackButton")
    rest.takeFlag("hidesBackButton")
    if inside != nil { rest.take(item.titleView?.element) }
    rest.take(item.backBarButtonItem?.element)
    rest.takeItems("leftBarButtonItem", of: item.element)
    rest.takeItems("rightBarButtonItem", of: item.element)
    rest.takeConnections(of: item.element, in: context)
    self.rest = rest.archived
  }
}

extension UnmodeledContent {
  /// Takes the items on one side: those of its list, else the only one.
  fileprivate mutating func takeItems(_ side: String, of element: Element) {
    if let list = element.child(side + "s") {
      take(list) { $0.kind == .barButtonItem }
    } else {
      take(element.child("barButtonItem", key: side))
    }
  }
}

extension CompileContext {
  /// The navigation items of a bar that stands by itself, which are taken from `rest`.
  func navigationItems(
    of view: View, takenFrom rest: inout UnmodeledContent
  ) -> [NavigationItemTemplate] {
    items(.navigationItem, of: view, takenFrom: &rest).map {
      NavigationItemTemplate(compiling: NavigationItem($0), in: self)
    }
  }
}
