import BoardwalkLanguage

extension FlowCommand {
  static let expect = FlowCommand(
    name: "expect",
    forms: [
      "expect title \"TITLE\"", "expect back \"TITLE\"", "expect no back",
      "expect front \"CONTROLLER\"", "expect stack \"ROOT\", \"NEXT\"",
      "expect presented \"ROOT\", \"NEXT\"", "expect no presentation", "expect \"TEXT\"",
      "expect no \"TEXT\"", "expect exception \"NAME\"", "expect trace in order",
    ],
    summary: "requires things to be so, several parted by commas; a trace follows line by line"
  ) { (reader) throws(SyntaxError) in
    var expectations: [Expectation] = []
    repeat { expectations.append(try expectation(&reader)) } while reader.takesSymbol(",")
    return .expect(expectations)
  }

  private static let words = [
    "title", "back", "no", "front", "stack", "presented", "exception", "trace",
  ]

  private static func expectation(
    _ reader: inout TokenReader
  ) throws(SyntaxError) -> Expectation {
    let token = reader.next
    guard let word = reader.takeWord() else { return .text(try reader.string("a text")) }
    switch word {
    case "title": return .title(try reader.string("the title"))
    case "back": return .back(try reader.string("the back button's title"))
    case "front": return .front(try reader.string("the controller's name"))
    case "stack": return .stack(try names(&reader))
    case "presented": return .presented(try names(&reader))
    case "exception": return .exception(try reader.string("the exception's name"))
    case "no":
      if reader.takes("back") { return .noBack }
      if reader.takes("presentation") { return .nothingPresented }
      return .noText(try reader.string("a text"))
    case "trace":
      guard reader.takes("in"), reader.takes("order") else {
        throw SyntaxError("write expect trace in order", at: reader.next.range)
      }
      return .trace(try lines(&reader))
    default:
      throw SyntaxError(
        "expect one of \(words.joined(separator: ", ")), or a text", at: token.range,
        suggestion: word.suggestion(among: words))
    }
  }

  /// Texts parted by commas, as long as texts follow.
  private static func names(_ reader: inout TokenReader) throws(SyntaxError) -> [String] {
    var names = [try reader.string("a controller's name")]
    while reader.next.kind == .symbol(",") {
      var ahead = reader
      ahead.take()
      guard case .string = ahead.next.kind else { break }
      reader = ahead
      names.append(try reader.string("a controller's name"))
    }
    return names
  }

  /// The indented lines that follow, one callback each.
  private static func lines(_ reader: inout TokenReader) throws(SyntaxError) -> [String] {
    var lines: [String] = []
    var ahead = reader
    while ahead.next.kind == .newline {
      ahead.take()
      guard let indentation = ahead.next.indentation, indentation > 0, !ahead.next.endsStatement
      else { break }
      var words: [String] = []
      while !ahead.next.endsStatement { words.append(ahead.take().spelling) }
      lines.append(words.joined(separator: " "))
      reader = ahead
    }
    guard !lines.isEmpty else {
      throw SyntaxError("write what is expected on indented lines below", at: reader.next.range)
    }
    return lines
  }
}

extension Token {
  /// How it is written in an expected trace.
  fileprivate var spelling: String {
    switch kind {
    case .word(let word): word
    case .string(let text): "\"\(text)\""
    case .symbol(let character): String(character)
    default: words
    }
  }
}
