import BoardwalkBase
import BoardwalkGraph

/// The refresh control that code has made for a view of a controller.
struct CreatedRefreshControl: Sendable, Hashable {
  /// The id of the view that scrolls and has it; nil before code has given it to one.
  var holder: String?

  /// Its id, which no document describes.
  static let id = "UIRefreshControl"

  /// Its initial state.
  static let view = ViewTemplate.refreshControl(id)
}

extension ViewTemplate {
  /// The height of a refresh control, in points.
  private static let refreshControlHeight = 60.0

  /// A refresh control above the beginning of the content.
  static func refreshControl(_ id: String) -> ViewTemplate {
    let height = refreshControlHeight
    return createdByCode(
      id, "refreshControl", frame: LayoutRect(x: 0, y: -height, width: 0, height: height))
  }
}
