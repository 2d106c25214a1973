import BoardwalkDocument

/// A button in a navigation bar or toolbar.
public struct BarButtonItemTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String

  /// The title written on it.
  public var title: String?

  /// The image drawn on it.
  public var image: String?

  /// The system's own item that it is.
  public var systemItem: SystemItem?

  /// How it is drawn: `plain`, `done` or `bordered`.
  public var style: String?

  /// The view it shows instead of a button.
  public var customView: ViewTemplate?

  /// Whether it can be tapped.
  @Usually<Usual.Yes> public var isEnabled: Bool

  /// A fixed space's width in points.
  public var width: Double?

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// What it is called: its title, the system item's title or glyph, the image's name.
  public var face: String { title ?? systemItem?.face ?? image ?? customView?.text ?? "" }

  /// The name of the image that a bar shows in place of the title, which is for assistive technologies then;
  /// nil where none is shown.
  public var shownImage: String? {
    guard systemItem == nil, let image, !image.isEmpty else { return nil }
    return image
  }
}
