/// The bytes of some parts of a statement; empty where it was not read from a file.
struct Places: Sendable, Hashable {
  @ByteRange var kind
  @ByteRange var name
  @ByteRange var target
}

/// A range of bytes in half the room: no file has more than four thousand million.
@propertyWrapper
struct ByteRange: Sendable, Hashable {
  private var start: UInt32 = 0
  private var end: UInt32 = 0

  var wrappedValue: Range<Int> {
    get { Int(start)..<Int(end) }
    set {
      start = UInt32(truncatingIfNeeded: newValue.lowerBound)
      end = UInt32(truncatingIfNeeded: newValue.upperBound)
    }
  }
}
