import BoardwalkBase
import BoardwalkDocument

/// Tells an attribute on a line of its own in the braces, `hidden: yes`, from an object in its role,
/// `titleView: label`.
///
/// A text, a number or a value of Boardwalk's own is no kind of object, and neither is a word behind what
/// is known to be an attribute. What is written keeps clear of this: see `Sugar.role`.
enum AttributeLine {
  /// Whether `word` is a value and never a kind.
  static func isValue(_ word: String) -> Bool { values.find(word) != nil }

  private static let values = NameTable(["yes", "no", "true", "false", "absent", "YES", "NO"])

  /// The roles in which objects stand somewhere, and which are no attribute anywhere.
  private static let ofObjects = NameTable(
    ChildOrder.kindsByKey.filter { role, kinds in
      kinds.allSatisfy { Kind.of($0).isIdentified }
        && !AttributeOrder.ranks.values.contains { $0[role] != nil }
    }.keys.sorted())

  /// Whether only objects play the role that is spelt by the bytes in `range`.
  static func isOfObjects(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    ofObjects.find(range, of: bytes) != nil
  }

  /// Whether `role: word`, with no more on the line, says an attribute of the element `owner` that it
  /// is in.
  static func isMeant(by role: String, _ word: String, in owner: String) -> Bool {
    if Kind.of(word).isIdentified, ofObjects.find(role) != nil { return false }
    if isValue(word) || KnownAttributes.isOwn(role, of: owner)
      || KnownAttributes.isNoValue(word, for: role, in: owner)
    {
      return true
    }
    guard Kind.of(word).isBare else { return false }
    return KnownAttributes.isPlain(role, of: owner)
      || ForeignWords.advice(on: role, in: owner) != nil
  }
}

extension HeadParser {
  /// Whether an object begins here in a role that only objects play: most lines with a colon are such,
  /// and this is quick to tell.
  private var isObjectInRole: Bool {
    guard let kind = Kind.find(reader.range(ahead: 2), of: file.bytes) else { return false }
    if kind.isIdentified, AttributeLine.isOfObjects(reader.range, of: file.bytes) { return true }
    return !kind.isBare && reader.sort(ahead: 3) != .symbol("(")
      && !KnownAttributes.isAny(reader.range, of: file.bytes)
  }

  /// Whether the line that begins here says an attribute of the element `owner`, in whose braces it
  /// stands.
  func isAttributeLine(in owner: String) -> Bool {
    guard reader.sort == .word, reader.sort(ahead: 1) == .symbol(":") else { return false }
    switch reader.sort(ahead: 2) {
    case .string, .malformedString, .number: return !isEquation
    case .symbol("."), .symbol("("), .symbol("#"): return !isEquation
    case .word:
      if touches(at: 3), reader.sort(ahead: 3) == .symbol("-"), !isArrow(at: 3) { return true }
      if isObjectInRole { return false }
      let word = file.text(in: reader.range(ahead: 2))
      guard isValueAlone else {
        return reader.sort(ahead: 3) == .symbol("{") && AttributeLine.isValue(word)
      }
      let role = file.text(in: reader.range)
      if isCall(word) { return true }
      return AttributeLine.isMeant(by: role, word, in: owner)
    default: return false
    }
  }

  /// Whether nothing but further attributes follows the word behind the colon.
  private var isValueAlone: Bool {
    switch reader.sort(ahead: 3) {
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
    reader.sort(ahead: 3) == .symbol("(")
      && (ValueCalls.isCall(word) || Kind.of(word).isBare)
  }
}
