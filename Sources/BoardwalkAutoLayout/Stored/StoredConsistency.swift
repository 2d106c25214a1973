import BoardwalkDocument
import BoardwalkGraph

/// Whether the stored frames of a unit satisfy its constraints.
struct StoredConsistency {
  /// How far a frame may be off: positions and sizes are rounded, to whole points in many documents.
  private static let tolerance = 1.01

  /// Whether they do.
  let isConsistent: Bool

  /// Looks at the frames stored in `tree`.
  init(_ tree: LayoutTree, _ canvas: Canvas) {
    let rectangles = StoredPlaces(tree, canvas).rectangles
    isConsistent = tree.nodes.indices.allSatisfy { owner in
      tree.nodes[owner].constraints.allSatisfy { constraint in
        guard constraint.priority >= 1000 else { return true }
        let first = constraint.firstItem.map { tree.items[$0] } ?? .view(owner)
        guard case .view(let view)? = first, tree.nodes[view].kind != .scrollView,
          let value = rectangles[view].value(of: constraint.firstAttribute)
        else { return true }
        var other = constraint.constant
        if let item = constraint.secondItem {
          guard case .view(let second)? = tree.items[item], tree.nodes[second].kind != .scrollView,
            let value = rectangles[second].value(
              of: constraint.secondAttribute ?? constraint.firstAttribute)
          else { return true }
          other += value * constraint.multiplier
        }
        switch constraint.relation {
        case "lessThanOrEqual": return value <= other + Self.tolerance
        case "greaterThanOrEqual": return value >= other - Self.tolerance
        default: return abs(value - other) <= Self.tolerance
        }
      }
    }
  }
}

extension Rect {
  /// The value of a constraint's `attribute`; nil where it depends on more than the rectangle.
  fileprivate func value(of attribute: String) -> Double? {
    switch attribute {
    case "left", "leading": minX
    case "right", "trailing": maxX
    case "top": minY
    case "bottom": maxY
    case "width": size.width
    case "height": size.height
    case "centerX": (minX + maxX) / 2
    case "centerY": (minY + maxY) / 2
    default: nil
    }
  }
}
