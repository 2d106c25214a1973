import BoardwalkDocument

extension Rule {
  /// A document of another platform, or of a form that is older than storyboards.
  package static let unsupportedDocument = Rule(
    id: "unsupported-document", severity: .note, category: .reading,
    summary: "The document is not for iOS, and is skipped.",
    page: ExplainPage(
      happened: """
        The document says that it is for macOS, tvOS or watchOS, or it is an archive from before
        Xcode 5, which is no list of objects. Boardwalk knows iOS documents only.
        """,
      harm: "It does no harm. No other rule looks at the document.",
      example: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" ...>
        """,
      fix: """
        Nothing to mend. Open an old archive in Xcode once to have it written anew, if it still
        matters.
        """),
    check: .document { document in
      guard case .unsupported(let words) = document.kind else { return [] }
      return [Violation(document.root, "skip this document: it is \(words)")]
    })
}
