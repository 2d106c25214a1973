import BoardwalkLanguage
import BoardwalkSource

/// Finds statements that stand where they mean nothing.
enum SceneShapeCheck {
  /// What is wrong with the places of `statements`, of which the first should be the header.
  static func findings(in statements: [Statement]) -> [Finding] {
    guard let header = statements.first else {
      return [missingHeader(at: 0..<0).sceneFinding]
    }
    var errors: [SyntaxError] = []
    // What begins with a word that the parser could not read has been reported already.
    if !header.kind.isEmpty, !isHeader(header) {
      errors.append(missingHeader(at: header.places.kind))
    }
    // A plain or ordered one is an element of just that name.
    for statement in statements where statement.kind == "when" && statement.marks.isEmpty {
      errors.append(
        SyntaxError(
          "move this into the braces of the object that it varies", at: statement.places.kind))
    }
    return errors.map(\.sceneFinding)
  }

  private static func isHeader(_ statement: Statement) -> Bool {
    statement.body.isEmpty && statement.frame == nil && statement.target == nil
      && statement.equation == nil && statement.className == nil
  }

  private static func missingHeader(at range: Range<Int>) -> SyntaxError {
    SyntaxError(
      "begin the file with 'document' and what is true of all of it", at: range,
      suggestion: "document\n\n", in: range.lowerBound..<range.lowerBound)
  }
}
