import BoardwalkBase

/// The first statement, which declares whether a file is a storyboard or a xib.
enum SceneHeader {
  private static let kinds = ["storyboard", "xib"]

  /// Adds a missing header to `statements`, so that the rest is read as intended; returns the error
  /// of a wrong header.
  static func recover(_ statements: inout [Statement]) -> SyntaxError? {
    guard let header = statements.first else { return missing("storyboard", at: 0..<0) }
    // A word that the parser could not read is already reported.
    guard !header.kind.isEmpty else { return nil }
    if let kind = misspelling(in: header) {
      statements[0].kind = kind
      return SyntaxError(
        "the file must begin with '\(kind)'", at: header.kindRange, suggestion: kind)
    }
    if kinds.contains(header.kind), !header.body.isEmpty {
      statements.insert(contentsOf: statements[0].body, at: 1)
      statements[0].body = []
      return SyntaxError(
        "'\(header.kind)' has no braces; its contents follow below the header line",
        at: header.kindRange)
    }
    guard !isHeader(header) else { return nil }
    let kind = statements.contains(where: \.isController) ? "storyboard" : "xib"
    statements.insert(Statement(kind), at: 0)
    return missing(kind, at: header.kindRange)
  }

  /// The correct spelling of a nearly correct `header`.
  private static func misspelling(in header: Statement) -> String? {
    guard header.known.isBare, !header.hasXMLFlag,
      !header.hasField("type")
    else { return nil }
    return Misspelling(header.kind).closest(in: kinds)
  }

  /// Whether it can be the root of a document of any kind; a root has no name.
  private static func isHeader(_ header: Statement) -> Bool {
    header.body.isEmpty && header.frame == nil && header.target == nil && !header.isEquation
      && header.className == nil
      && (header.name == nil || !header.isController && !header.known.isView)
  }

  private static func missing(_ kind: String, at range: Range<Int>) -> SyntaxError {
    SyntaxError(
      "the file must begin with 'storyboard' or 'xib'", at: range, suggestion: "\(kind)\n\n",
      in: range.lowerBound..<range.lowerBound)
  }
}
