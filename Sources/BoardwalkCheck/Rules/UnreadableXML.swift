extension Rule {
  /// A file that is no well-formed XML.
  package static let unreadableXML = Rule(
    id: "unreadable-xml", severity: .error, category: .reading,
    summary: "The file is no well-formed XML.",
    page: ExplainPage(
      happened: """
        The file ends too early, a tag is not closed, or bytes stand where XML allows none. Most
        often a merge was resolved by hand and took half of an element with it.
        """,
      harm: """
        Interface Builder cannot open the document, and the build fails. Nothing else in the file
        can be checked until it can be read.
        """,
      example: """
        <view key="view" id="k3L-9a-Qm2">
            <subviews>
        </view>
        """,
      fix: """
        Look at the place that is named, and just before it. If the damage is wide, take the file
        from the last commit that opened, and make the change again.
        """),
    check: .reading)
}
