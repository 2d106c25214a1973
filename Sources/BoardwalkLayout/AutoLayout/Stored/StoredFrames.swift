import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The stored frames of views that constraints or stack views place (LAY-01): the results of
/// Interface Builder's own Auto Layout.
package struct StoredFrames: Sendable {
  /// One such view.
  package struct Entry: Sendable {
    /// Its id.
    package let id: String

    /// The element's name.
    package let kind: String

    /// The element name of its superview.
    package let superview: String

    /// The stored frame, in the superview's space.
    package let frame: LayoutRect

    /// Whether Interface Builder marks it, or a view around it, as misplaced or ambiguous.
    package let isMarked: Bool

    /// Whether no view in its layout root is marked as misplaced, and the constraints allow the
    /// stored frames there.
    ///
    /// Only required constraints between views count, none with safe areas, guides or margins,
    /// whose positions are not stored; origins and lengths may be off by half a point.
    package let isFair: Bool
  }

  /// All of them, in document order.
  package private(set) var entries: [Entry] = []

  /// The stored frames of `document`, which was drawn on `canvas`.
  package init(_ document: CompiledDocument, on canvas: Canvas) {
    for scene in document.scenes {
      for root in LayoutRoots(scene).all {
        add(LayoutTree(root.view, guides: root.guides, traits: canvas.traits), canvas)
      }
    }
  }

  private mutating func add(_ tree: LayoutTree, _ canvas: Canvas) {
    var isMarked: [Bool] = []
    for node in tree.nodes {
      let isOwn = node.content.layout.isMisplaced || node.content.layout.isAmbiguous
      isMarked.append(isOwn || (node.parent.map { isMarked[$0] } ?? false))
    }
    let isFair = !isMarked.contains(true) && StoredConsistency(tree, canvas).isConsistent
    for (node, isMarked) in zip(tree.nodes, isMarked) where node.isPlaced {
      guard let frame = node.view.frame, let parent = node.parent, !node.view.id.isEmpty else {
        continue
      }
      entries.append(
        Entry(
          id: node.view.id, kind: node.view.kind, superview: tree.nodes[parent].view.kind,
          frame: frame, isMarked: isMarked, isFair: isFair))
    }
  }
}

extension CompiledDocument {
  /// The document without the frames that constraints or stack views determine. With stored
  /// `textSizes`, views with text or a symbol keep their sizes.
  package func withoutPlacedFrames(keeping textSizes: Canvas.TextSizes, on canvas: Canvas) -> Self {
    var document = self
    var eraser = PlacedFrameEraser(textSizes: textSizes, canvas: canvas)
    document.rewriteParts(with: &eraser)
    return document
  }
}

/// Erases the frames that constraints or stack views place.
private struct PlacedFrameEraser: TemplateRewriter {
  let textSizes: Canvas.TextSizes
  let canvas: Canvas

  /// The kind of the view that is being rewritten.
  private var superview: ElementKind?

  init(textSizes: Canvas.TextSizes, canvas: Canvas) {
    self.textSizes = textSizes
    self.canvas = canvas
  }

  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    if role == .subview, isPlaced(view) { erase(&view) }
    let outer = superview
    superview = view.elementKind
    view.rewriteParts(with: &self)
    superview = outer
  }

  private func erase(_ view: inout ViewTemplate) {
    let size = view.frame?.size
    view.frame = nil
    if textSizes == .stored, let size, StoredSizes.keepsSize(view, symbols: canvas.symbols) {
      view.frame = LayoutRect(size)
    }
  }

  private func isPlaced(_ view: ViewTemplate) -> Bool {
    let variation = ActiveVariation(view.variations, traits: canvas.traits)
    let content = view.rest.content(overriding: variation.overrides)
    let placement = LayoutNode.Placement(view, content.layout, in: superview)
    return placement == .constraints || placement == .stack
  }
}
