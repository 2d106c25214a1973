/// What a constraint's attribute measures, as far as it decides what it can be compared with.
enum LayoutAttribute: Sendable, Hashable {
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

  /// The attribute called `name`; nil for a name that is not known.
  init?(_ name: String) {
    guard let attribute = Self.names[name] else { return nil }
    self = attribute
  }

  private static let names: [String: LayoutAttribute] = [
    "width": .size, "height": .size,
    "leading": .writingEdge, "trailing": .writingEdge,
    "leadingMargin": .writingEdge, "trailingMargin": .writingEdge,
    "left": .fixedEdge, "right": .fixedEdge, "leftMargin": .fixedEdge, "rightMargin": .fixedEdge,
    "centerX": .centerX, "centerXWithinMargins": .centerX,
    "top": .vertical, "bottom": .vertical, "centerY": .vertical, "baseline": .vertical,
    "firstBaseline": .vertical, "lastBaseline": .vertical, "topMargin": .vertical,
    "bottomMargin": .vertical, "centerYWithinMargins": .vertical,
  ]

  var isSize: Bool { self == .size }

  /// Whether UIKit accepts a constraint between the two.
  func pairs(with other: LayoutAttribute) -> Bool {
    switch (self, other) {
    case (.centerX, .writingEdge), (.centerX, .fixedEdge), (.writingEdge, .centerX),
      (.fixedEdge, .centerX):
      true
    default: self == other
    }
  }

  /// What it can be compared with, in words.
  var partners: String {
    switch self {
    case .size: "a width or height"
    case .writingEdge: "leading, trailing or centerX"
    case .fixedEdge: "left, right or centerX"
    case .centerX: "a horizontal edge or centerX"
    case .vertical: "a vertical edge, centerY or a baseline"
    }
  }
}
