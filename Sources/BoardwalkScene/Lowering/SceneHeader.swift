import BoardwalkBase

/// The first statement, which says whether a file is a storyboard or a xib.
enum SceneHeader {
  private static let kinds = ["storyboard", "xib"]

  /// Gives `statements` the header that they lack, so that all behind it is read as it is meant; returns
  /// what is wrong with the one that they have.
  static func recover(_ statements: inout [Statement]) -> SyntaxError? {
    guard let header = statements.first else { return missing("storyboard", at: 0..<0) }
    // What begins with a word that the parser could not read has been reported already.
    guard !header.kind.isEmpty else { return nil }
    if let kind = misspelt(header) {
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

  /// What `header` should be called, if that is nearly what it is called.
  private static func misspelt(_ header: Statement) -> String? {
    guard header.known.isBare, !header.hasXMLMark,
      !header.hasField("type")
    else { return nil }
    return Misspelling(header.kind).closest(in: kinds)
  }

  /// Whether it can be the root of a document, whatever that is called; a root has no name.
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
