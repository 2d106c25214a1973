import BoardwalkBase

/// Finds statements that stand where they mean nothing, and texts that do.
enum SceneShapeCheck {
  /// What is wrong with the places of `statements`, of which the first is the header, as `surveys` of
  /// those behind it tell.
  static func findings(in statements: [Statement], _ surveys: [DeclarationCollector]) -> [Finding] {
    var errors: [SyntaxError] = []
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
      errors += survey.ownerless.map(ownerless)
      errors += survey.silentActions.map { SyntaxError(actionForm, at: $0) }
      errors += survey.strayConnections.map { place in
        SyntaxError(
          "move this out of the braces: what leads somewhere does so in all size classes", at: place
        )
      }
      errors += survey.strayEntries.map { entry in
        SyntaxError(leavingOut(entry.name, isExcluded: entry.isExcluded), at: entry.place)
      }
      errors += survey.strayInstallations.map { place in
        SyntaxError(
          "write 'installed: yes' or 'installed: no' in the braces of a view among views, or of a "
            + "constraint", at: place)
      }
    }
    return errors.map(\.sceneFinding)
  }

  /// How what is called `name` is left out of some size classes, or is only in these.
  static func leavingOut(_ name: String, isExcluded: Bool) -> String {
    let word = isExcluded ? "no" : "yes"
    return "write this in the braces of '\(name)' itself: when width: compact, installed: \(word)"
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
  private static func ownerless(_ anchor: DeclarationCollector.Ownerless) -> SyntaxError {
    let side = anchor.first.attribute
    if let sides = ForeignWords.sides(
      of: side, anchor.first.item, Anchor(item: anchor.name, attribute: side))
    {
      return SyntaxError(
        "write \(sides): no single side is called '\(side)'", at: anchor.place)
    }
    guard anchor.isObject else {
      return SyntaxError(
        "write whose '\(anchor.name)' is meant, as in 'view.\(anchor.name)'", at: anchor.place)
    }
    let meant = "\(anchor.name).\(side)"
    return SyntaxError(
      "write what of '\(anchor.name)' is meant: \(meant)", at: anchor.place, suggestion: meant)
  }

  /// A text behind a kind that has none would be lost.
  private static func untitled(_ statement: DeclarationCollector.Untitled) -> SyntaxError {
    let title = Spelling.quoted(statement.title)
    if statement.kind == "action" { return SyntaxError(actionForm, at: statement.place) }
    if !statement.isClass,
      let doubt = UnknownNameDiagnostic(kind: statement.kind, role: nil, in: "")
    {
      return SyntaxError(doubt.message, at: statement.place, suggestion: doubt.meant)
    }
    if Kind.of(statement.kind).isController {
      return SyntaxError(
        "write what the text is, behind a comma: storyboardIdentifier: \(title) or title: \(title)",
        at: statement.place)
    }
    return SyntaxError(
      statement.isClass
        ? "name the object in front of its class: \(statement.word) NAME: CLASS \"TEXT\""
        : "write the attribute that the text is for: the kind '\(statement.kind)' has no text of its "
          + "own", at: statement.place)
  }
}
