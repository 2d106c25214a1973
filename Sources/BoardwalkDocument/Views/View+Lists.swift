/// The members of table views: prototypes, or static sections.
extension View {
  /// Whether a table's rows stand in the document.
  package var hasStaticCells: Bool { element["dataMode"] == "static" }

  /// A table's or collection's cells that code copies at run time.
  package var prototypes: [Cell] {
    (element.child("prototypes") ?? element.child("cells"))?.children.map(Cell.init) ?? []
  }

  /// A static table's sections.
  package var sections: [TableViewSection] {
    element.child("sections")?.children.map(TableViewSection.init) ?? []
  }

  /// Whether a table is `plain`, `grouped` or `insetGrouped`.
  package var tableStyle: String { element["style"] ?? "plain" }

  /// A table's row height in points; nil if rows size themselves.
  package var rowHeight: Double? { element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// A collection view's flow layout.
  package var flowLayout: FlowLayout? {
    element.child("collectionViewFlowLayout").map(FlowLayout.init)
  }
}
