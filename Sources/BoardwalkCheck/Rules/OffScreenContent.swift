import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A control or text that the screen's edge cuts.
  package static let offScreenContent = Rule(
    id: "off-screen-content", severity: .warning, category: .frames,
    summary: "A control or text extends beyond the screen.",
    page: ExplainPage(
      defect: """
        A control or a text is partly outside of the screen and not in a scroll view. Views that are
        completely outside are not reported, since they may be moved in.
        """,
      effect: """
        The invisible part can neither be read nor tapped.
        """,
      example: """
        <button ... id="Btn-sv-001">
            <rect key="frame" x="340" y="80" width="100" height="44"/>
        ... on a screen 393 points wide
        """,
      fix: """
        Constrain the view to the safe area on both sides, let it shrink, or move it into a scroll
        view.
        """),
    check: .layout { layout in
      let layout = layout.withOuterBars()
      return layout.units.filter(layout.isSizedByScreen).flatMap { unit -> [Violation] in
        guard let screen = unit.views.first?.place.size else { return [] }
        let bounds = LayoutRect(x: 0, y: 0, width: screen.width, height: screen.height)
        return unit.views.compactMap { view -> Violation? in
          let place = visiblePlace(of: view)
          guard view.isContent, !view.isScrolled, !bounds.contains(place, within: tolerance),
            bounds.intersection(place) != nil, let element = layout.element(of: view)
          else { return nil }
          return Violation(
            element, "this \(element.noun) is partly outside of the screen",
            notes: [
              .init("its frame is \(view.place.text)"),
              .init("the screen is \(screen.width.text) × \(screen.height.text)"),
            ])
        }
      }
    })

  /// The visible frame of `view`: for a label, that of its text, which may be narrower; for a
  /// switch, without the two points on each side beyond its alignment rectangle.
  private static func visiblePlace(of view: SolvedRoot.View) -> LayoutRect {
    if view.template.elementKind == .switch {
      return view.place.inset(by: LayoutInsets(top: 0, left: 2, bottom: 0, right: 2))
    }
    guard let text = view.textFrame else { return view.place }
    return text.moved(
      by: LayoutPoint(
        x: view.place.minX - view.frame.minX, y: view.place.minY - view.frame.minY))
  }

  /// The tolerance in points.
  private static let tolerance = 1.0
}
