import BoardwalkBase
import Testing

@Suite("Line table")
struct LineTableTests {
  private func table(_ text: String) -> LineTable { LineTable(SourceFile(path: "a", text: text)) }

  @Test(
    "lines are counted, including an empty one after a final line feed",
    arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\nb", 2), ("\n\n", 3), ("a\r\nb\r\n", 3)])
  func count(text: String, lines: Int) {
    #expect(table(text).count == lines)
  }

  @Test(
    "columns are counted from 1, and a tab is one column",
    arguments: [
      (0, Position(line: 1, column: 1)), (1, Position(line: 1, column: 2)),
      (2, Position(line: 1, column: 3)), (3, Position(line: 2, column: 1)),
      (4, Position(line: 2, column: 2)), (5, Position(line: 2, column: 3)),
    ])
  func positions(offset: Int, position: Position) {
    #expect(table("\tb\n\tc").position(of: offset) == position)
  }

  @Test(
    "columns are counted in Unicode scalars, not in bytes or grapheme clusters",
    arguments: [
      ("é|", 2), ("e\u{301}|", 3), ("日本|", 3), ("👩‍👩‍👧|", 6), ("aé日👍|", 5),
    ])
  func scalars(text: String, column: Int) {
    let offset = text.utf8.count - 1
    #expect(table(text).position(of: offset) == Position(line: 1, column: column))
  }

  @Test("the carriage return of a line ending belongs to its line")
  func carriageReturn() {
    let table = table("ab\r\ncd\r\n")
    #expect(table.position(of: 2) == Position(line: 1, column: 3))
    #expect(table.position(of: 4) == Position(line: 2, column: 1))
    #expect(table.lineRange(at: 0) == 0..<2)
    #expect(table.lineRange(at: 3) == 0..<2)
    #expect(table.lineRange(at: 4) == 4..<6)
    #expect(table.lineRange(at: 8) == 8..<8)
  }

  @Test("a carriage return alone does not end a line")
  func loneCarriageReturn() {
    let table = table("a\rb")
    #expect(table.count == 1)
    #expect(table.position(of: 2) == Position(line: 1, column: 3))
  }

  @Test("offsets outside of the text are clamped to its start and end")
  func beyond() {
    let table = table("a\nbc")
    #expect(table.position(of: 4) == Position(line: 2, column: 3))
    #expect(table.position(of: 99) == Position(line: 2, column: 3))
    #expect(table.position(of: -1) == Position(line: 1, column: 1))
    #expect(table.lineRange(at: 99) == 2..<4)
    #expect(table.lineRange(at: -5) == 0..<1)
  }

  @Test("empty text has one line and one position")
  func empty() {
    #expect(table("").position(of: 0) == Position(line: 1, column: 1))
    #expect(table("").lineRange(at: 0) == 0..<0)
    #expect(table("").offset(of: Position(line: 1, column: 1)) == 0)
  }

  @Test("offsets and positions convert both ways")
  func inverse() {
    let text = "a\tb\r\n日本語\n\n👍 x\n"
    let table = table(text)
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(table.offset(of: table.position(of: offset)) == offset)
      offset += scalar.utf8.count
    }
    #expect(table.offset(of: table.position(of: offset)) == offset)
  }

  @Test("a nonexistent line maps to the end")
  func missingLine() {
    #expect(table("a\nb").offset(of: Position(line: 9, column: 1)) == 3)
    #expect(table("a\nb").offset(of: Position(line: 0, column: 1)) == 3)
  }

  @Test("lines are found in long texts")
  func manyLines() {
    let table = table(String(repeating: "0123456789\n", count: 70_000))
    #expect(table.position(of: 11 * 69_999 + 4) == Position(line: 70_000, column: 5))
  }

  @Test(
    "each line has its bytes without its line ending",
    arguments: [
      ("", [0..<0]), ("a", [0..<1]), ("a\n", [0..<1, 2..<2]), ("a\r\n\nbc", [0..<1, 3..<3, 4..<6]),
    ] as [(String, [Range<Int>])])
  func lineRanges(text: String, ranges: [Range<Int>]) {
    let table = LineTable(SourceFile(path: "a", text: text))
    #expect(table.lineRanges == ranges)
    #expect(table.lineRanges.map { table.lineRange(at: $0.lowerBound) } == ranges)
  }

  @Test("line feeds are found at any alignment, next to similar bytes")
  func lineFeeds() {
    let near: [UInt8] = [0x09, 0x0A, 0x0B, 0x8A, 0x00, 0xFF]
    for count in [1, 7, 8, 9, 30, 1_023, 1_025, 2_050] {
      let bytes = (0..<count).map { near[($0 * $0 + $0 / 3) % near.count] }
      let table = LineTable(SourceFile(path: "a", bytes: bytes))
      #expect(table.count == bytes.count { $0 == 0x0A } + 1)
      for (offset, byte) in bytes.enumerated() where byte == 0x0A {
        #expect(table.lineRanges.contains { $0.lowerBound == offset + 1 })
      }
    }
  }

}
