import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// The views of a document's scenes that no screen shows: those in docks, the second and later
/// views of a xib, and those in items of bars that are not there.
package struct OffscreenViews: Sendable {
  private let document: CompiledDocument
  private let canvas: Canvas
  private let layout: CanvasLayout

  /// The views of the document with the index `document` in the app of `simulation`, laid out by
  /// the rules of `profile`.
  package init(
    ofDocument document: Int, in simulation: Simulation, as profile: Screen.Profile
  ) {
    let document = simulation.graph.documents[document]
    self.document = document
    canvas =
      profile == .canvas
      ? Canvas(document)
      : Canvas(running: document, with: simulation.options)
    layout = CanvasLayout(document, on: canvas)
  }

  /// The views of the scene with the index `scene`, with their subviews, at their stored sizes, in
  /// document order; without those whose ids are among `shown`, or that are inside one of the
  /// others.
  package func views(ofScene scene: Int, besides shown: Set<String>) -> [PlacedView] {
    var placed: Set<String> = []
    var views: [PlacedView] = []
    for root in LayoutRoots(document.scenes[scene]).all
    where !root.view.id.isEmpty && !shown.contains(root.view.id) && !placed.contains(root.view.id) {
      let view = Self.placed(root, layout.context(of: root, inScene: scene), on: canvas)
      view.noteIDs(in: &placed)
      views.append(view)
    }
    return views
  }

  private static func placed(
    _ root: LayoutRoots.LayoutRoot, _ context: LayoutContext, on canvas: Canvas
  ) -> PlacedView {
    let drawn = canvas.frame(of: root.view)
    let size = context.size ?? drawn.size
    let frame = LayoutRect(
      x: drawn.minX, y: drawn.minY, width: size.width, height: size.height)
    return ContentLayout(
      safeArea: frame.inset(by: context.safeArea), on: canvas, guides: root.guides
    ).place(root.view, in: frame, heldBy: context)
  }
}

extension PlacedView {
  /// Adds the ids of the view and its subviews to `ids`.
  fileprivate func noteIDs(in ids: inout Set<String>) {
    ids.insert(id)
    for subview in subviews { subview.noteIDs(in: &ids) }
  }
}
