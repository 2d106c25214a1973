/// A token without its file: sixteen bytes without references, since a file has very many.
struct Lexeme: Sendable {
  private let start: UInt32
  private let end: UInt32
  private let margin: Int32

  let kind: Token.Kind

  /// A token from `start` to `end`; a negative `margin` means that it is not the first of its line.
  init(_ kind: Token.Kind, from start: Int, to end: Int, margin: Int) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.margin = Int32(clamping: margin)
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// The indentation, if it is the first token of its line.
  var indentation: Int? { margin < 0 ? nil : Int(margin) }
}
