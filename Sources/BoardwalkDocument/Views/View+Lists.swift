import BoardwalkTree

/// What a table view has beyond a view: prototypes, or static sections.
extension View {
  /// Whether a table's rows stand in the document.
  public var hasStaticCells: Bool { element["dataMode"] == "static" }

  /// A table's or collection's cells that code copies at run time.
  public var prototypes: [Cell] {
    (element.child("prototypes") ?? element.child("cells"))?.children.map(Cell.init) ?? []
  }

  /// A static table's sections.
  public var sections: [TableViewSection] {
    element.child("sections")?.children.map(TableViewSection.init) ?? []
  }

  /// Whether a table is `plain`, `grouped` or `insetGrouped`.
  public var tableStyle: String { element["style"] ?? "plain" }

  /// A table's row height in points; nil where rows size themselves.
  public var rowHeight: Double? { element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }

  /// A collection view's flow layout.
  public var flowLayout: FlowLayout? {
    element.child("collectionViewFlowLayout").map(FlowLayout.init)
  }
}
