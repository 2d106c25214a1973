import BoardwalkLayout

/// A view that is not where Interface Builder put it.
struct MisplacedView: Sendable {
  /// Its stored frame.
  let entry: StoredFrames.Entry

  /// The obstacle that keeps it from its stored frame; nil if there is none.
  let obstacle: Obstacle?

  /// The distance of its frame from the stored one, in points.
  let distance: Double

  /// Whether its obstacle is the content of a view, and the view is one of `kinds`.
  func isContent(of kinds: Set<String>) -> Bool {
    obstacle?.kind == .content && obstacle.map { kinds.contains($0.view.kind) } ?? false
  }
}
