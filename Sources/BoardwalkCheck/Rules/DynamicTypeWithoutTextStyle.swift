import BoardwalkDocument

extension Rule {
  /// A fixed font that should adjust to the text size.
  package static let dynamicTypeWithoutTextStyle = Rule(
    id: "dynamic-type-without-text-style", severity: .warning, category: .accessibility,
    summary: "A font adjusts to the text size and has no text style.",
    page: ExplainPage(
      defect: """
        Automatically Adjusts Font is on for a view whose font has a fixed size. Only fonts of a
        text style, such as Body or Headline, can adjust.
        """,
      effect: """
        The text keeps its size when people choose a larger one. Xcode warns: "Automatically Adjusts
        Font requires using a Dynamic Type text style".
        """,
      example: """
        <label text="Name" adjustsFontForContentSizeCategory="YES" ...>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        """,
      fix: """
        Choose a text style for the font, or turn Automatically Adjusts Font off.
        """),
    check: .document { document in
      document.elements(withAttribute: "adjustsFontForContentSizeCategory").compactMap { element in
        guard View(element).adjustsFontForContentSizeCategory,
          let font = View(element).font, font.style == nil
        else { return nil }
        return Violation(
          element, "adjustsFontForContentSizeCategory",
          "the font of this \(element.noun) has no text style, so it cannot adjust to the text size",
          notes: [.init("choose a text style, such as Body for 17 points")])
      }
    })
}
