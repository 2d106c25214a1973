import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// The extension of child views under the bars of their containers.
extension ScreenLayout {
  /// The area of the child `id` of a container whose bars leave `room` free.
  ///
  /// A view extends under bars unless its controller excludes that edge (`edgesForExtendedLayout`),
  /// or the bar is opaque and the controller does not include opaque bars (ORC-56). Interface
  /// Builder's canvas has its own rules.
  func room(
    of id: ControllerID, _ room: ControllerArea, topBar: PlacedView? = nil,
    bottomBar: PlacedView? = nil
  ) -> ControllerArea {
    guard profile == .running, let controller = simulation.template(of: id) else { return room }
    var rect = room.rect
    if let topBar, !controller.extends("top", under: topBar) {
      rect = rect.inset(by: LayoutInsets(top: min(max(0, room.top - rect.minY), rect.size.height)))
    }
    if let bottomBar, !controller.extends("bottom", under: bottomBar) {
      rect = rect.inset(
        by: LayoutInsets(bottom: min(max(0, rect.maxY - room.bottom), rect.size.height)))
    }
    return rect == room.rect ? room : room.inner(rect)
  }
}

extension ControllerTemplate {
  /// Whether its view extends under `bar`, which is at its `edge`.
  fileprivate func extends(_ edge: String, under bar: PlacedView) -> Bool {
    if let edges = content.extendedEdges, !edges.contains(edge) { return false }
    return bar.bar?.isTranslucent ?? true || content.extendsUnderOpaqueBars
  }
}
