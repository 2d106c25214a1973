import BoardwalkGraph
import BoardwalkLayout

extension Rule {
  /// A fixed width that is too small for a text in other languages.
  package static let fixedWidthText = Rule(
    id: "fixed-width-text", severity: .note, category: .frames,
    summary: "A fixed width has no room for longer translations.",
    page: ExplainPage(
      defect: """
        A constraint fixes the width of a text that fits now. It would not fit with the usual growth
        in translation: one half for a word, one third for a sentence. Xcode reports "Fixed width
        constraints may cause clipping.".
        """,
      effect: """
        The text is truncated in languages with longer words, such as German or Finnish.
        """,
      example: """
        <label text="Settings" ...>
            <constraints>
                <constraint firstAttribute="width" constant="68" id="Con-st-001"/>
        """,
      fix: """
        Use "greater than or equal", or remove the constraint and constrain both edges of the text.
        """),
    check: .layout { layout in
      guard layout.setting.usesDocumentTexts else { return [] }
      return layout.units.flatMap { unit in
        unit.views.compactMap { view -> Violation? in
          guard !view.isHidden, view.isWorded, let text = view.shownText,
            let constraint = view.constraints.first(where: { $0.fixesWidth(of: view.template.id) }),
            view.fit(of: text)?.isTruncated == false,
            let longer = view.fit(of: Pseudolocalizer.lengthened(text)), longer.isTruncated,
            // A text without a limit of lines wraps, and its view grows.
            !longer.isVertical || view.template.content.text.numberOfLines != 0,
            let element = constraint.id.flatMap(layout.document.object)
          else { return nil }
          return Violation(
            element, "constant",
            "this fixed width has no room for longer translations",
            notes: [.init("text", at: layout.element(of: view))])
        }
      }
    })
}

extension ConstraintTemplate {
  /// Whether it is a required, constant width of the view `id`, which owns it.
  fileprivate func fixesWidth(of id: String) -> Bool {
    firstAttribute == .width && relation == .equal && secondItem == nil && priority >= 1000
      && !isPlaceholder && (firstItem == nil || firstItem == id)
  }
}
