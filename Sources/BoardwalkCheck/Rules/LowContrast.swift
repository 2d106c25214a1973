import BoardwalkDocument

extension Rule {
  /// Text that can hardly be told from what is behind it.
  package static let lowContrast = Rule(
    id: "low-contrast", severity: .note, category: .accessibility,
    summary: "A text's colour is close to the colour behind it.",
    page: ExplainPage(
      happened: """
        A label's text and the background of the label or a view around it have colours whose
        contrast is less than 4.5 to 1, or 3 to 1 for large text. Only colours that the document
        tells are looked at: those of the system and of asset catalogs change with the appearance.
        """,
      harm: "Many people cannot read it, and nobody can in the sun (WCAG 2.1, 1.4.3).",
      example: """
        <label text="Name" ...>
            <color key="textColor" white="0.8" alpha="1" .../>
        ... in a view whose background is white
        """,
      fix: "Make one of the two colours darker, or use the system's label colours."),
    check: .document { document in
      document.elements(of: .label).compactMap { element -> Violation? in
        let label = View(element)
        guard let text = label.textColor?.opaqueComponents, !label.isHidden,
          label.text?.isEmpty == false, let behind = Backdrop(of: element, in: document).color
        else { return nil }
        let ratio = ContrastRatio(text, behind)
        let size = label.font?.pointSize ?? 17
        let least = size >= 18 || size >= 14 && label.font?.type == "boldSystem" ? 3.0 : 4.5
        guard ratio.value < least else { return nil }
        return Violation(
          element,
          "tell this text from its background: their contrast is \(ratio.words) to 1, and "
            + "\(least == 3 ? "3" : "4.5") to 1 is needed")
      }
    })
}
