import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// The views of a scene that no screen shows: those in its dock, the second and later views of a
/// xib, and those in items of bars that are not there.
package struct OffscreenViews: Sendable {
  /// The views with their subviews, at their stored sizes, in document order.
  package let views: [PlacedView]

  /// The views of the scene at `place` in the app of `simulation`, laid out by the rules of
  /// `profile`, without those whose ids are among `shown`, or that are inside one of the others.
  package init(
    at place: ScenePlace, of simulation: Simulation, as profile: Screen.Profile, shown: Set<String>
  ) {
    let document = simulation.graph.documents[place.document]
    let canvas =
      profile == .canvas
      ? Canvas(document)
      : Canvas(
        running: document, on: simulation.options.device,
        isLandscape: simulation.options.isLandscape, system: simulation.options.system,
        textSize: simulation.options.textSize, direction: simulation.options.direction)
    let layout = CanvasLayout(document, on: canvas)
    var known = shown
    var views: [PlacedView] = []
    for root in LayoutRoots(document.scenes[place.scene]).all
    where !root.view.id.isEmpty && !known.contains(root.view.id) {
      let view = Self.placed(root, layout.context(of: root, inScene: place.scene), on: canvas)
      view.noteIDs(in: &known)
      views.append(view)
    }
    self.views = views
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
