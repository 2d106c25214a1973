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
      return layout.units.flatMap { unit -> [Violation] in
        unit.contradictedFrames.compactMap { index in
          let view = unit.views[index]
          guard let stored = view.template.frame,
            let element = layout.element(of: view), let place = element.child("rect", key: "frame")
          else { return nil }
          return Violation(
            place, "update this frame to \(view.frame.words): constraints put the view there",
            notes: [.init("the stored frame is \(stored.words)")])
        }
      }
    })
}
