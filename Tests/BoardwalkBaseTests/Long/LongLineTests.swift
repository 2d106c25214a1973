import BoardwalkBase
import Testing

@Suite("Very long lines")
struct LongLineTests {
  @Test("Columns are counted in scalars over any number of blocks")
  func columns() {
    let table = LineTable(
      SourceFile(path: "a", text: "x\n" + String(repeating: "aé", count: 5_000)))
    #expect(table.position(of: 2 + 3 * 1_700) == Position(line: 2, column: 3_401))
    #expect(table.position(of: 2 + 3 * 5_000) == Position(line: 2, column: 10_001))
    #expect(table.position(of: 2 + 3 * 10) == Position(line: 2, column: 21))
  }

  @Test("A file that ends with a block has a last position")
  func wholeBlocks() {
    let table = LineTable(SourceFile(path: "a", text: String(repeating: "a", count: 2_048)))
    #expect(table.position(of: 2_048) == Position(line: 1, column: 2_049))
  }

  @Test("Diagnostics do not hold a line that nobody would read")
  func excerpt() {
    let file = SourceFile(path: "a", text: String(repeating: "a", count: 100_000))
    let found = Diagnostic.locate([Finding("a", .error, "b", at: 70_000..<70_001)], in: file)
    #expect(found.map(\.sourceLine) == [""])
    #expect(found.map(\.start.column) == [70_001])
  }
}
