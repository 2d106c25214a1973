import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A view that is stored elsewhere than constraints put it.
  package static let misplacedView = Rule(
    id: "misplaced-view", severity: .warning, category: .frames,
    summary: "A view's stored frame differs from what its constraints say.",
    page: ExplainPage(
      happened: """
        The document stores a frame for a view that constraints put elsewhere. Xcode says "Frame for
        "Label" will be different at run time.".
        """,
      harm: """
        The canvas shows a screen that nobody will ever see. Whoever updates the frames later has a
        change to explain, and one mistyped constant looks like many others.
        """,
      example: """
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="Nam-lb-001">
            <rect key="frame" x="20" y="80" width="60" height="21"/>
        ... with a constraint that puts its top at 40
        """,
      fix: """
        If the canvas is right, mend the constraints; else choose Update Frames in Interface
        Builder, or write the frame that the finding names.
        """),
    check: .layout { layout in
      guard layout.setting == .canvas else { return [] }
      // Where constraints conflict, it is open which of them the app breaks.
      return layout.units.filter(\.conflicts.isEmpty).flatMap { unit -> [Violation] in
        let open = Set(unit.ambiguities.map(\.view))
        return unit.views.indices.compactMap { index in
          let view = unit.views[index]
          guard view.isPlaced, !view.isHidden, !open.contains(index),
            let stored = view.template.frame,
            isVisible(stored), stored.distance(to: view.frame) > tolerance,
            view.attributes["misplaced"] == "YES" || unit.obstacles[index].map(isCertain) ?? false,
            let element = layout.element(of: view), let place = element.child("rect", key: "frame")
          else { return nil }
          return Violation(
            place, "update this frame to \(view.frame.words): constraints put the view there",
            notes: [.init("the stored frame is \(stored.words)")])
        }
      }
    })

  /// How far frames may be off, in points: many documents store them rounded.
  private static let tolerance = 1.01

  /// Whether what keeps a view from where it is stored follows from the document alone. Which bars a scene
  /// was drawn with, margins, and the sizes of controls changed with Xcode, and with what led to it.
  private static func isCertain(_ obstacle: Obstacle) -> Bool {
    switch obstacle.kind {
    case .plain: obstacle.priority >= 1000
    case .arrangement, .frame: true
    case .safeArea:
      obstacle.distance > statusBarChange
        && !bars.contains { abs($0 - obstacle.distance) <= 0.5 }
    case .margins: obstacle.distance > marginChange
    case .baselines, .content: false
    }
  }

  /// How high the bars are that a scene may have been drawn with or without, alone and together.
  private static let bars: [Double] = [
    20, 34, 44, 47, 48, 49, 50, 54, 56, 59, 62, 64, 78, 83, 88, 91, 92, 96, 103, 106,
  ]

  /// How much higher one system's status bar is than another's at most.
  private static let statusBarChange = 8.0

  /// How much wider one system's margins are than another's at most.
  private static let marginChange = 12.0

  /// A view of no size is nowhere in particular.
  private static func isVisible(_ frame: LayoutRect) -> Bool {
    frame.size.width > 0 && frame.size.height > 0
  }
}

extension LayoutRect {
  /// The greatest distance between an edge or length of both.
  fileprivate func distance(to other: LayoutRect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(size.width - other.size.width),
      abs(size.height - other.size.height))
  }
}
