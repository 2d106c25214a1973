import BoardwalkBase
import BoardwalkGraph

/// The area of a scene on a map: its name, its picture below, and its exits.
struct SceneCard: Sendable {
  /// The height of the name and the class above a picture.
  static let titleHeight = 52.0

  /// The height of each line below a picture.
  static let exitHeight = 26.0

  /// Which scene it is.
  let place: ScenePlace

  /// The size of the picture.
  let picture: LayoutSize

  /// How many lines there are below the picture.
  let exitCount: Int

  /// Where Interface Builder has the scene.
  let canvasLocation: LayoutPoint?

  /// The whole size.
  var size: LayoutSize {
    LayoutSize(
      width: picture.width,
      height: Self.titleHeight + picture.height + Double(exitCount) * Self.exitHeight)
  }
}
