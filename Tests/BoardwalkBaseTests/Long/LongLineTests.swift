import BoardwalkBase
import Testing

@Suite("Very long lines")
struct LongLineTests {
  @Test("columns are counted in scalars across blocks")
  func columns() {
    let table = LineTable(
      SourceFile(path: "a", text: "x\n" + String(repeating: "aé", count: 5_000)))
    #expect(table.position(of: 2 + 3 * 1_700) == Position(line: 2, column: 3_401))
    #expect(table.position(of: 2 + 3 * 5_000) == Position(line: 2, column: 10_001))
    #expect(table.position(of: 2 + 3 * 10) == Position(line: 2, column: 21))
  }

  @Test("a file that ends at a block boundary has a last position")
  func wholeBlocks() {
    let table = LineTable(SourceFile(path: "a", text: String(repeating: "a", count: 2_048)))
    #expect(table.position(of: 2_048) == Position(line: 1, column: 2_049))
  }

  @Test("diagnostics omit very long lines")
  func excerpt() {
    let file = SourceFile(path: "a", text: String(repeating: "a", count: 100_000))
    let found = Diagnostic.locate([Finding("a", .error, "b", at: 70_000..<70_001)], in: file)
    #expect(found.map(\.sourceLine) == [""])
    #expect(found.map(\.start.column) == [70_001])
  }
}
