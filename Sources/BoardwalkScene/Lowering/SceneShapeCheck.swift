import BoardwalkBase
import BoardwalkDocument

/// Finds statements that have no meaning in their place, and texts that would be lost.
struct SceneShapeCheck {
  private var errors: [SyntaxError] = []

  /// The errors in the places of `statements`, the header first.
  static func findings(in statements: [Statement]) -> [Finding] {
    var check = SceneShapeCheck()
    // A plain or ordered statement has its element's name.
    for statement in statements
    where statement.known.isVariation && statement.kind == "when" && statement.flags.isEmpty {
      check.errors.append(
        SyntaxError(
          "this variation is not inside the object that it varies", at: statement.kindRange))
    }
    check.errors += secondInitials(in: statements)
    for statement in statements.dropFirst() {
      check.check(statement)
      check.walk(inside: statement)
    }
    return check.errors.map { $0.finding("malformed-scene") }
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    errors.append(SyntaxError(message, at: range))
  }

  private mutating func walk(inside outer: Statement) {
    for statement in outer.body {
      if outer.varies { checkVariation(statement, in: outer) }
      if statement.known.isVariation, VariedMembers.isInstallation(statement) {
        report(
          "only subviews and constraints can be installed in some size classes",
          at: statement.kindRange)
      }
      check(statement)
      walk(inside: statement)
    }
  }

  /// A variation has no connections, and refers to members in their own braces.
  private mutating func checkVariation(_ statement: Statement, in outer: Statement) {
    if statement.known.isConnection, !statement.hasFlag(SceneFlags.staying) {
      report(
        "connections cannot vary by size class",
        at: statement.kindRange)
    }
    if VariedMembers.isStrayEntry(statement, in: outer) {
      let name = statement.name ?? statement.value(of: "reference") ?? "what this is about"
      report(
        Self.leavingOut(name, isExcluded: statement.kind == "exclude"), at: statement.kindRange)
    }
  }

  private mutating func check(_ statement: Statement) {
    if let title = statement.title, !statement.known.hasTitle {
      errors.append(Self.untitled(statement, title))
    }
    if statement.known.isAction, let target = statement.target, !Spelling.hasPoint(target),
      !statement.hasField("selector")
    {
      report(Self.actionForm, at: statement.targetRange)
    }
    if statement.target == nil, let equation = statement.equation,
      let second = equation.terms.second, second.item == nil,
      !ConstraintExpansion.isSeveral(statement)
    {
      errors.append(Self.ownerless(second, equation.first))
    }
  }

  /// The remedy for leaving `name` out of some size classes, or including it only in these.
  static func leavingOut(_ name: String, isExcluded: Bool) -> String {
    let word = isExcluded ? "no" : "yes"
    return "write this in the braces of '\(name)': when width: compact, installed: \(word)"
  }

  /// The syntax of an action.
  static let actionForm =
    "the action has no selector; write action touchUpInside -> form.save:"

  /// A document has one initial controller: errors in further declarations of one.
  private static func secondInitials(in statements: [Statement]) -> [SyntaxError] {
    var first = statements.first?.value(of: "initialViewController")
    var errors: [SyntaxError] = []
    for statement in statements where statement.hasFlag("initial") && statement.isController {
      if let first {
        errors.append(
          SyntaxError(
            "duplicate 'initial'; '\(first)' is the initial view controller",
            at: statement.name == nil ? statement.kindRange : statement.nameRange))
      }
      first = first ?? statement.name ?? statement.word
    }
    return errors
  }

  /// Only the first anchor can be the owner's.
  private static func ownerless(_ second: Anchor, _ first: Anchor) -> SyntaxError {
    let (name, side) = (second.attribute, first.attribute)
    if let sides = ForeignWords.sides(of: side, first.item, Anchor(item: name, attribute: side)) {
      return SyntaxError("'\(side)' is not a single attribute; write \(sides)", at: second.range)
    }
    // It is the name of an object rather than one of its attributes.
    guard AttributeWords.list(of: "firstAttribute", in: "constraint")?.contains(name) == false
    else {
      return SyntaxError("'\(name)' has no object, as in 'view.\(name)'", at: second.range)
    }
    let meant = "\(name).\(side)"
    return SyntaxError(
      "'\(name)' has no attribute; write \(meant)", at: second.range, suggestion: meant)
  }

  /// A text after a kind without one would be lost.
  private static func untitled(_ statement: Statement, _ title: String) -> SyntaxError {
    let title = Spelling.quoted(title)
    let place = statement.kindRange
    if statement.kind == "action" { return SyntaxError(actionForm, at: place) }
    // The kind follows a role, and looks like the name of a class.
    let isClass = statement.role != nil && statement.kind.first?.isUppercase == true
    if !isClass, let diagnostic = UnknownNameDiagnostic(kind: statement.kind, role: nil, in: "") {
      return SyntaxError(diagnostic.message, at: place, suggestion: diagnostic.meant)
    }
    if statement.known.isController {
      return SyntaxError(
        "view controllers have no text; write storyboardIdentifier: \(title) or title: \(title)",
        at: place)
    }
    return SyntaxError(
      isClass
        ? "a class follows a name: \(statement.word) NAME: CLASS \"TEXT\""
        : "'\(statement.kind)' has no text; write the attribute that the text is for", at: place)
  }
}
