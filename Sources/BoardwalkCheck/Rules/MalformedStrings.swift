import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A strings file that cannot be read.
  package static let malformedStrings = Rule(
    id: "malformed-strings", severity: .error, category: .localization,
    summary: "A strings file of a document has a syntax error.",
    page: ExplainPage(
      defect: """
        A strings file that translates a document is not a list of "key" = "value"; lines: a quote, an
        equals sign or a semicolon is missing.
        """,
      effect: """
        The build fails, or the system ignores the file, and the whole screen has the texts of the
        development language.
        """,
      example: """
        "Nam-lb-001.text" = "Name"
        "Ser-lb-002.text" = "Seriennummer";
        """,
      fix: "Correct the line. A quote inside a text is written \\\"."),
    check: .sidecarFiles { project in
      project.translatedDocuments.compactMap { _, translations in
        guard let fault = translations.fault else { return nil }
        return (
          translations.file,
          Finding("malformed-strings", .error, fault.message, at: fault.range)
        )
      }
    })
}
