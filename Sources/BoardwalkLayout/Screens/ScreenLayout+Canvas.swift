import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// The layout of a scene on Interface Builder's canvas.
extension ScreenLayout {
  /// `view`, that of the controller `id`, as large as its document draws it, in the corner of
  /// `room`; nil where no document does.
  func placeDrawn(_ view: ViewTemplate, of id: ControllerID, in room: ControllerArea) -> PlacedView?
  {
    guard let document = simulation.document(of: id), let place = simulation.place(of: id) else {
      return nil
    }
    let canvas = Canvas(document)
    let layout = CanvasLayout(document, on: canvas)
    guard let context = layout.contextOfController(inScene: place.scene) else { return nil }
    let stored = canvas.frame(of: view)
    let rect = LayoutRect(
      x: room.rect.minX, y: room.rect.minY + stored.minY, width: stored.size.width,
      height: stored.size.height)
    let guides = simulation.template(of: id)?.content.layoutGuides
    return ContentLayout(
      safeArea: rect.inset(by: context.safeArea), on: canvas, guides: guides ?? []
    ).place(view, in: rect, heldBy: context)
  }
}

extension Simulation {
  /// The size at which the document draws the only controller; nil if containers or presentations
  /// are around it, which are as large as their screen.
  var drawnSize: LayoutSize? {
    guard presentationChain.count == 1, let only = presentationChain.first,
      case .plain? = self[only]?.container, let frame = view(of: only)?.frame
    else { return nil }
    return LayoutSize(width: frame.maxX, height: frame.maxY)
  }
}
