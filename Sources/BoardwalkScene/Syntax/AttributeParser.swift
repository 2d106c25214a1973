import BoardwalkLanguage
import BoardwalkSource

/// Reads the attributes and marks of one head.
struct AttributeParser {
  private var places: [String: Range<Int>] = [:]

  /// Reads all that follow each other, and returns whether the head ended on a line before.
  mutating func parse(_ head: inout HeadParser, _ statement: inout Statement) -> Bool {
    while true {
      if head.reader.next.kind == .symbol(",") {
        let comma = head.reader.take().range
        let hasWrapped = head.reader.next.kind == .newline
        while head.reader.next.kind == .newline { head.reader.take() }
        if !beginsAttribute(head.reader, hasWrapped: hasWrapped) {
          head.report(
            SyntaxError("remove this comma, or write an attribute behind it", at: comma))
          if hasWrapped { return true }
          continue
        }
      } else if isAttributeWithoutComma(head.reader) {
        let token = head.reader.next
        head.report(
          SyntaxError(
            "write a comma before \(token.words)", at: token.range, suggestion: ",",
            in: head.reader.lastEnd..<head.reader.lastEnd))
      } else {
        return false
      }
      head.attempt { head throws(SyntaxError) in try attribute(&head, &statement) }
    }
  }

  private mutating func attribute(
    _ head: inout HeadParser, _ statement: inout Statement
  ) throws(SyntaxError) {
    let start = head.reader.next.range.lowerBound
    let name = try head.key("an attribute")
    let range = start..<head.reader.lastEnd
    if head.reader.takesSymbol(":") {
      let value = try head.value(of: name)
      guard places[name] == nil else {
        throw SyntaxError("remove the second '\(name)': it has a value already", at: range)
      }
      places[name] = range
      statement.fields.append(Field(name: name, value: value))
    } else if head.isAtEnd
      || [.symbol(","), .symbol("#"), .symbol("=")].contains(
        head.reader.next.kind)
    {
      try mark(name, at: range, &statement)
    } else {
      throw SyntaxError(
        "write a colon behind '\(name)'", at: range, suggestion: ":",
        in: range.upperBound..<range.upperBound)
    }
  }

  private mutating func mark(
    _ name: String, at range: Range<Int>, _ statement: inout Statement
  ) throws(SyntaxError) {
    guard SceneMarks.all.contains(name) else {
      throw SyntaxError(
        "write a colon and a value behind '\(name)', which means nothing alone", at: range,
        suggestion: Misspelling(name).closest(in: SceneMarks.all.sorted()))
    }
    guard !statement.marks.contains(name) else {
      throw SyntaxError("remove the second '\(name)'", at: range)
    }
    statement.marks.append(name)
  }

  /// Whether what stands behind a comma can be meant as an attribute; on a new line it may as well
  /// be the next statement.
  private func beginsAttribute(_ reader: TokenReader, hasWrapped: Bool) -> Bool {
    switch reader.next.kind {
    case .newline, .end, .symbol("{"), .symbol("}"), .symbol(","), .symbol("#"): return false
    case .word(let word) where hasWrapped && reader.peek(1).kind != .symbol(":"):
      return SceneMarks.all.contains(word)
        || Misspelling(word).closest(in: SceneMarks.all.sorted()) != nil
    default: return true
    }
  }

  /// Whether an attribute stands where a comma should be first.
  private func isAttributeWithoutComma(_ reader: TokenReader) -> Bool {
    switch reader.next.kind {
    case .word(let word): reader.peek(1).kind == .symbol(":") || SceneMarks.all.contains(word)
    case .string: reader.peek(1).kind == .symbol(":")
    default: false
    }
  }
}
