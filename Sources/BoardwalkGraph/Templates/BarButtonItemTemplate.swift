import BoardwalkDocument
import BoardwalkSchema

/// A button in a navigation bar or toolbar.
package struct BarButtonItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  package var id: String

  /// The title written on it.
  package var title: String?

  /// The image drawn on it.
  package var image: String?

  /// The system item.
  package var systemItem: SystemItem?

  /// Its style.
  package var style: BarButtonItemStyle?

  /// The view it shows instead of a button.
  @Boxed package var customView: ViewTemplate?

  /// What assistive technologies call it, which only code says.
  package var accessibilityLabel: String?

  /// Whether it can be tapped.
  @OmittedIfDefault<Default.Yes> package var isEnabled: Bool

  /// A fixed space's width in points.
  package var width: Double?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// Its title, the title or glyph of its system item, or the name of its image.
  package var visibleText: String {
    title ?? systemItem?.visibleText ?? image ?? customView?.text ?? ""
  }

  /// The name of the image that a bar shows in place of the title, which is for assistive
  /// technologies then; nil if none is shown.
  package var shownImage: String? {
    guard systemItem == nil, let image, !image.isEmpty else { return nil }
    return image
  }
}

extension BarButtonItemTemplate {
  /// An item created by code, with a unique name in place of an object id.
  package static func createdByCode(
    _ id: String, title: String? = nil, image: String? = nil, systemItem: SystemItem? = nil,
    style: BarButtonItemStyle? = nil
  ) -> BarButtonItemTemplate {
    BarButtonItemTemplate(
      id: id, title: title, image: image, systemItem: systemItem, style: style, customView: nil,
      isEnabled: true, width: nil, rest: nil)
  }
}

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
