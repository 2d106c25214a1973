import BoardwalkGraph

/// A slider.
struct DisplaySlider: Sendable {
  /// The value, as a fraction of its range.
  let fraction: Double

  /// The name of the image at its least value; nil without one.
  let minimumImage: String?

  /// The name of the image at its greatest value; nil without one.
  let maximumImage: String?

  /// The slider `view`.
  init(_ view: ViewTemplate) {
    let range = view.content.range
    fraction = view.shownFraction
    minimumImage = range?.minimumImage
    maximumImage = range?.maximumImage
  }
}

extension ViewTemplate {
  /// The fraction of its range, limited to it.
  var shownFraction: Double { fraction.isFinite ? min(max(fraction, 0), 1) : 0 }
}
