import BoardwalkDocument

/// A direction in which frames are measured.
enum Axis: Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// A place along an axis that constraints speak of.
  enum Edge: Sendable, Hashable {
    case low, high, center
  }

  /// The edge that a constraint calls `attribute`; nil where it belongs to the other axis.
  ///
  /// Languages are taken to read from left to right. A baseline moves with its text's edge.
  func edge(named attribute: String) -> Edge? {
    switch (self, attribute) {
    case (.horizontal, "leading"), (.horizontal, "left"), (.horizontal, "leadingMargin"),
      (.horizontal, "leftMargin"), (.vertical, "top"), (.vertical, "topMargin"),
      (.vertical, "firstBaseline"):
      .low
    case (.horizontal, "trailing"), (.horizontal, "right"), (.horizontal, "trailingMargin"),
      (.horizontal, "rightMargin"), (.vertical, "bottom"), (.vertical, "bottomMargin"),
      (.vertical, "baseline"), (.vertical, "lastBaseline"):
      .high
    case (.horizontal, "centerX"), (.horizontal, "centerXWithinMargins"),
      (.vertical, "centerY"), (.vertical, "centerYWithinMargins"):
      .center
    default: nil
    }
  }

  /// The constraint attribute of a length along the axis.
  var lengthAttribute: String { self == .horizontal ? "width" : "height" }

  /// Where `rect` begins along the axis, and how long it is.
  func span(of rect: Rect) -> Span {
    self == .horizontal
      ? Span(origin: rect.minX, length: rect.size.width)
      : Span(origin: rect.minY, length: rect.size.height)
  }

  /// The extent of `size` along the axis.
  func length(of size: Size) -> Double { self == .horizontal ? size.width : size.height }
}

/// A piece of an axis, in points.
struct Span: Sendable, Hashable {
  var origin: Double
  var length: Double

  /// The place of `edge`.
  func place(of edge: Axis.Edge) -> Double {
    switch edge {
    case .low: origin
    case .high: origin + length
    case .center: origin + length / 2
    }
  }
}
