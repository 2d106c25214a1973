extension Rule {
  /// A file that is not well-formed XML.
  package static let unreadableXML = Rule(
    id: "unreadable-xml", severity: .error, category: .reading,
    summary: "The file is not well-formed XML.",
    page: ExplainPage(
      defect: """
        The file is truncated, a tag is not closed, or the file contains bytes that XML does not
        allow. Often half of an element was lost when a merge was resolved by hand.
        """,
      effect: """
        Interface Builder cannot open the document, and the build fails. No other rule can check the
        file.
        """,
      example: """
        <view key="view" id="k3L-9a-Qm2">
            <subviews>
        </view>
        """,
      fix: """
        Correct the text at the reported place or just before it. If the damage is extensive,
        restore the file from the last commit that can be opened, and repeat the change.
        """),
    check: .reading)
}
