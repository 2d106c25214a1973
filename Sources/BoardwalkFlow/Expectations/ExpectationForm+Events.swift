import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSchema

/// Expectations about the events of the last line.
extension ExpectationForm {
  static let exception = ExpectationForm(
    word: "exception", forms: ["exception \"NAME\"", "no exception"],
    summary: "the name of the exception that ended the app",
    parse: { (reader) throws(SyntaxError) in
      .exception(try reader.string("the exception's name"))
    },
    parseAbsence: { (_) throws(SyntaxError) in .exception(nil) })

  static let reason = ExpectationForm(
    word: "reason", forms: ["reason \"TEXT\""],
    summary: "a part of the exception's reason",
    parse: { (reader) throws(SyntaxError) in .reason(try reader.string("a part of the reason")) },
    parseAbsence: nil)

  static let over = ExpectationForm(
    word: "over", forms: ["over"], summary: "an exception has ended the app",
    parse: { (_) throws(SyntaxError) in .over(true) },
    parseAbsence: nil)

  static let log = ExpectationForm(
    word: "log", forms: ["log \"TEXT\"", "no log", "no log \"TEXT\""],
    summary: "a part of a line of UIKit's log, or no such line",
    parse: { (reader) throws(SyntaxError) in .log(try reader.string("a part of the line")) },
    parseAbsence: { (reader) throws(SyntaxError) in
      if case .string(let text) = reader.next.value {
        reader.skip()
        return .noLog(text)
      }
      return .noLog(nil)
    })

  static let trace = ExpectationForm(
    word: "trace",
    forms: [
      "trace", "trace in order", "trace of \"CONTROLLER\"", "trace of \"CONTROLLER\" in order",
      "no trace", "no trace of \"CONTROLLER\"",
    ],
    summary: "the callbacks on the indented lines below: all, some in this order, or none",
    parse: { (reader) throws(SyntaxError) in
      let subject = try reader.traceSubject()
      var mode = TraceExpectation.Mode.exactly
      if reader.consume(word: "in") {
        try reader.require("order", "trace in order")
        mode = .inOrder
      }
      let lines = try reader.traceLines()
      guard !lines.isEmpty else {
        throw reader.missing(
          "expected callbacks on indented lines below",
          among: subject == nil ? ["of", "in"] : ["in"])
      }
      return .trace(TraceExpectation(subject: subject, mode: mode, lines: lines))
    },
    parseAbsence: { (reader) throws(SyntaxError) in
      let subject = try reader.traceSubject()
      return .trace(
        TraceExpectation(subject: subject, mode: .absent, lines: try reader.traceLines()))
    })
}

extension TokenReader {
  /// The controller after `of`; nil without one.
  fileprivate mutating func traceSubject() throws(SyntaxError) -> String? {
    consume(word: "of") ? try string("the controller's name") : nil
  }

  /// The indented lines that follow, one callback each.
  fileprivate mutating func traceLines() throws(SyntaxError) -> [Placed<String>] {
    if case .string(let text) = next.value {
      throw SyntaxError(
        "the callbacks must be on indented lines below: \(text)", at: next.range)
    }
    var lines: [Placed<String>] = []
    while let line = indentedLine {
      // Everything up to the line is white space and comments.
      while range.lowerBound < line { skip() }
      lines.append(try traceLine())
    }
    return lines
  }

  /// The start of the next nonempty line if it is indented.
  private var indentedLine: Int? {
    guard kind == .newline else { return nil }
    let token = peek(distance(pastNewlinesFrom: 1))
    guard let indentation = token.indentation, indentation > 0, token.value != .end else {
      return nil
    }
    return token.range.lowerBound
  }

  private mutating func traceLine() throws(SyntaxError) -> Placed<String> {
    let start = range.lowerBound
    var line = ""
    while !kind.endsStatement {
      if case .malformedString(let reason, let range) = next.value {
        throw SyntaxError(reason, at: range)
      }
      if !line.isEmpty, lastEnd < range.lowerBound { line += " " }
      line += take().spelling
    }
    return Placed(line, at: start..<lastEnd)
  }
}

extension Token {
  /// Its spelling in an expected trace.
  fileprivate var spelling: String {
    switch value {
    case .word(let word): word
    case .string(let text): "\"\(text)\""
    case .symbol(let character): String(character)
    default: displayName
    }
  }
}

/// Expectations about input.
extension ExpectationForm {
  static let keyboard = ExpectationForm(
    word: "keyboard", forms: ["keyboard", "keyboard TYPE", "no keyboard"],
    summary: "a keyboard is shown, of a type such as numberPad, or none is",
    parse: { (reader) throws(SyntaxError) in
      guard case .word(let word) = reader.next.value else { return .keyboard(nil) }
      guard let type = KeyboardType(rawValue: word) else {
        throw SyntaxError(
          "expected a keyboard type, such as numberPad", at: reader.range,
          suggestion: word.suggestion(among: KeyboardType.allCases.map(\.rawValue)))
      }
      reader.skip()
      return .keyboard(type)
    },
    parseAbsence: { (_) throws(SyntaxError) in .noKeyboard })

  static let firstResponder = ExpectationForm(
    word: "first", forms: ["first responder TARGET", "no first responder"],
    summary: "the target is first responder, or nothing is",
    parse: { (reader) throws(SyntaxError) in
      try reader.require("responder", "first responder")
      return .firstResponder(try reader.target())
    },
    parseAbsence: { (reader) throws(SyntaxError) in
      try reader.require("responder", "first responder")
      return .noFirstResponder
    })
}
