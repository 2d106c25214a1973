/// A cell or reusable view that code asks a table or collection for.
package struct CellResource: Sendable, Hashable {
  /// The kind of list that dequeues the cell.
  package enum Kind: Int, Sendable, Hashable {
    /// A table view.
    case tableCell

    /// A collection view, as a cell.
    case collectionCell

    /// A collection view, as the header of a section.
    case sectionHeader

    /// A collection view, as the footer of a section.
    case sectionFooter
  }

  /// The name of the cell in its scene.
  package struct Key: Sendable, Hashable {
    /// The reuse identifier.
    package let identifier: String

    /// The kind of list that dequeues it.
    package let kind: Kind
  }

  /// The kind and the identifier.
  package let key: Key

  /// The class.
  package let cell: ClassReference

  /// A cell of a class that this and `other` have.
  func merging(_ other: CellResource) -> CellResource {
    CellResource(key: key, cell: cell.common(with: other.cell))
  }
}

extension CellResource.Kind {
  /// The class that all of the kind inherit.
  var requiredClass: String {
    switch self {
    case .tableCell: "UITableViewCell"
    case .collectionCell: "UICollectionViewCell"
    case .sectionHeader, .sectionFooter: "UICollectionReusableView"
    }
  }
}
