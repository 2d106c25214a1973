import BoardwalkLanguage
import BoardwalkSource

/// Finds statements that stand where they mean nothing, and texts that do.
enum SceneShapeCheck {
  /// What is wrong with the places of `statements`, of which the first should be the header, as
  /// `surveys` of those behind it tell.
  static func findings(in statements: [Statement], _ surveys: [SceneSurvey]) -> [Finding] {
    guard let header = statements.first else {
      return [missingHeader(at: 0..<0).sceneFinding]
    }
    var errors: [SyntaxError] = []
    // What begins with a word that the parser could not read has been reported already.
    if !header.kind.isEmpty, !isHeader(header) {
      errors.append(missingHeader(at: header.places.kind))
    }
    // A plain or ordered one is an element of just that name.
    statements.lend { statement in
      guard statement.known.isVariation, statement.kind == "when", !statement.hasMarks else {
        return
      }
      errors.append(
        SyntaxError(
          "move this into the braces of the object that it varies", at: statement.places.kind))
    }
    errors += secondInitials(in: statements)
    surveys.lend { survey in
      errors += survey.untitled.map(untitled)
      errors += survey.ownerless.map { SyntaxError(ownerless($0.name), at: $0.place) }
      errors += survey.silentActions.map { SyntaxError(actionForm, at: $0) }
    }
    return errors.map(\.sceneFinding)
  }

  /// How an action is written.
  static let actionForm =
    "write the message behind what gets it: action touchUpInside -> form.save:"

  /// A document begins with one controller: what the header and the controllers say of it beyond that.
  private static func secondInitials(in statements: [Statement]) -> [SyntaxError] {
    var first = statements.first?.value(of: "initialViewController")
    var errors: [SyntaxError] = []
    statements.lend { statement in
      guard statement.hasMark("initial"), statement.isController else { return }
      if let first {
        errors.append(
          SyntaxError(
            "remove one 'initial': '\(first)' is the initial controller already",
            at: statement.name == nil ? statement.places.kind : statement.places.name))
      }
      first = first ?? statement.name ?? statement.word
    }
    return errors
  }

  /// Only what stands first can be the owner's.
  private static func ownerless(_ anchor: String) -> String {
    "write whose '\(anchor)' is meant, as in 'view.\(anchor)'"
  }

  /// A text behind a kind that has none would be lost.
  private static func untitled(_ statement: SceneSurvey.Untitled) -> SyntaxError {
    if statement.kind == "action" { return SyntaxError(actionForm, at: statement.place) }
    if !statement.isClass, let doubt = WordDoubt(kind: statement.kind, role: nil, in: "") {
      return SyntaxError(doubt.message, at: statement.place, suggestion: doubt.meant)
    }
    return SyntaxError(
      statement.isClass
        ? "name the object in front of its class: \(statement.word) NAME: CLASS \"TEXT\""
        : "write the attribute that the text is for: the kind '\(statement.kind)' has no text of its "
          + "own", at: statement.place)
  }

  private static func isHeader(_ statement: Statement) -> Bool {
    statement.body.isEmpty && statement.frame == nil && statement.target == nil
      && statement.equation == nil && statement.className == nil
  }

  private static func missingHeader(at range: Range<Int>) -> SyntaxError {
    SyntaxError(
      "begin the file with 'storyboard' or 'xib'", at: range, suggestion: "storyboard\n\n",
      in: range.lowerBound..<range.lowerBound)
  }
}
