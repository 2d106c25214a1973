import BoardwalkTree

/// A section of a static table.
public struct TableViewSection: DocumentObject {
  /// The `tableViewSection` element.
  public let element: Element

  /// The section that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The title above the rows.
  public var headerTitle: String? { element.writtenText("headerTitle") }

  /// The title below the rows.
  public var footerTitle: String? { element.writtenText("footerTitle") }

  /// The rows.
  public var cells: [Cell] { element.child("cells")?.children.map(Cell.init) ?? [] }
}
