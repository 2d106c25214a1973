import BoardwalkBase
import BoardwalkDocument

/// Distinguishes an attribute on a line of its own, `hidden: yes`, from an object in a role,
/// `titleView: label`.
///
/// A text, a number or a call is not a kind of object, and a word after a known attribute is its
/// value. The writer avoids the ambiguous cases: see `Sugar.role`.
enum AttributeLine {
  /// The roles of objects that are not attributes of any element.
  private static let ofObjects = Set(
    ChildOrder.kindsByKey.filter { role, kinds in
      kinds.allSatisfy { StatementKind.of($0).isIdentified }
        && !AttributeOrder.ranks.values.contains { $0[role] != nil }
    }.keys)

  /// Whether only objects play `role`.
  static func isOfObjects(_ role: String) -> Bool { ofObjects.contains(role) }

  /// Whether `role: word` alone on a line is an attribute of the element `owner`.
  static func isMeant(by role: String, _ word: String, in owner: String) -> Bool {
    if StatementKind.of(word).isIdentified, ofObjects.contains(role) { return false }
    if Spelling.isReservedValue(word) || KnownAttributes.isOwn(role, of: owner)
      || KnownAttributes.isNoValue(word, for: role, in: owner)
    {
      return true
    }
    return StatementKind.of(word).isBare && KnownAttributes.isPlain(role, of: owner)
  }
}

extension HeadParser {
  /// Whether an object begins here in a role that only objects have: a fast test for most lines
  /// with a colon.
  private var isObjectInRole: Bool {
    let kind = StatementKind.of(file.text(in: reader.range(ahead: 2)))
    let role = file.text(in: reader.range)
    if kind.isIdentified, AttributeLine.isOfObjects(role) { return true }
    return !kind.isBare && reader.kind(ahead: 3) != .symbol("(") && !KnownAttributes.isAny(role)
  }

  /// Whether the line that begins here is an attribute of the element `owner`.
  func isAttributeLine(in owner: String) -> Bool {
    guard reader.kind == .word, reader.kind(ahead: 1) == .symbol(":") else { return false }
    switch reader.kind(ahead: 2) {
    case .string, .malformedString, .number: return !isEquation
    case .symbol("."), .symbol("("), .symbol("#"): return !isEquation
    case .word:
      if touches(at: 3), reader.kind(ahead: 3) == .symbol("-"), !isArrow(at: 3) { return true }
      if isObjectInRole { return false }
      let word = file.text(in: reader.range(ahead: 2))
      guard isValueAlone else {
        return reader.kind(ahead: 3) == .symbol("{") && Spelling.isReservedValue(word)
      }
      let role = file.text(in: reader.range)
      if isCall(word) { return true }
      return AttributeLine.isMeant(by: role, word, in: owner)
    default: return false
    }
  }

  /// Whether only attributes follow the word after the colon.
  private var isValueAlone: Bool {
    switch reader.kind(ahead: 3) {
    case .newline, .end, .symbol("}"), .symbol(","): true
    case .symbol("("): touches(at: 3)
    default: false
    }
  }

  /// Whether the token `distance` tokens ahead touches the one before it.
  private func touches(at distance: Int) -> Bool {
    reader.range(ahead: distance).lowerBound == reader.range(ahead: distance - 1).upperBound
  }

  /// Whether `word`, which a parenthesis may follow, takes values as a call does.
  private func isCall(_ word: String) -> Bool {
    reader.kind(ahead: 3) == .symbol("(")
      && (ValueCalls.isCall(word) || StatementKind.of(word).isBare)
  }
}
