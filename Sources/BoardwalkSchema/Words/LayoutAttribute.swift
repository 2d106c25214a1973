/// An attribute of an item that a constraint relates, as `NSLayoutConstraint.Attribute`.
package enum LayoutAttribute: String, Sendable, Hashable, Codable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute

  /// Whether it is a place between left and right, or a width.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is a baseline of text.
  package var isBaseline: Bool {
    switch self {
    case .baseline, .lastBaseline, .firstBaseline: true
    default: false
    }
  }

  /// Whether it depends on the margins of a view.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether its side depends on the direction of writing.
  package var dependsOnLayoutDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
