import BoardwalkDocument
import BoardwalkGraph

/// Controls whose parts do different things: each part is a target of its own.
extension TouchTargetCollector {
  /// What is written on each part of `view`, in order; empty where it is touched as a whole.
  func parts(of view: ViewTemplate) -> [String] {
    switch view.elementKind {
    case .segmentedControl: view.segmentTitles
    case .stepper: ["Decrement", "Increment"]
    case .pageControl: ["Previous Page", "Next Page"]
    default: []
    }
  }

  /// Whether the part `index` of `view` would do anything.
  func isPartEnabled(_ index: Int, of view: ViewTemplate) -> Bool {
    let written = view.rest.attributes
    switch view.elementKind {
    case .segmentedControl:
      // A template keeps of its segments only those that say more than a title.
      let title = view.segmentTitles[index]
      let segments = view.rest.children.first { $0.name == "segments" }?.children ?? []
      return !segments.contains {
        $0.attributes["title"] == title && $0.attributes["enabled"] == "NO"
      }
    case .stepper:
      guard written["wraps"] != "YES" else { return true }
      return index == 0 ? view.fraction > 0 : view.fraction < 1
    default: return true
    }
  }
}
