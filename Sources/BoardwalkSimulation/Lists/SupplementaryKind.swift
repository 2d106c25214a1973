/// The kind of a supplementary view of a section.
public enum SupplementaryKind: String, Sendable, Hashable, CaseIterable {
  case header = "UICollectionElementKindSectionHeader"
  case footer = "UICollectionElementKindSectionFooter"
}
