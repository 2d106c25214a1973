import BoardwalkBase

/// Recovery from nearly correct heads: each is reported and read with its probable meaning, so that
/// parsing can continue.
extension HeadParser {
  /// The class of a xib's owner follows a name, not just a colon.
  mutating func recoverOwner(_ statement: inout Statement) {
    guard let role = statement.role, ["fileowner", "filesowner"].contains(role.lowercased()) else {
      return
    }
    let name = role == "filesOwner" ? "owner" : role
    let owner = "filesOwner \(name): \(statement.kind)"
    let start = file.bytes[..<statement.kindRange.lowerBound].lastRange(of: Array(role.utf8))
    report(
      SyntaxError(
        "the class of the owner follows a name: \(owner)", at: statement.kindRange,
        suggestion: owner,
        in: (start?.lowerBound ?? statement.kindRange.lowerBound)..<statement.kindRange
          .upperBound))
    statement.className = statement.kind
    statement.kind = "filesOwner"
    statement.name = name
    statement.role = nil
  }

  /// An object in a role follows a colon, and its name follows its kind. The word for other
  /// languages' `if` is `when`.
  mutating func recoverName(of statement: inout Statement) {
    if statement.kind == "if" { statement.kind = "when" }
    if statement.className == nil, isAtEnd, let name = statement.name,
      let word = ForeignWords.value(statement.kind, of: "kind", in: "segue")
    {
      let range = statement.kindRange.lowerBound..<reader.lastEnd
      report(
        SyntaxError(
          "this is a segue; write segue \(word) -> \(name)", at: range,
          suggestion: "segue \(word) -> \(name)"))
      statement.kind = "segue"
      statement.target = name
      statement.targetRange = statement.nameRange
      statement.name = word
    }
    guard statement.role == nil, let name = statement.name, let kind = statement.className,
      !StatementKind.of(kind).isBare, SceneWords.kinds(inRole: statement.kind).contains(kind)
    else { return }
    let role = statement.kind
    let range = statement.kindRange.lowerBound..<reader.lastEnd
    let meant = "\(role): \(kind) \(name)"
    report(
      SyntaxError("the kind comes before the name: \(meant)", at: range, suggestion: meant))
    statement.kind = kind
    statement.role = role
    statement.className = nil
  }

  /// `when` is followed by a size class, or by the key of a variation in quotes.
  mutating func reportNoSizeClass(_ statement: Statement) {
    guard let axis = statement.name, SizeClassSugar.axes.contains(axis),
      let size = statement.className,
      SizeClassSugar.sizes.contains(size)
    else {
      let range = statement.nameRange.lowerBound..<reader.lastEnd
      guard statement.className == nil,
        let sizes = statement.name.flatMap(SizeWords.sizes), !sizes.isEmpty
      else {
        return report(
          SyntaxError(
            "expected a size class, as in when width: compact, height: regular", at: range))
      }
      return report(
        SyntaxError(
          "expected size classes, as in when \(sizes)",
          at: statement.kindRange.lowerBound..<range.upperBound, suggestion: "when \(sizes)"))
    }
  }

  /// Only connections have an arrow: a statement with an arrow and no kind becomes a connection.
  mutating func connect(_ statement: inout Statement, to target: String) {
    guard !statement.kind.isEmpty else { return }
    guard statement.kind != "exclude", statement.kind != "include" else {
      report(
        SyntaxError(
          SceneShapeCheck.leavingOut(target, isExcluded: statement.kind == "exclude"),
          at: statement.kindRange))
      statement.target = nil
      return
    }
    let (kind, name) = ConnectionWords.meant(by: statement.kind, to: target)
    report(
      SyntaxError(
        "expected '\(kind)' before the connection: \(kind) \(name) -> \(target)",
        at: statement.kindRange, suggestion: "\(kind) \(name)"))
    statement.kind = kind
    statement.name = name
    statement.nameRange = statement.kindRange
  }
}
