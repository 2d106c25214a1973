import BoardwalkBase

extension SolvedRoot {
  /// The views whose stored frames contradict the document, by index: constraints or stack views
  /// give other frames for any bars, margins and fonts.
  package var contradictedFrames: [Int] {
    // Where constraints conflict, it is open which of them the app breaks.
    guard conflicts.isEmpty else { return [] }
    let open = Set(ambiguities.map(\.view))
    return views.indices.filter { index in
      let view = views[index]
      guard view.isPlaced, !view.isHidden, !open.contains(index),
        let stored = view.template.frame,
        // A view of no size is nowhere in particular.
        stored.size.width > 0, stored.size.height > 0,
        stored.distance(to: view.frame) > Self.tolerance
      else { return false }
      return view.content.layout.isMisplaced || obstacles[index]?.isCertain ?? false
    }
  }

  /// The tolerance of frames, in points: many documents store them rounded.
  private static let tolerance = 1.01
}

extension Obstacle {
  /// Whether the obstacle follows from the document alone. Bars, margins, and the sizes of controls
  /// changed with Xcode, and with the containers.
  fileprivate var isCertain: Bool {
    guard priority >= 1000 else { return kind == .frame }
    switch kind {
    case .plain, .arrangement, .frame: return true
    case .safeArea: return isVertical && distance > Self.statusBarChange && !isBar
    case .margins: return distance > Self.marginChange && !(isVertical && isBar)
    case .baselines, .content: return false
    }
  }

  /// Whether the distance is the height of a bar that a scene may have been drawn with or without.
  private var isBar: Bool { Self.bars.contains { abs($0 - distance) <= 0.5 } }

  /// The heights of bars that a scene may have been drawn with or without, alone and together.
  private static let bars: [Double] = [
    20, 24, 34, 44, 47, 48, 49, 50, 54, 56, 59, 62, 64, 78, 83, 88, 91, 92, 96, 103, 106,
  ]

  /// The maximum difference between the heights of two systems' top bars.
  private static let statusBarChange = 56.0

  /// The maximum difference between the margins of two systems.
  private static let marginChange = 12.0
}

extension LayoutRect {
  /// The greatest distance between an edge or length of both.
  fileprivate func distance(to other: LayoutRect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(size.width - other.size.width),
      abs(size.height - other.size.height))
  }
}
