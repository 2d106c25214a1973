import BoardwalkDocument

/// What a table view has beyond a view.
public struct TableTemplate: Sendable, Hashable, Codable {
  /// A section of a static table.
  public struct Section: Sendable, Hashable, Codable {
    /// The title above the rows.
    public var headerTitle: String?

    /// The title below the rows.
    public var footerTitle: String?

    /// The rows.
    public var cells: [ViewTemplate]
  }

  /// `plain`, `grouped` or `insetGrouped`.
  public var style: String

  /// Whether its rows stand in the document.
  public var isStatic: Bool

  /// The row height in points; nil where rows size themselves.
  public var rowHeight: Double?

  /// The sections of a static table.
  public var sections: [Section]

  /// The cells that code copies at run time.
  public var prototypes: [ViewTemplate]

  /// The view above the first section.
  public var headerView: [ViewTemplate]

  /// The view below the last section.
  public var footerView: [ViewTemplate]
}

/// What a collection view has beyond a view.
public struct CollectionTemplate: Sendable, Hashable, Codable {
  /// The flow layout's numbers, in points; nil for a layout of another class.
  public var flowLayout: FlowLayoutTemplate?

  /// The cells that code copies at run time.
  public var prototypes: [ViewTemplate]

  /// The headers and footers that code copies at run time.
  public var reusableViews: [ViewTemplate]
}

/// A flow layout; sizes and spacings in points.
public struct FlowLayoutTemplate: Sendable, Hashable, Codable {
  /// The items' size.
  public var itemSize: Size?

  /// The least space between lines.
  public var minimumLineSpacing: Double

  /// The least space between items of a line.
  public var minimumInteritemSpacing: Double

  /// Whether content scrolls sideways.
  public var scrollsHorizontally: Bool

  /// Whatever else the document says of it, as written.
  public var rest: ArchivedElement
}

/// What a cell has beyond a view.
public struct CellTemplate: Sendable, Hashable, Codable {
  /// The name by which code asks for copies.
  public var reuseIdentifier: String?

  /// What its right end shows.
  public var accessoryType: String?

  /// How a table cell is laid out; nil for custom.
  public var style: String?
}
