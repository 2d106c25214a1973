import BoardwalkBase

/// Explains errors in the heads of statements.
struct HeadHint {
  private let kind: String
  private let role: String?
  private let start: TokenReader
  private let file: SourceFile

  /// The hint for the head of a `kind` in `role`, which begins at the next token of `start`.
  init(_ kind: String, role: String?, from start: TokenReader, _ file: SourceFile) {
    self.kind = kind
    self.role = role
    self.start = start
    self.file = file
  }

  /// The specific error for the general `error` at the next token of `reader`; nil if there is none.
  func explanation(of error: SyntaxError, at reader: TokenReader) -> SyntaxError? {
    if kind == "constraint", let error = connectionWithoutArrow { return error }
    if let symbol = ForeignSymbol(at: reader, in: file) { return symbol.error }
    switch reader.next.value {
    case .symbol("["):
      return role.flatMap { BracketList(at: reader)?.error(for: $0) }
    case .string(let text):
      return VisualFormat(text).map { format in
        SyntaxError(ForeignLine.message(of: format), at: error.range)
      }
    default: return nil
    }
  }

  private static let connections = ["outlet", "outlets", "action", "segue"]

  /// The diagnostic for an equals sign or another arrow in a connection; nil if the line does not
  /// begin with a connection.
  private var connectionWithoutArrow: SyntaxError? {
    guard start.kind(ahead: 1) != .symbol("=") || start.isNext("segue"),
      Self.connections.contains(where: { start.isNext($0) })
    else { return nil }
    var distance = 1
    while start.kind(ahead: distance) == .word { distance += 1 }
    let first = start.range(ahead: distance).lowerBound
    var end = start.range(ahead: distance).upperBound
    while start.kind(ahead: distance + 1).isSymbol,
      start.range(ahead: distance + 1).lowerBound == end
    {
      distance += 1
      end = start.range(ahead: distance).upperBound
    }
    return SyntaxError(
      "expected -> before the target of the \(file.text(in: start.range))", at: first..<end,
      suggestion: "->")
  }
}

/// A list in square brackets, as in Swift.
struct BracketList {
  /// The bytes from bracket to bracket.
  let range: Range<Int>

  /// The list that begins at the next token of `reader`; nil if it is not closed on its line.
  init?(at reader: TokenReader) {
    guard reader.kind == .symbol("[") else { return nil }
    var reader = reader
    let start = reader.range.lowerBound
    while reader.kind != .symbol("]") {
      guard !reader.kind.endsStatement else { return nil }
      reader.skip()
    }
    range = start..<reader.range.upperBound
  }

  /// The diagnostic for the list as the value of `attribute`.
  func error(for attribute: String) -> SyntaxError {
    SyntaxError(
      "lists are in braces; write braces after '\(attribute)', with each element on its own line",
      at: range)
  }
}
