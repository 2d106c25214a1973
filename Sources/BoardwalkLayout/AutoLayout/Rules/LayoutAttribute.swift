/// The dimension of a constraint's attribute, which determines the attributes it can be related to.
package enum LayoutAttribute: Sendable, Hashable {
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

  /// The attribute `name` in UTF-8; nil for an unknown name.
  package init?(_ name: ArraySlice<UInt8>) {
    guard let known = Self.names.first(where: { $0.name[...] == name }) else { return nil }
    self = known.attribute
  }

  /// The usual ones come first.
  private static let names: [(name: [UInt8], attribute: LayoutAttribute)] = spellings.map {
    (Array($0.name.utf8), $0.attribute)
  }

  private static let spellings: [(name: String, attribute: LayoutAttribute)] = [
    ("leading", .writingEdge), ("top", .vertical), ("trailing", .writingEdge),
    ("bottom", .vertical), ("width", .size), ("height", .size), ("centerY", .vertical),
    ("centerX", .centerX), ("leadingMargin", .writingEdge), ("trailingMargin", .writingEdge),
    ("topMargin", .vertical), ("bottomMargin", .vertical), ("baseline", .vertical),
    ("firstBaseline", .vertical), ("lastBaseline", .vertical), ("left", .fixedEdge),
    ("right", .fixedEdge), ("leftMargin", .fixedEdge), ("rightMargin", .fixedEdge),
    ("centerXWithinMargins", .centerX), ("centerYWithinMargins", .vertical),
  ]

  /// Whether it is a length, which a number alone can be compared with.
  package var isSize: Bool { self == .size }

  /// Whether UIKit accepts a constraint between the two.
  package func pairs(with other: LayoutAttribute) -> Bool {
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
