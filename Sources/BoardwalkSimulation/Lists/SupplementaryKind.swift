/// What stands above or below the items of a section.
public enum SupplementaryKind: String, Sendable, Hashable, CaseIterable {
  case header = "UICollectionElementKindSectionHeader"
  case footer = "UICollectionElementKindSectionFooter"
}
