import Foundation

/// The start offsets of lines in a text, which map byte offsets to positions.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let firstLine: Int

  /// The number of scalars before each block of bytes, so that computing a column takes constant
  /// time even in a line of megabytes; empty if no line is longer than a block.
  private let scalarsBeforeBlock: [Int]
  private static let blockSize = 1_024

  /// The table of `file`'s lines; a line ends after its line feed.
  package init(_ file: SourceFile) {
    self.init(bytes: file.bytes, firstLine: file.firstLine)
  }

  init(bytes: [UInt8], firstLine: Int = 1) {
    var starts = [0]
    var longest = 0
    bytes.withUnsafeBufferPointer { bytes in
      while let start = starts.last, let end = Self.lineFeed(in: bytes, from: start) {
        longest = max(longest, end - start)
        starts.append(end + 1)
      }
    }
    longest = max(longest, bytes.count - starts[starts.count - 1])
    self.bytes = bytes
    self.starts = starts
    self.firstLine = firstLine
    scalarsBeforeBlock = longest > Self.blockSize ? Self.scalarsBeforeBlocks(of: bytes) : []
  }

  /// The offset of the first line feed at `start` or after it.
  private static func lineFeed(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private static func scalarsBeforeBlocks(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(bytes.count / blockSize + 2)
    bytes.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        var scalars = 0
        for offset in start..<min(start + blockSize, bytes.count) {
          scalars += bytes[offset] & 0xC0 == 0x80 ? 0 : 1
        }
        counts.append(counts[counts.count - 1] + scalars)
      }
    }
    return counts
  }

  /// The number of lines; a final line feed begins another, empty line.
  package var count: Int { starts.count }

  /// The position of the byte at `offset`; offsets beyond the end are the end.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    return Position(line: firstLine + line, column: scalars(in: starts[line]..<offset) + 1)
  }

  /// The byte offset of `position`, which may lie beyond its line's end.
  package func offset(of position: Position) -> Int {
    let line = position.line - firstLine
    guard starts.indices.contains(line) else { return bytes.count }
    var offset = starts[line]
    var column = 1
    while offset < bytes.count, column < position.column {
      offset += 1
      while offset < bytes.count, isContinuation(bytes[offset]) { offset += 1 }
      column += 1
    }
    return offset
  }

  /// The range of the line that contains `offset`, without its line feed.
  package func lineRange(at offset: Int) -> Range<Int> {
    lineRange(ofLineAt: lineIndex(of: min(max(offset, 0), bytes.count)))
  }

  /// The bytes of each line in order, without its line feed.
  package var lineRanges: [Range<Int>] { starts.indices.map { lineRange(ofLineAt: $0) } }

  private func lineRange(ofLineAt line: Int) -> Range<Int> {
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  /// The number of Unicode scalars in `range`, which is part of one line.
  private func scalars(in range: Range<Int>) -> Int {
    guard range.count > Self.blockSize else { return scalarsOneByOne(in: range) }
    return scalarsBefore(range.upperBound) - scalarsBefore(range.lowerBound)
  }

  private func scalarsBefore(_ offset: Int) -> Int {
    let block = offset / Self.blockSize
    return scalarsBeforeBlock[block] + scalarsOneByOne(in: block * Self.blockSize..<offset)
  }

  private func scalarsOneByOne(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { isContinuation($1) ? $0 : $0 + 1 }
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
