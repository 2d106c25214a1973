import BoardwalkLayout

/// A view that is not where Interface Builder put it.
struct MisplacedView: Sendable {
  /// Where it is stored.
  let entry: StoredFrames.Entry

  /// What keeps it from there; nil if nothing does.
  let obstacle: Obstacle?

  /// By how many points its frame is off.
  let distance: Double

  /// Whether what a view contains is in the way, and the view is one of `kinds`.
  func isContent(of kinds: Set<String>) -> Bool {
    obstacle?.kind == .content && obstacle.map { kinds.contains($0.view.kind) } ?? false
  }
}
