import BoardwalkSchema

/// The dimension of a constraint's attribute, which determines the attributes it can be related to.
package enum AttributeDimension: Sendable, Hashable {
  /// A width or height.
  case size

  /// A leading or trailing edge, which depends on the direction of writing.
  case writingEdge

  /// A left or right edge.
  case fixedEdge

  /// The middle between left and right, whose side does not matter.
  case centerX

  /// A place between top and bottom.
  case vertical

  /// The dimension of `attribute`; nil for `notAnAttribute`.
  package init?(_ attribute: LayoutAttribute) {
    switch attribute {
    case .width, .height: self = .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: self = .writingEdge
    case .left, .right, .leftMargin, .rightMargin: self = .fixedEdge
    case .centerX, .centerXWithinMargins: self = .centerX
    case .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline,
      .firstBaseline, .lastBaseline:
      self = .vertical
    case .notAnAttribute: return nil
    }
  }

  /// Whether UIKit accepts a constraint between the two.
  package func pairs(with other: AttributeDimension) -> Bool {
    switch (self, other) {
    case (.centerX, .writingEdge), (.centerX, .fixedEdge), (.writingEdge, .centerX),
      (.fixedEdge, .centerX):
      true
    default: self == other
    }
  }

  /// The compatible attributes, in words.
  package var partners: String {
    switch self {
    case .size: "a width or height"
    case .writingEdge: "leading, trailing or centerX"
    case .fixedEdge: "left, right or centerX"
    case .centerX: "a horizontal edge or centerX"
    case .vertical: "a vertical edge, centerY or a baseline"
    }
  }
}
