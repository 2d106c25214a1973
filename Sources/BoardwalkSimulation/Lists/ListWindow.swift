import BoardwalkBase
import BoardwalkDocument

/// How much of a list's content can be seen, in points.
package struct ListWindow: Sendable, Hashable {
  /// The list's own size.
  package var size: LayoutSize

  /// How much of it bars and the edges of the screen cover.
  package var insets: LayoutInsets

  /// A window of `size` of which `insets` are covered.
  package init(size: LayoutSize, insets: LayoutInsets = .zero) {
    self.size = size
    self.insets = insets
  }
}

/// Knows where things are on the screen, so that lists ask only for what can be seen.
///
/// The stage itself knows nothing of frames: whoever launches it brings somebody who does. It stands
/// before the layout, which looks at what the stage shows; this is the one question that goes back.
package protocol StageLayout: Sendable {
  /// How much of `list` can be seen on `stage`; nil where it is not on the screen.
  func window(of list: ListID, on stage: Stage) -> ListWindow?
}

/// A layout that knows nothing but the device: every list is as large as the screen, below a bar
/// where there is one.
package struct PlainStageLayout: StageLayout {
  /// The plain layout.
  package init() {}

  /// The screen's size, less its status bar and a navigation bar.
  package func window(of list: ListID, on stage: Stage) -> ListWindow? {
    let options = stage.options
    let bar = stage.navigationController(of: list.controller).flatMap(stage.navigationBar)
    let isUpright = options.verticalSizeClass == .regular
    let top = (isUpright ? 20.0 : 0) + (bar == nil ? 0 : isUpright ? 44 : 32)
    return ListWindow(
      size: options.device.size(isLandscape: options.isLandscape),
      insets: LayoutInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}
