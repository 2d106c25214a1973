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

  /// Whether it can be tapped.
  @OmittedIfDefault<Default.Yes> package var isEnabled: Bool

  /// A fixed space's width in points.
  package var width: Double?

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The visible name: its title, the system item's title or glyph, the image's name.
  package var face: String { title ?? systemItem?.face ?? image ?? customView?.text ?? "" }

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
