/// A section of a static table.
package struct TableViewSection: DocumentObject {
  /// The `tableViewSection` element.
  package let element: Element

  /// The section that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The title above the rows.
  package var headerTitle: String? { element.writtenText("headerTitle") }

  /// The title below the rows.
  package var footerTitle: String? { element.writtenText("footerTitle") }

  /// The rows.
  package var cells: [Cell] { element.child("cells")?.children.map(Cell.init) ?? [] }
}
