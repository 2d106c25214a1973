import BoardwalkBase
import BoardwalkLayout

/// The controls and texts of one view that cover part of an earlier one.
///
/// Only views in a common horizontal band are compared, so that the time grows with the number of
/// views and overlaps. With very many overlaps the search ends early.
struct OverlapSearch {
  /// The indices of two overlapping views in the views of the root.
  struct Pair: Hashable {
    let lower: Int
    let upper: Int
  }

  /// The overlaps, by the upper view and then by the lower one.
  private(set) var pairs: [Pair] = []

  /// The index of the superview among whose subviews the search ended at a limit; nil if there is
  /// none.
  private(set) var incompleteSuperview: Int?

  /// The maximum number of reported pairs of a root.
  static let pairLimit = 1_000

  /// The maximum number of compared pairs of a root.
  static let comparisonLimit = 2_000_000

  /// The tolerated overlap in points along each axis.
  private static let tolerance = 2.0

  private var comparisons = 0

  /// The overlaps in `root`.
  init(_ root: SolvedRoot) {
    let candidates = root.views.indices.filter {
      root.views[$0].isContent && root.views[$0].superview != nil
    }
    let siblings = Dictionary(grouping: candidates) { root.views[$0].superview ?? 0 }
    for (superview, group) in siblings.sorted(by: { $0.key < $1.key }) {
      guard incompleteSuperview == nil else { return }
      if !search(group, of: root) { incompleteSuperview = superview }
    }
    guard !pairs.isEmpty else { return }
    let wanted = WrittenOverlaps(root)
    pairs.removeAll { wanted.contains($0) }
  }

  /// A candidate: its frame, and the views that it can be compared with.
  private struct Candidate {
    let index: Int
    var frame: LayoutRect

    /// The frame in the document; nil if none is stored.
    let storedFrame: LayoutRect?

    let isControl: Bool
    let isField: Bool

    /// The candidate at its visible frame: a label's text does not fill its frame.
    func visible(in root: SolvedRoot) -> Candidate? {
      let view = root.views[index]
      guard view.template.elementKind == .label else { return self }
      guard let text = view.textFrame else { return nil }
      var candidate = self
      candidate.frame = text
      return candidate
    }

    /// Whether `other` is a control at an end of this field, which may be a little higher: so are
    /// buttons that show a password.
    func isField(around other: Candidate) -> Bool {
      let middle = other.frame.minY + other.frame.size.height / 2
      return isField && other.frame.minX >= frame.minX - 1 && other.frame.maxX <= frame.maxX + 1
        && abs(frame.minY + frame.size.height / 2 - middle) <= OverlapSearch.tolerance
    }
  }

  /// Finds the overlaps among `group`; returns whether the search was complete.
  private mutating func search(_ group: [Int], of root: SolvedRoot) -> Bool {
    var earlier: [Candidate] = []
    var bands: [Int: [Int]] = [:]
    var tall: [Int] = []
    for index in group {
      let view = root.views[index]
      let candidate = Candidate(
        index: index, frame: view.frame, storedFrame: view.template.frame,
        isControl: view.isControl,
        isField: view.template.elementKind == .textField)
      let span = HorizontalBands.covered(by: view.frame)
      let near =
        span.map { span in Set(tall + span.flatMap { bands[$0] ?? [] }).sorted() }
        ?? Array(earlier.indices)
      for other in near {
        comparisons += 1
        guard comparisons <= Self.comparisonLimit, pairs.count < Self.pairLimit else {
          return false
        }
        // Texts are measured only where their frames overlap.
        if Self.overlaps(earlier[other], candidate),
          let lower = earlier[other].visible(in: root), let upper = candidate.visible(in: root),
          Self.isPartlyOver(lower, upper)
        {
          pairs.append(Pair(lower: earlier[other].index, upper: index))
        }
      }
      if let span {
        for band in span { bands[band, default: []].append(earlier.count) }
      } else {
        tall.append(earlier.count)
      }
      earlier.append(candidate)
    }
    return true
  }

  private static func overlaps(_ lower: Candidate, _ upper: Candidate) -> Bool {
    guard lower.isControl == upper.isControl,
      let overlap = lower.frame.overlap(with: upper.frame)
    else { return false }
    return min(overlap.size.width, overlap.size.height) > tolerance
  }

  private static func isPartlyOver(_ lower: Candidate, _ upper: Candidate) -> Bool {
    overlaps(lower, upper) && !lower.frame.contains(upper.frame, within: 1)
      && !upper.frame.contains(lower.frame, within: 1) && !lower.isField(around: upper)
      && !areAlternatives(lower, upper)
  }

  /// Whether nobody could use or read both in the document, so that code shows one: one of two
  /// controls covers the center of the other, or two labels lie over the centers of each other, and
  /// so does one of their texts.
  private static func areAlternatives(_ lower: Candidate, _ upper: Candidate) -> Bool {
    func covers(_ frame: LayoutRect, _ other: LayoutRect) -> Bool {
      let x: Double = other.minX + other.size.width / 2
      let y: Double = other.minY + other.size.height / 2
      return frame.minX < x && x < frame.maxX && frame.minY < y && y < frame.maxY
    }
    let (below, above) = (lower.storedFrame ?? lower.frame, upper.storedFrame ?? upper.frame)
    guard lower.isControl else {
      return covers(below, above) && covers(above, below)
        && (covers(lower.frame, upper.frame) || covers(upper.frame, lower.frame))
    }
    return covers(below, above) || covers(above, below)
  }
}
