import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The positions of a slider's parts: its track, and the images at its ends.
struct SliderParts {
  /// One of the images.
  struct Image {
    let name: String
    let frame: LayoutRect
  }

  /// The images, that of the least value first.
  let images: [Image]

  /// The slider's frame without its images.
  let track: LayoutRect

  /// The maximum size of images in points: that of symbols next to text.
  private static let side = 22.0
  private static let spacing = 8.0

  /// The parts of `slider`, which is at `frame`; the least value is where reading begins.
  init(_ slider: DisplaySlider, _ frame: LayoutRect, isRightToLeft: Bool) {
    let side = min(Self.side, frame.size.height)
    let room = side + Self.spacing
    var track = frame
    var images: [Image] = []
    for (image, isLeast) in [(slider.minimumImage, true), (slider.maximumImage, false)] {
      guard let name = image, !name.isEmpty,
        track.size.width > 2 * room
      else { continue }
      let isLeft = isLeast != isRightToLeft
      images.append(
        Image(
          name: name,
          frame: LayoutRect(
            x: isLeft ? track.minX : track.maxX - side,
            y: frame.minY + (frame.size.height - side) / 2, width: side, height: side)))
      if isLeft { track.origin.x += room }
      track.size.width -= room
    }
    self.images = images
    self.track = track
  }
}
