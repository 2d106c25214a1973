import BoardwalkBase

extension DiagnosticFormat {
  /// Workflow commands that GitHub shows as annotations of a change; paths are relative to the
  /// repository.
  static let github = DiagnosticFormat(name: "github", isHuman: false, namesFilesAsGit: true) {
    diagnostics, _, _ in
    diagnostics.map { diagnostic in
      let level = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
      let properties = [
        "file=\(property(diagnostic.path.escapedForTerminal))", "line=\(diagnostic.start.line)",
        "endLine=\(diagnostic.end.line)", "col=\(diagnostic.start.column)",
        "title=\(property(diagnostic.rule.name))",
      ]
      let message = ([diagnostic.message] + diagnostic.notes.map { "note: \($0.text)" })
        .map(\.escapedForTerminal).joined(separator: "\n")
      return "::\(level) \(properties.joined(separator: ","))::\(data(message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
