import BoardwalkBase

/// Lines of a flow that are parsed together: those of a comment, or an expected trace with its
/// indented lines. Any other line is a group of its own.
package struct LineGroup: Sendable {
  /// The number of lines.
  package private(set) var count = 0

  private var isInComment = false
  private var expectsTrace = false

  /// A group without lines.
  package init() {}

  /// Adds the line with the bytes `line`.
  package mutating func append(_ line: [UInt8]) {
    defer { count += 1 }
    // Few lines determine how the next ones are read, and only tokens show which do.
    guard isInComment || count == 0 && line.contains(Self.trace) || line.contains(Self.commentStart)
    else {
      return
    }
    let tokens = TokenReader(Lexer.tokens(of: SourceFile(path: "", bytes: line)))
    if count == 0 { expectsTrace = tokens.isExpectedTrace }
    isInComment = isInComment ? !line.endsComment : tokens.opensComment
  }

  /// Whether the next line may belong to the group, so that it has to be read first.
  package var mayContinue: Bool { isInComment || expectsTrace }

  /// Whether a line that begins with `byte` belongs to the group.
  package func continues(with byte: UInt8) -> Bool { isInComment || Self.isBlank(byte) }

  /// Whether a line that begins with `byte` is indented or empty.
  package static func isBlank(_ byte: UInt8) -> Bool { blanks.contains(byte) }

  private static let trace = Array("trace".utf8)
  private static let commentStart = Array("/*".utf8)
  private static let blanks = Array(" \t\r\n".utf8)
}

extension TokenReader {
  /// Whether the line is an expectation of a trace.
  fileprivate var isExpectedTrace: Bool {
    var reader = self
    guard reader.consume(word: "expect") else { return false }
    while !reader.kind.endsStatement {
      if reader.consume(word: "trace") { return true }
      reader.skip()
    }
    return false
  }

  /// Whether a comment begins in the line and does not end there: the lexer reads its `/*` as
  /// symbols.
  fileprivate var opensComment: Bool {
    var reader = self
    while !reader.kind.endsStatement {
      let end = reader.range.upperBound
      if reader.consume(symbol: "/"), reader.kind == .symbol("*"), reader.range.lowerBound == end {
        return true
      }
      reader.skip()
    }
    return false
  }
}

extension [UInt8] {
  fileprivate var endsComment: Bool {
    indices.dropLast().contains {
      self[$0] == UInt8(ascii: "*") && self[$0 + 1] == UInt8(ascii: "/")
    }
  }
}
