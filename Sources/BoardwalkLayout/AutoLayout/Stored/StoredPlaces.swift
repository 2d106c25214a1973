import BoardwalkBase
import BoardwalkDocument

/// The stored frames of a unit, in the coordinates of the outermost view.
struct StoredPlaces {
  /// The frames.
  private(set) var frames: [LayoutRect] = []

  /// The rectangles that constraints see.
  private(set) var rectangles: [LayoutRect] = []

  /// The places of the nodes of `tree`, which was drawn on `canvas`.
  init(_ tree: LayoutTree, _ canvas: Canvas) {
    for node in tree.nodes {
      let stored = node.view.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
      let frame =
        node.parent.map { stored.moved(by: frames[$0].origin) }
        ?? LayoutRect(x: 0, y: 0, width: stored.size.width, height: stored.size.height)
      frames.append(frame)
      rectangles.append(frame.inset(by: node.alignmentInsets(on: canvas)))
    }
  }
}
