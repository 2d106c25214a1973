import BoardwalkAutoLayout
import BoardwalkDocument
import BoardwalkTree

extension Rule {
  /// A view that is stored elsewhere than constraints put it.
  public static let misplacedView = Rule(
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

  /// A view of no size is nowhere in particular.
  private static func isVisible(_ frame: Rect) -> Bool {
    frame.size.width > 0 && frame.size.height > 0
  }
}

extension Rect {
  /// The greatest distance between an edge or length of both.
  fileprivate func distance(to other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(size.width - other.size.width),
      abs(size.height - other.size.height))
  }
}
