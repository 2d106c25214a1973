import BoardwalkPlatform

/// The layout of a collection whose items are rows: `UICollectionLayoutListConfiguration`.
struct ListLayoutConfiguration: Sendable, Hashable {
  /// The class of its layout.
  static let className = "UICollectionViewCompositionalLayout"

  /// The blocks that give the swipe actions of an item, by the side of the row.
  var providers: [RowSide: Value] = [:]

  /// The configuration that `value` is; nil for another value.
  init?(_ value: Value) {
    guard case .object("UICollectionLayoutListConfiguration", let fields) = value else {
      return nil
    }
    for side in RowSide.allCases {
      let provider = fields["\(side.rawValue)SwipeActionsConfigurationProvider"]
      if provider?.caller != nil { providers[side] = provider }
    }
  }
}
