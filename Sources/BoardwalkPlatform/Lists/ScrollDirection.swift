import BoardwalkBase

/// The one way in which a collection scrolls.
public enum ScrollDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// Lines run across, and follow each other downwards.
  case vertical

  /// Lines run down, and follow each other to the right.
  case horizontal
}

/// Sizes and distances as a line sees them, so that both directions are one piece of arithmetic.
extension ScrollDirection {
  /// The extent of `size` in the direction in which lines run.
  func along(_ size: LayoutSize) -> Double { self == .vertical ? size.width : size.height }

  /// The extent of `size` in the direction in which lines follow each other.
  func across(_ size: LayoutSize) -> Double { self == .vertical ? size.height : size.width }

  /// The insets before and after the items of a line.
  func along(_ insets: LayoutInsets) -> (before: Double, after: Double) {
    self == .vertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  /// The insets before the first and after the last line.
  func across(_ insets: LayoutInsets) -> (before: Double, after: Double) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// The rectangle with the ranges `along` and `across`.
  func rect(
    along: Double, across: Double, length: Double, thickness: Double
  ) -> LayoutRect {
    switch self {
    case .vertical: LayoutRect(x: along, y: across, width: length, height: thickness)
    case .horizontal: LayoutRect(x: across, y: along, width: thickness, height: length)
    }
  }

  /// The extent of `rect` along lines.
  func spanAlong(_ rect: LayoutRect) -> (start: Double, end: Double) {
    self == .vertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// The extent of `rect` across lines.
  func spanAcross(_ rect: LayoutRect) -> (start: Double, end: Double) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }
}
