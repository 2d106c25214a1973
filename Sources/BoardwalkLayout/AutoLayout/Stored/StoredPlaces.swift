import BoardwalkBase
import BoardwalkDocument

/// The stored frames of a layout root, in the coordinates of the outermost view.
struct StoredPlaces {
  /// The frames.
  private(set) var frames: [LayoutRect] = []

  /// The rectangles that constraints see.
  private(set) var rectangles: [LayoutRect] = []

  /// The places of the nodes of `tree`, which was drawn on `canvas`.
  init(_ tree: LayoutTree, _ canvas: Canvas) {
    for node in tree.nodes {
      let stored = node.view.frame ?? .zero
      let frame =
        node.parent.map { stored.moved(by: frames[$0].origin) }
        ?? LayoutRect(stored.size)
      frames.append(frame)
      rectangles.append(frame.inset(by: node.alignmentInsets(on: canvas)))
    }
  }
}
