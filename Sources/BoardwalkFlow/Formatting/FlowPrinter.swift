import BoardwalkBase

/// Writes the tokens of a flow without mistakes, line by line.
struct FlowPrinter {
  private let file: SourceFile
  private var traceLines: ArraySlice<Range<Int>>
  private var isAfterBlank = true

  /// Whether the last printed line belongs to an expected trace.
  private var isInTrace = false

  private(set) var text = ""

  /// A printer for `file` with expected traces at `traceLines`, in order.
  init(_ file: SourceFile, traceLines: [Range<Int>]) {
    self.file = file
    self.traceLines = traceLines[...]
  }

  /// Writes all of `tokens`.
  mutating func write(_ tokens: Tokens) {
    // The end of the file ends the last line, and does not begin another one.
    let lines = tokens.split(omittingEmptySubsequences: false, whereSeparator: \.endsStatement)
    for line in lines.dropLast() { write(line) }
    while text.hasSuffix("\n\n") { text.removeLast() }
  }

  private mutating func write(_ line: Tokens.SubSequence) {
    guard let first = line.first else {
      // Several empty lines become one, and those at the beginning are removed.
      if !isAfterBlank { text += "\n" }
      isAfterBlank = true
      return
    }
    isAfterBlank = false
    let indentation = indentation(of: first)
    text += indentation
    isInTrace = !indentation.isEmpty
    let isTrace = consumeTraceLine(first)
    var last: Token?
    for token in line {
      if let last { text += space(between: last, and: token, inTrace: isTrace) }
      text += spelling(of: token, inTrace: isTrace)
      last = token
    }
    text += "\n"
  }

  /// Expected callbacks are indented, and so are the indented comments below them.
  private func indentation(of token: Token) -> String {
    let isTrace = traceLines.first?.contains(token.range.lowerBound) == true
    let isComment = token.kind == .comment && (token.indentation ?? 0) > 0 && isInTrace
    return isTrace || isComment ? "  " : ""
  }

  /// Whether the line that begins with `token` is the next expected callback.
  private mutating func consumeTraceLine(_ token: Token) -> Bool {
    guard let next = traceLines.first, next.contains(token.range.lowerBound) else { return false }
    traceLines.removeFirst()
    return true
  }

  /// An expected callback keeps its spaces, of which several become one.
  private func space(between left: Token, and right: Token, inTrace: Bool) -> String {
    if case .comment(let comment) = right.value { return comment.hasPrefix("//") ? "  " : " " }
    if inTrace { return left.range.upperBound < right.range.lowerBound ? " " : "" }
    return right.kind == .symbol(",") ? "" : " "
  }

  private func spelling(of token: Token, inTrace: Bool) -> String {
    switch token.value {
    case .string(let text) where !inTrace: StringLiteral.quoted(text)
    case .number(let number) where !inTrace: Self.spelling(of: number) ?? file.text(in: token.range)
    default: token.commentText ?? file.text(in: token.range)
    }
  }

  /// The number in digits; nil if Swift would print an exponent.
  private static func spelling(of number: Double) -> String? {
    let spelling = Int(exactly: number).map(String.init) ?? "\(number)"
    return spelling.contains("e") ? nil : spelling
  }
}
