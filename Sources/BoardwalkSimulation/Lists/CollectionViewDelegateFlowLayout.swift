import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// A delegate that determines the sizes and spacings of a flow layout, by section (FLOW-13). Nil
/// values are those of the layout.
public protocol CollectionViewDelegateFlowLayout: CollectionViewDelegate {
  /// `collectionView(_:layout:sizeForItemAt:)`, in points
  func collectionView(
    _ controller: inout Instance, sizeForItemAt path: ItemPath, of collection: ListID
  ) -> LayoutSize?

  /// `collectionView(_:layout:insetForSectionAt:)`, in points
  func collectionView(
    _ controller: inout Instance, insetForSection section: Int, of collection: ListID
  ) -> LayoutInsets?

  /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`, in points
  func collectionView(
    _ controller: inout Instance, minimumLineSpacingForSection section: Int,
    of collection: ListID
  ) -> Double?

  /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`, in points
  func collectionView(
    _ controller: inout Instance, minimumInteritemSpacingForSection section: Int,
    of collection: ListID
  ) -> Double?

  /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`, or for the footer, in points
  func collectionView(
    _ controller: inout Instance, referenceSizeFor kind: SupplementaryKind, in section: Int,
    of collection: ListID
  ) -> LayoutSize?
}

extension CollectionViewDelegateFlowLayout {
  /// The layout's value.
  public func collectionView(
    _ controller: inout Instance, sizeForItemAt path: ItemPath, of collection: ListID
  ) -> LayoutSize? { nil }

  /// The layout's value.
  public func collectionView(
    _ controller: inout Instance, insetForSection section: Int, of collection: ListID
  ) -> LayoutInsets? { nil }

  /// The layout's value.
  public func collectionView(
    _ controller: inout Instance, minimumLineSpacingForSection section: Int,
    of collection: ListID
  ) -> Double? { nil }

  /// The layout's value.
  public func collectionView(
    _ controller: inout Instance, minimumInteritemSpacingForSection section: Int,
    of collection: ListID
  ) -> Double? { nil }

  /// The layout's value.
  public func collectionView(
    _ controller: inout Instance, referenceSizeFor kind: SupplementaryKind, in section: Int,
    of collection: ListID
  ) -> LayoutSize? { nil }
}

extension CollectionViewDelegateFlowLayout {
  /// `usual`, a section of `count` items, as the delegate wants it.
  func section(
    _ section: Int, count: Int, usual: FlowSection, of list: ListID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> FlowSection {
    query(as: id, on: &simulation, otherwise: usual) { instance in
      var result = usual
      result.inset =
        collectionView(&instance, insetForSection: section, of: list) ?? usual.inset
      result.minimumLineSpacing =
        collectionView(&instance, minimumLineSpacingForSection: section, of: list)
        ?? usual.minimumLineSpacing
      result.minimumInteritemSpacing =
        collectionView(&instance, minimumInteritemSpacingForSection: section, of: list)
        ?? usual.minimumInteritemSpacing
      result.headerSize =
        collectionView(&instance, referenceSizeFor: .header, in: section, of: list)
        ?? usual.headerSize
      result.footerSize =
        collectionView(&instance, referenceSizeFor: .footer, in: section, of: list)
        ?? usual.footerSize
      guard case .uniform(let size, _) = usual.items, count > 0 else { return result }
      // A delegate without a size for the first item has none for the others.
      let path = { ItemPath(section: section, item: $0) }
      guard let first = collectionView(&instance, sizeForItemAt: path(0), of: list) else {
        return result
      }
      var sizes = [first]
      for item in 1..<max(1, count) {
        sizes.append(collectionView(&instance, sizeForItemAt: path(item), of: list) ?? size)
      }
      result.items = .each(sizes)
      return result
    }
  }
}
