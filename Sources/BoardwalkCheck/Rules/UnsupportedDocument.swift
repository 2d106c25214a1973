import BoardwalkDocument

extension Rule {
  /// A document of another platform, or of a format before storyboards.
  package static let unsupportedDocument = Rule(
    id: "unsupported-document", severity: .note, category: .reading,
    summary: "The document is not for iOS and is skipped.",
    page: ExplainPage(
      defect: """
        The document is for macOS, tvOS or watchOS, or has the format before Xcode 5, which is an
        archive. Boardwalk supports iOS documents only.
        """,
      effect: """
        None. No other rule checks the document.
        """,
      example: """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa" ...>
        """,
      fix: """
        No action is necessary. To check an old archive, open it in Xcode and save it.
        """),
    check: .document { document in
      guard case .unsupported(let words) = document.kind else { return [] }
      return [Violation(document.root, "skipped: this is \(words)")]
    })
}
