/// The characters of all attribute values: the source's own bytes, shared and not copied, and behind
/// them those that the source spells otherwise.
struct Characters: Sendable {
  private let source: [UInt8]
  private var added: [UInt8] = []

  init(source: [UInt8]) { self.source = source }

  /// Makes room for `count` bytes that the source spells otherwise.
  mutating func reserve(_ count: Int) { added.reserveCapacity(count) }

  /// Adds `text` and returns its place.
  mutating func append(_ text: String) -> Range<Int> {
    let start = source.count + added.count
    // Nearly all texts lie in one piece, which is quicker to add.
    if text.utf8.withContiguousStorageIfAvailable({ added.append(contentsOf: $0) }) == nil {
      added.append(contentsOf: text.utf8)
    }
    return start..<source.count + added.count
  }

  /// The value of `attribute` in UTF-8.
  subscript(attribute: StoredAttribute) -> ArraySlice<UInt8> {
    let start = Int(attribute.start)
    let end = start + Int(attribute.count)
    guard start >= source.count else { return source[start..<end] }
    return added[start - source.count..<end - source.count]
  }
}
