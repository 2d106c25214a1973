import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

extension Simulation {
  /// The size of the cell that a xib's owner shows as its view, in points: no list is there to give it
  /// another, and nothing stretches it to the `screen`; nil if anything else is shown.
  func looseCellSize(on screen: LayoutSize) -> LayoutSize? {
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
