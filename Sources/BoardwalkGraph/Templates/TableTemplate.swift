/// The properties of a table view beyond those of a view.
package struct TableTemplate: Sendable, Hashable, Codable {
  /// A section of a static table.
  package struct Section: Sendable, Hashable, Codable {
    /// The title above the rows.
    package var headerTitle: String?

    /// The title below the rows.
    package var footerTitle: String?

    /// The rows.
    @OmittedIfDefault<Usual.Empty<ViewTemplate>> package var cells: [ViewTemplate]

    /// Whatever else the document says of it, as written.
    package var rest: ArchivedElement?
  }

  /// `plain`, `grouped` or `insetGrouped`.
  package var style: String

  /// Whether its rows stand in the document.
  @OmittedIfDefault<Usual.No> package var isStatic: Bool

  /// The row height in points; nil if rows size themselves.
  package var rowHeight: Double?

  /// The sections of a static table.
  @OmittedIfDefault<Usual.Empty<Section>> package var sections: [Section]

  /// The cells that code copies at run time.
  @OmittedIfDefault<Usual.Empty<ViewTemplate>> package var prototypes: [ViewTemplate]

  /// The view above the first section.
  @OmittedIfDefault<Usual.Empty<ViewTemplate>> package var headerView: [ViewTemplate]

  /// The view below the last section.
  @OmittedIfDefault<Usual.Empty<ViewTemplate>> package var footerView: [ViewTemplate]
}
