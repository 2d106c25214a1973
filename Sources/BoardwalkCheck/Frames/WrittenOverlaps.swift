import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout

/// The overlaps that the author of a layout has written: negative distances between two views, and
/// negative spacings of stack views.
struct WrittenOverlaps {
  /// The indices of the views of each such constraint, the lower one first.
  private var pairs: Set<OverlapSearch.Pair> = []

  /// The stack views with a negative spacing.
  private var stacks: Set<Int> = []

  private let root: SolvedRoot

  /// The overlaps that are written in `root`.
  init(_ root: SolvedRoot) {
    self.root = root
    var indices: [String: Int] = [:]
    for (index, view) in root.views.enumerated() where !view.template.id.isEmpty {
      indices[view.template.id] = index
      if let spacing = view.content.stack?.spacing, spacing < 0 { stacks.insert(index) }
    }
    for (holder, view) in root.views.enumerated() {
      for constraint in view.constraints where constraint.isNegativeDistance {
        guard let first = constraint.firstItem.map({ indices[$0] }) ?? holder,
          let second = constraint.secondItem.flatMap({ indices[$0] })
        else { continue }
        pairs.insert(OverlapSearch.Pair(lower: min(first, second), upper: max(first, second)))
      }
    }
  }

  /// Whether `pair` overlaps because its author wrote so.
  func contains(_ pair: OverlapSearch.Pair) -> Bool {
    pairs.contains(pair) || root.views[pair.upper].superview.map(stacks.contains) ?? false
  }
}

extension ConstraintTemplate {
  /// Whether it moves the facing edges of two views beyond each other.
  fileprivate var isNegativeDistance: Bool {
    guard let first = firstAttribute, multiplier == 1, relation == .equal else { return false }
    return switch (first, secondAttribute ?? first) {
    case (.top, .bottom), (.leading, .trailing), (.left, .right): constant < 0
    case (.bottom, .top), (.trailing, .leading), (.right, .left): constant > 0
    default: false
    }
  }
}
