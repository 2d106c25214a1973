import BoardwalkLanguage
import BoardwalkSource

/// What people write who are used to other languages, and what it is here.
extension HeadParser {
  /// What to say of the sign that is next, if other languages have it; nil where none is known to.
  func habit() -> SyntaxError? {
    switch reader.next.kind {
    case .symbol("'"), .symbol("‘"): return quote(endingWith: "'’")
    case .symbol("“"), .symbol("„"): return quote(endingWith: "”“\"")
    case .symbol("%"):
      return SyntaxError(
        "write a part of something as a factor: photo.width = view.width * 0.5", at: reader.range)
    case .symbol("/") where reader.sort(ahead: 1) == .symbol("*"):
      return SyntaxError("close the comment with */", at: reader.range)
    case .symbol("#") where reader.range(ahead: 1).lowerBound > reader.range.upperBound:
      return comment(signs: 1)
    case .symbol("-") where reader.sort(ahead: 1) == .symbol("-"): return comment(signs: 2)
    case .symbol("<") where reader.sort(ahead: 1) == .symbol("!"): return comment(signs: 4)
    default: return nil
    }
  }

  private func comment(signs: Int) -> SyntaxError {
    let range = reader.range.lowerBound..<reader.range(ahead: signs - 1).upperBound
    return SyntaxError("write // in front of a comment", at: range, suggestion: "//")
  }

  /// A text between other signs than double quotes; the first of `ends` on the line ends it.
  private func quote(endingWith ends: String) -> SyntaxError {
    let line = file.bytes[reader.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }.prefix(
      200)
    let text = String(decoding: line, as: UTF8.self)
    guard let end = text.firstIndex(where: ends.contains) else {
      return SyntaxError("put the text in double quotes", at: reader.range)
    }
    let count = text[...end].utf8.count
    return SyntaxError(
      "put the text in double quotes",
      at: reader.range.lowerBound..<reader.range.upperBound + count,
      suggestion: Spelling.quoted(String(text[..<end])))
  }

  private static let connections = ["outlet", "outlets", "action", "segue"]

  /// What to say of an equals sign or another arrow where a connection leads somewhere; nil where the
  /// line begins with no connection.
  func connectionWithoutArrow() -> SyntaxError? {
    guard reader.sort(ahead: 1) != .symbol("=") || reader.isNext("segue"),
      Self.connections.contains(where: { reader.isNext($0) })
    else { return nil }
    var distance = 1
    while reader.sort(ahead: distance) == .word { distance += 1 }
    let start = reader.range(ahead: distance).lowerBound
    var end = reader.range(ahead: distance).upperBound
    while reader.sort(ahead: distance + 1).isSymbol,
      reader.range(ahead: distance + 1).lowerBound == end
    {
      distance += 1
      end = reader.range(ahead: distance).upperBound
    }
    return SyntaxError(
      "write -> in front of what the \(file.text(in: reader.range)) leads to", at: start..<end,
      suggestion: "->")
  }

  /// What to say of parentheses that are no frame; nil where numbers stand in them.
  func noFrame(of statement: borrowing Statement) -> SyntaxError? {
    if statement.target != nil {
      return SyntaxError(
        "write the message without parentheses, as in exit.save: or exit.save:with:",
        at: reader.range)
    }
    switch reader.sort(ahead: 1) {
    case .string, .malformedString:
      return SyntaxError("write the text behind the kind, without parentheses", at: reader.range)
    case .word where reader.sort(ahead: 2) == .symbol(":"):
      return SyntaxError(
        "write attributes behind a comma, without parentheses", at: reader.range)
    default: return nil
    }
  }
}
