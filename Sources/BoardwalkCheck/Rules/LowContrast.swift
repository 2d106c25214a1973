import BoardwalkDocument

extension Rule {
  /// Text with low contrast to its background.
  package static let lowContrast = Rule(
    id: "low-contrast", severity: .note, category: .accessibility,
    summary: "The contrast between a text and its background is low.",
    page: ExplainPage(
      defect: """
        The text color of a label and the background color of the label or an enclosing view have a
        contrast of less than 4.5:1, or 3:1 for large text. Only colors with known components are
        checked: system colors and named colors depend on the appearance.
        """,
      effect: """
        Many people cannot read the text (WCAG 2.1, 1.4.3).
        """,
      example: """
        <label text="Name" ...>
            <color key="textColor" white="0.8" alpha="1" .../>
        ... in a view whose background is white
        """,
      fix: """
        Use a darker or lighter color, or the label colors of the system.
        """),
    check: .document { document in
      document.elements(of: .label).compactMap { element -> Violation? in
        let label = View(element)
        guard let text = label.textColor?.opaqueComponents, !label.isHidden,
          label.text?.isEmpty == false, let behind = document.backdrop(of: element)
        else { return nil }
        let ratio = ContrastRatio(text, behind)
        let size = label.font?.effectiveSize ?? 17
        let least = size >= 18 || size >= 14 && label.font?.type == "boldSystem" ? 3.0 : 4.5
        guard ratio.value < least else { return nil }
        return Violation(
          element,
          "the contrast of this text is \(ratio.text):1; "
            + "at least \(least == 3 ? "3" : "4.5"):1 is required")
      }
    })
}
