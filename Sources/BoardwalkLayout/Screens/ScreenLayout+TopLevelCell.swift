import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

extension Simulation {
  /// The size of the cell that is the view of a xib's owner, in points: without a list, it keeps
  /// its size on the `screen`; nil for any other view.
  func topLevelCellSize(on screen: LayoutSize) -> LayoutSize? {
    guard presentationChain.count == 1, let only = presentationChain.first,
      case .plain? = self[only]?.container, let view = view(of: only), view.isShownByLists
    else { return nil }
    if let frame = view.frame { return frame.size }
    // Items whose size nothing gives are 50 points wide and high (FLOW-01).
    return view.elementKind == .tableViewCell
      ? LayoutSize(width: screen.width, height: view.rowHeight ?? 44)
      : LayoutSize(width: 50, height: 50)
  }
}

extension ViewTemplate {
  /// Whether lists show it rather than controllers.
  fileprivate var isShownByLists: Bool {
    switch elementKind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
