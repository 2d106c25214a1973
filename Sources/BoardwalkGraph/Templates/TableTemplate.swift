import BoardwalkSchema

/// The properties of a table view beyond those of a view.
package struct TableTemplate: Sendable, Hashable, Codable {
  /// A section of a static table.
  package struct Section: Sendable, Hashable, Codable {
    /// The title above the rows.
    package var headerTitle: String?

    /// The title below the rows.
    package var footerTitle: String?

    /// The rows.
    @OmittedIfDefault<Default.Empty<ViewTemplate>> package var cells: [ViewTemplate]

    /// The unmodeled parts.
    package var rest: ArchivedElement?
  }

  /// Its style.
  package var style: TableViewStyle

  /// Whether its rows are static cells of the document.
  @OmittedIfDefault<Default.No> package var isStatic: Bool

  /// The row height in points; nil if rows size themselves.
  package var rowHeight: Double?

  /// The sections of a static table.
  @OmittedIfDefault<Default.Empty<Section>> package var sections: [Section]

  /// The cells that code copies at run time.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var prototypes: [ViewTemplate]

  /// The view above the first section.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var headerView: [ViewTemplate]

  /// The view below the last section.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var footerView: [ViewTemplate]
}
