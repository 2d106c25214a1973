import BoardwalkDocument

/// The tab bar item of a view controller.
package struct TabBarItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The title under the image.
  package var title: String?

  /// The image.
  package var image: String?

  /// The text in the badge.
  package var badgeValue: String?

  /// Whether it can be tapped.
  @OmittedIfDefault<Default.Yes> package var isEnabled: Bool

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?
}

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
    for name in ["id", "key", "badgeValue"] { rest.consume(name) }
    rest.consume("title", as: title)
    rest.consume("image", as: image)
    rest.consumeFlag("enabled")
    rest.consumeConnections(of: item.element, in: context)
    self.rest = rest.archived
  }
}

extension CompileContext {
  /// The items of a standalone tab bar, consumed from `rest`.
  func tabBarItems(of view: View, takenFrom rest: inout UnmodeledContent) -> [TabBarItemTemplate] {
    items(.tabBarItem, of: view, takenFrom: &rest).map {
      TabBarItemTemplate(compiling: TabBarItem($0), in: self)
    }
  }
}
