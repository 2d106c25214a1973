import BoardwalkDocument
import BoardwalkGraph

/// Lays out one view of a document, and all that is inside it, at a size other than the stored one.
public struct ViewLayout: Sendable {
  /// The frames of the views inside, by id, in their superviews' spaces, in points.
  public let frames: [String: Rect]

  /// Lays out `view`, a controller's own, at `size`, where bars reach `safeArea` into it.
  ///
  /// Views that constraints place go where these say; others follow their autoresizing masks. The
  /// insides of cells are not among the frames.
  public init(_ view: ViewTemplate, size: Size, safeArea: Insets, on canvas: Canvas) {
    let holder = UnitHolder(role: .root, safeArea: safeArea, size: size)
    let tree = LayoutTree(view, guides: [], traits: canvas.traits, textSize: canvas.textSize)
    let layout = UnitLayout(tree, canvas, holder)
    var frames: [String: Rect] = [:]
    for (node, frame) in zip(tree.nodes, layout.frames)
    where node.parent != nil && !node.view.id.isEmpty {
      frames[node.view.id] = frame
    }
    self.frames = frames
  }
}
