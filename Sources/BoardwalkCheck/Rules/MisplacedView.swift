import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A view whose stored frame differs from its solved frame.
  package static let misplacedView = Rule(
    id: "misplaced-view", severity: .warning, category: .frames,
    summary: "The stored frame of a view differs from its constraints.",
    page: ExplainPage(
      defect: """
        The document stores a frame that differs from the one that the constraints give the view.
        Xcode reports "Frame for "Label" will be different at run time.".
        """,
      effect: """
        The canvas shows a screen that never appears. Updating the frames later is an unexplained
        change, in which a wrong constant is easily overlooked.
        """,
      example: """
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="Nam-lb-001">
            <rect key="frame" x="20" y="80" width="60" height="21"/>
        ... with a constraint that puts its top at 40
        """,
      fix: """
        If the canvas is right, correct the constraints. Otherwise choose Update Frames in Interface
        Builder, or write the frame in the finding.
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
            place, "the stored frame \(stored.text) differs from the constraints",
            notes: [.init("the constraints give the frame \(view.frame.text)")])
        }
      }
    })
}
