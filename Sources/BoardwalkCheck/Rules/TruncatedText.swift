import BoardwalkDocument
import BoardwalkLayout

extension Rule {
  /// A text that there is no room for.
  package static let truncatedText = Rule(
    id: "truncated-text", severity: .warning, category: .frames,
    summary: "A text does not fit its frame.",
    page: ExplainPage(
      defect: """
        A label, a button or the placeholder of a text field has a text that is larger than its
        frame. Widths are those of the system font, accurate to about a point; custom fonts are not
        checked. A difference of a few points is tolerated.
        """,
      effect: """
        The text ends in an ellipsis, or lines are missing.
        """,
      example: """
        <label text="Forgot your password?" ...>
            <constraints>
                <constraint firstAttribute="width" constant="80" id="Con-st-001"/>
        """,
      fix: """
        Remove a fixed size, allow more lines, or let the text shrink. A shorter text helps in one
        language only.
        """),
    check: .layout { layout in
      let cut = cutTexts(in: layout)
      if cut.isEmpty { return [] }
      // A text that nothing limits grows when the app runs, however small it is stored.
      let measured = Set(cutTexts(in: layout.withMeasuredTexts()).map(\.element.index))
      return cut.filter { measured.contains($0.element.index) }.map { element, fit in
        Violation(
          element, "this text is truncated",
          notes: [.init("it needs \(fit.needed.words) points and has \(fit.room.words)")])
      }
    })

  private static func cutTexts(
    in layout: LaidOutDocument
  ) -> [(element: Element, fit: TextFit)] {
    layout.units.flatMap { unit in
      unit.views.compactMap { view in
        guard !view.isHidden, let text = view.shownText, let fit = view.fit(of: text),
          fit.isTruncated,
          // A cell grows with its text.
          !fit.isDown || unit.role != .tableCell, let element = layout.element(of: view)
        else { return nil }
        return (element, fit)
      }
    }
  }
}
