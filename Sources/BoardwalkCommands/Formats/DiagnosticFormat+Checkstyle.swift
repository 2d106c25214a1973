import BoardwalkBase

extension DiagnosticFormat {
  /// Checkstyle's XML, which many review tools read.
  static let checkstyle = DiagnosticFormat(name: "checkstyle", isHuman: false) {
    diagnostics, _, _ in
    let files = diagnostics.grouped(by: \.path).map { path, diagnostics in
      ReportElement(
        "file", [("name", path)],
        diagnostics.map { diagnostic in
          ReportElement(
            "error",
            [
              ("line", "\(diagnostic.start.line)"), ("column", "\(diagnostic.start.column)"),
              ("severity", diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue),
              ("message", diagnostic.message), ("source", "boardwalk.\(diagnostic.rule)"),
            ])
        })
    }
    return ReportElement("checkstyle", [("version", "8.0")], files).document
  }
}

extension [Diagnostic] {
  /// The diagnostics grouped by `key`, in the order of first occurrence.
  func grouped(by key: (Diagnostic) -> String) -> [(key: String, diagnostics: [Diagnostic])] {
    var places: [String: Int] = [:]
    var groups: [(key: String, diagnostics: [Diagnostic])] = []
    for diagnostic in self {
      let name = key(diagnostic)
      if let place = places[name] {
        groups[place].diagnostics.append(diagnostic)
      } else {
        places[name] = groups.count
        groups.append((name, [diagnostic]))
      }
    }
    return groups
  }
}
