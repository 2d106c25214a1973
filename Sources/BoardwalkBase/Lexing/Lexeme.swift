/// A token without the file it stands in: sixteen bytes that own nothing, because a file has very
/// many of them.
struct Lexeme: Sendable {
  private let start: UInt32
  private let end: UInt32
  private let margin: Int32

  let sort: Token.Sort

  /// A token from `start` to `end`; a `margin` below zero says that it is not the first of its line.
  init(_ sort: Token.Sort, from start: Int, to end: Int, margin: Int) {
    self.sort = sort
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.margin = Int32(clamping: margin)
  }

  var range: Range<Int> { Int(start)..<Int(end) }

  /// The indentation, if it is the first token of its line.
  var indentation: Int? { margin < 0 ? nil : Int(margin) }
}
