import BoardwalkBase

/// The bands of equal height that a view is divided into, so that a search looks only at frames
/// that are about as high up.
enum HorizontalBands {
  /// The height of a band, in points: a few rows of controls.
  private static let height = 100.0

  /// A frame that covers more bands than this is compared with every other one.
  private static let limit = 64

  /// The bands that `frame` covers; nil if they are too many.
  static func covered(by frame: LayoutRect) -> ClosedRange<Int>? {
    let first = (frame.minY / height).rounded(.down)
    let last = (frame.maxY / height).rounded(.down)
    guard last >= first, last - first < Double(limit), abs(first) < 1e9 else { return nil }
    return Int(first)...Int(last)
  }
}
