/// The characters of all attribute values: the source's bytes, shared without copying, followed by
/// those of escaped values.
struct Characters: Sendable {
  private let source: [UInt8]
  private var added: [UInt8] = []

  init(source: [UInt8]) { self.source = source }

  /// Adds `text` and returns its place.
  mutating func append(_ text: String) -> Range<Int> {
    let start = source.count + added.count
    // Nearly all strings are contiguous, which is faster to append.
    if text.utf8.withContiguousStorageIfAvailable({ added.append(contentsOf: $0) }) == nil {
      added.append(contentsOf: text.utf8)
    }
    return start..<source.count + added.count
  }

  /// The value of `attribute` in UTF-8.
  subscript(attribute: StoredAttribute) -> ArraySlice<UInt8> {
    let start = Int(attribute.start)
    return bytes(at: start..<start + Int(attribute.count))
  }

  private func bytes(at range: Range<Int>) -> ArraySlice<UInt8> {
    guard range.lowerBound >= source.count else { return source[range] }
    return added[range.lowerBound - source.count..<range.upperBound - source.count]
  }
}
