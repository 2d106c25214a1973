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
      let moved = layout.contradictions
      if moved.allSatisfy(\.view.content.layout.isMisplaced) { return moved.compactMap(violation) }
      // A text may be stored with an old size, while the views around it were laid out anew.
      let distances = layout.withMeasuredTexts().storedDistances
      return moved.filter { view, place in
        guard !view.content.layout.isMisplaced, let measured = distances[place.index] else {
          return true
        }
        return measured > view.storedDistance / 2
      }.compactMap(violation)
    })

  /// The violation of a view that is not at the frame of the element `place`.
  private static func violation(of view: SolvedRoot.View, at place: Element) -> Violation? {
    view.template.frame.map { stored in
      Violation(
        place, "the stored frame \(stored.text) differs from the constraints",
        notes: [.init("the constraints give the frame \(view.frame.text)")])
    }
  }
}

extension LaidOutDocument {
  /// The views whose stored frames contradict the document, each with the element of its frame.
  fileprivate var contradictions: [(view: SolvedRoot.View, place: Element)] {
    units.flatMap { unit in
      unit.contradictedFrames.compactMap { index in
        let view = unit.views[index]
        return element(of: view)?.child("rect", key: "frame").map { (view, $0) }
      }
    }
  }

  /// The distances of all views from their stored frames, by the index of the frame's element.
  fileprivate var storedDistances: [Int: Double] {
    units.flatMap(\.views).reduce(into: [:]) { distances, view in
      guard let place = element(of: view)?.child("rect", key: "frame") else { return }
      distances[place.index] = view.storedDistance
    }
  }
}
