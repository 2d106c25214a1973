import BoardwalkDocument

extension TabBarItemTemplate {
  /// The template of `item`; which system item it is stays in the rest.
  init(compiling item: TabBarItem, in context: CompileContext) {
    self.init(
      id: item.id,
      title: item.title,
      image: item.image,
      badgeValue: item.badgeValue,
      isEnabled: item.isEnabled)
    var rest = UnmodeledContent(item.element)
    for name in ["id", "key", "badgeValue"] { rest.take(name) }
    rest.take("title", as: title)
    rest.take("image", as: image)
    rest.takeFlag("enabled")
    rest.takeConnections(of: item.element, in: context)
    self.rest = rest.archived
  }
}

extension CompileContext {
  /// The items of a tab bar that stands by itself, which are taken from `rest`.
  func tabBarItems(of view: View, takenFrom rest: inout UnmodeledContent) -> [TabBarItemTemplate] {
    items(.tabBarItem, of: view, takenFrom: &rest).map {
      TabBarItemTemplate(compiling: TabBarItem($0), in: self)
    }
  }
}
