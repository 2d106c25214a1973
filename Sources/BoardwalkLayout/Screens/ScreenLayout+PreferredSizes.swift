import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation

/// The sizes of popovers and form sheets: the preferred content size, else a default size (PRES-04,
/// POP-06).
extension ScreenLayout {
  /// The size in points of the presentation of `controller` in `style`: the preferred content size
  /// with the bars of navigation controllers, else the scene's freeform size, else `standard`.
  func preferredSize(
    of controller: ControllerID, _ style: ScreenLayer.Style, standard: LayoutSize
  ) -> LayoutSize {
    guard let source = simulation.sourceOfPreferredContentSize(of: controller),
      var size = simulation[source]?.modality.preferredContentSize
    else { return freeformSize(of: controller) ?? standard }
    if size.width <= 0 { size.width = standard.width }
    guard size.height > 0 else { return LayoutSize(width: size.width, height: standard.height) }
    var inner = source
    while inner != controller, let outer = simulation[inner]?.parent {
      size.height += barHeight(of: outer, style)
      inner = outer
    }
    return size
  }

  /// The total height of the bars of the navigation controller `id` in a presentation of `style`.
  private func barHeight(of id: ControllerID, _ style: ScreenLayer.Style) -> Double {
    let bar = simulation.navigationBar(of: id).map {
      navigationBarHeight($0, in: room(bounds, style))
    }
    return (bar ?? 0) + (simulation.isToolbarHidden(of: id) ? 0 : toolbarHeight)
  }

  /// The freeform size of the controller's scene in its document.
  private func freeformSize(of controller: ControllerID) -> LayoutSize? {
    simulation.template(of: controller)?.content.freeformSize
  }
}
