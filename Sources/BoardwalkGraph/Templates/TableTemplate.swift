/// What a table view has beyond a view.
public struct TableTemplate: Sendable, Hashable, Codable {
  /// A section of a static table.
  public struct Section: Sendable, Hashable, Codable {
    /// The title above the rows.
    public var headerTitle: String?

    /// The title below the rows.
    public var footerTitle: String?

    /// The rows.
    @Usually<Usual.Empty<ViewTemplate>> public var cells: [ViewTemplate]

    /// Whatever else the document says of it, as written.
    public var rest: ArchivedElement?
  }

  /// `plain`, `grouped` or `insetGrouped`.
  public var style: String

  /// Whether its rows stand in the document.
  @Usually<Usual.No> public var isStatic: Bool

  /// The row height in points; nil where rows size themselves.
  public var rowHeight: Double?

  /// The sections of a static table.
  @Usually<Usual.Empty<Section>> public var sections: [Section]

  /// The cells that code copies at run time.
  @Usually<Usual.Empty<ViewTemplate>> public var prototypes: [ViewTemplate]

  /// The view above the first section.
  @Usually<Usual.Empty<ViewTemplate>> public var headerView: [ViewTemplate]

  /// The view below the last section.
  @Usually<Usual.Empty<ViewTemplate>> public var footerView: [ViewTemplate]
}
