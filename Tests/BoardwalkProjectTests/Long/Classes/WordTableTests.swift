import Testing

@testable import BoardwalkProject

@Suite("Word table")
struct WordTableTests {
  @Test("words are numbered once, in the order of first use")
  func numbers() {
    var table = WordTable(["alpha", "beta"])
    let text = Array("beta gamma beta".utf8)
    #expect(table.number(of: text, in: 0..<4) == 1)
    #expect(table.number(of: text, in: 5..<10) == 2)
    #expect(table.number(of: text, in: 11..<15) == 1)
    #expect(table.number(of: "gamma") == 2)
    #expect(table.uses == [1, 3, 1])
    #expect(table.number(of: "delta") == nil)
    #expect(table.number(of: "alpha") == 0)
  }

  @Test("the table grows")
  func growth() {
    var table = WordTable()
    let text = (0..<10_000).map { "w\($0)" }
    for word in text { _ = table.number(of: Array(word.utf8), in: 0..<word.utf8.count) }
    #expect(table.uses.count == 10_000)
    #expect(text.enumerated().allSatisfy { table.number(of: $1) == Int32($0) })
  }

  @Test("keywords come first")
  func keywords() {
    for (number, keyword) in Keyword.allCases.enumerated() {
      #expect(Keyword.words.number(of: keyword.rawValue) == Int32(number))
    }
  }
}
