import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A strings file that cannot be read.
  package static let malformedStrings = Rule(
    id: "malformed-strings", severity: .error, category: .localization,
    summary: "A document's strings file has a mistake.",
    page: ExplainPage(
      happened: """
        A strings file that translates a document is no list of "key" = "value"; lines: a quote, an
        equals sign or a semicolon is missing.
        """,
      harm: """
        The build stops at it, or the system reads none of its strings: the whole screen shows the
        texts of the development language.
        """,
      example: """
        "Nam-lb-001.text" = "Name"
        "Ser-lb-002.text" = "Seriennummer";
        """,
      fix: "Write what the message asks for. A quote inside a text is written \\\"."),
    check: .sidecarFiles { project in
      TranslatedDocuments(project).pairs.compactMap { _, translations in
        guard let fault = translations.fault else { return nil }
        return (
          translations.file,
          Finding("malformed-strings", .error, fault.message, at: fault.range)
        )
      }
    })
}
