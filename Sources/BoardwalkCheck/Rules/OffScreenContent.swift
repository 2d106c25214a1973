import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A control or text that the screen's edge cuts.
  package static let offScreenContent = Rule(
    id: "off-screen-content", severity: .warning, category: .frames,
    summary: "A control or text reaches beyond the screen.",
    page: ExplainPage(
      happened: """
        A control or a text is partly outside the screen, and nothing scrolls it. What is drawn
        wholly outside is left alone: it waits there to be moved in.
        """,
      harm: "People cannot see or tap all of it.",
      example: """
        <button ... id="Btn-sv-001">
            <rect key="frame" x="340" y="80" width="100" height="44"/>
        ... on a screen 393 points wide
        """,
      fix: """
        Constrain it to the edges of the safe area on both sides, let it shrink, or put it in a
        scroll view.
        """),
    check: .layout { layout in
      layout.units.filter(layout.isSizedByScreen).flatMap { unit -> [Violation] in
        guard let screen = unit.views.first?.place.size else { return [] }
        let bounds = LayoutRect(x: 0, y: 0, width: screen.width, height: screen.height)
        return unit.views.compactMap { view -> Violation? in
          guard view.isContent, !view.isScrolled, !bounds.contains(view.place, within: tolerance),
            bounds.intersection(view.place) != nil, let element = layout.element(of: view)
          else { return nil }
          return Violation(
            element, "keep this \(element.noun) on the screen: some of it is outside",
            notes: [
              .init(
                "it is \(view.place.words), the screen \(screen.width.words) × \(screen.height.words)"
              )
            ])
        }
      }
    })

  /// How many points outside nobody notices.
  private static let tolerance = 1.0
}
