import BoardwalkDocument
import BoardwalkSchema

/// The navigation item of a view controller.
package struct NavigationItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String?

  /// The title in the middle of the bar.
  package var title: String?

  /// The line above the title.
  package var prompt: String?

  /// The view that replaces the title.
  @Boxed package var titleView: ViewTemplate?

  /// The item that the next controller's back button takes its looks from.
  @Boxed package var backBarButtonItem: BarButtonItemTemplate?

  /// The back button's title without a back item.
  package var backButtonTitle: String?

  /// The display mode of the back button.
  package var backButtonDisplayMode: BackButtonDisplayMode?

  /// The items on the left, from the left.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>>
  package var leftBarButtonItems: [BarButtonItemTemplate]

  /// The items on the right, from the right.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>>
  package var rightBarButtonItems: [BarButtonItemTemplate]

  /// The display mode of the large title.
  package var largeTitleDisplayMode: LargeTitleDisplayMode?

  /// Whether left items supplement the back button.
  @OmittedIfDefault<Default.No> package var leftItemsSupplementBackButton: Bool

  /// Whether the back button is hidden.
  @OmittedIfDefault<Default.No> package var hidesBackButton: Bool

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?
}

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
