import BoardwalkBase
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
      guard case .block? = fields["\(side.rawValue)SwipeActionsConfigurationProvider"] else {
        continue
      }
      providers[side] = fields["\(side.rawValue)SwipeActionsConfigurationProvider"]
    }
  }
}

/// Places items as rows below each other.
struct ListCollectionLayout: CollectionViewLayout {
  /// The height of a row, in points.
  private static let rowHeight = 44.0

  func places(in collection: CollectionContent) -> CollectionPlaces {
    var items: [ItemPath: LayoutRect] = [:]
    for (index, path) in collection.items.enumerated() {
      items[path] = LayoutRect(
        x: 0, y: Double(index) * Self.rowHeight, width: collection.size.width,
        height: Self.rowHeight)
    }
    return CollectionPlaces(
      items: items,
      contentSize: LayoutSize(
        width: collection.size.width, height: Double(items.count) * Self.rowHeight))
  }
}

extension Simulation {
  /// Gives the collection `list` the layout of `configuration`.
  mutating func setListLayout(_ configuration: ListLayoutConfiguration, of list: ListID) {
    guard exception == nil, prepare(list) else { return }
    change(list) { $0.listLayout = configuration }
    setLayout(ListLayoutConfiguration.className, of: list)
  }

  /// The result of the block that gives the swipe actions of the item at `path` on `side`.
  mutating func provideSwipeActions(
    on side: RowSide, of path: ItemPath, in list: ListID
  ) -> SwipeActionsConfiguration? {
    guard let block = self[list]?.listLayout?.providers[side], case .block(_, let owner) = block,
      let code = behavior(of: owner, as: InterpretedBehavior.self)
    else { return nil }
    return code.act(as: owner, on: &self, otherwise: nil) { controller in
      code.call(block, with: [Value(path)], on: &controller)?.swipeActions
    }
  }

  /// The controller whose code gives the rows of `list` swipe actions.
  func swipeOwner(of list: ListID) -> ControllerID? {
    guard let providers = self[list]?.listLayout?.providers else { return delegate(of: list) }
    return RowSide.allCases.lazy.compactMap { providers[$0] }.compactMap { block in
      if case .block(_, let owner) = block { owner } else { nil }
    }.first
  }
}
