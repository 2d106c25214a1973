/// A token without the file it stands in: sixteen bytes that own nothing, because a file has very
/// many of them.
@usableFromInline
struct Lexeme: Sendable {
  private let start: UInt32
  private let end: UInt32
  private let margin: Int32

  @usableFromInline let sort: Token.Sort

  init(_ sort: Token.Sort, _ range: Range<Int>, indentation: Int?) {
    self.sort = sort
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    margin = indentation.map { Int32(clamping: $0) } ?? -1
  }

  @usableFromInline var range: Range<Int> { Int(start)..<Int(end) }

  /// How far from the start of the line it stands, if it is the first there.
  var indentation: Int? { margin < 0 ? nil : Int(margin) }
}
