import BoardwalkLanguage
import BoardwalkSource

/// The values of attributes.
extension HeadParser {
  mutating func value(of attribute: String) throws(SyntaxError) -> FieldValue {
    if isText { return .plain(try text("a value")) }
    let start = reader.range
    switch reader.sort {
    case .symbol("."):
      let name = try run("a value")
      let range = start.lowerBound..<reader.lastEnd
      if let error = ValueCalls.fault(of: name, for: attribute, at: range) { report(error) }
      return .call(name, [])
    case .word, .number:
      let word = try bareValue()
      if reader.sort == .symbol("("), isTouching {
        return .call(word, try arguments(of: word, start, attribute))
      }
      try expectEnd(ofValueAt: start.lowerBound)
      switch word {
      case _ where word.utf8.count > 6: return .plain(word)
      case "yes", "YES": return .plain("YES")
      case "no", "NO": return .plain("NO")
      case "absent": return .absent
      default: return .plain(word)
      }
    default:
      throw SyntaxError(
        "write a value for '\(attribute)' here, not \(reader.next.words)", at: start)
    }
  }

  /// What may touch the end of a value.
  private static let followers: [Token.Sort] = [
    .symbol(","), .symbol("#"), .symbol(")"), .symbol("="),
  ]

  /// A value that goes on with other signs needs quotes.
  private mutating func expectEnd(ofValueAt start: Int) throws(SyntaxError) {
    guard !isAtEnd, isTouching, reader.sort.isSymbol, !Self.followers.contains(reader.sort)
    else { return }
    while !isAtEnd, isTouching, reader.sort != .symbol(",") { reader.skip() }
    let range = start..<reader.lastEnd
    // What looks like a comment may be the rest of an address.
    let isAll = reader.lastEnd == file.bytes.count || file.bytes[reader.lastEnd] != 0x2F
    throw SyntaxError(
      "put this value in double quotes", at: range,
      suggestion: isAll ? Spelling.quoted(file.text(in: range)) : nil)
  }

  private mutating func arguments(
    of call: String, _ name: Range<Int>, _ attribute: String
  ) throws(SyntaxError) -> [String] {
    reader.skip()
    var arguments: [String] = []
    while reader.sort != .symbol(")") {
      arguments.append(isText ? try text("a value") : try bareValue())
      if reader.takesSymbol(",") { continue }
      switch reader.sort {
      case .symbol(")"): break
      case .word, .number, .string:
        report(SyntaxError("write a comma before \(reader.next.words)", at: reader.range))
      default: throw SyntaxError("close the parenthesis here", at: reader.range)
      }
    }
    reader.skip()
    let error = ValueCalls.fault(
      of: call, with: arguments.count, for: attribute, at: name,
      whole: name.lowerBound..<reader.lastEnd)
    if let error { report(error) }
    return arguments
  }
}
