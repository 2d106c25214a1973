import BoardwalkBase
import BoardwalkGraph

/// The area of a scene on a map: its name, its picture below, and its exits.
struct SceneCard: Sendable {
  /// The height of the name and the class above a picture.
  static let titleHeight = 52.0

  /// The height of each line below a picture.
  static let exitHeight = 26.0

  /// The scene.
  let place: ScenePlace

  /// The size of the picture.
  let picture: LayoutSize

  /// The number of lines below the picture.
  let exitCount: Int

  /// The position of the scene on Interface Builder's canvas.
  let canvasLocation: LayoutPoint?

  /// The whole size.
  var size: LayoutSize {
    LayoutSize(
      width: picture.width,
      height: Self.titleHeight + picture.height + Double(exitCount) * Self.exitHeight)
  }
}
