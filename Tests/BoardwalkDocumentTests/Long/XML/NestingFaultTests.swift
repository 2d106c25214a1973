import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Elements that are not closed")
struct NestingFaultTests {
  private func message(_ text: String) throws -> String {
    let file = SourceFile(path: "Main.storyboard", text: text)
    let error = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
    return error.finding.message
  }

  @Test("a missing end tag after one long line is found in linear time", .timeLimit(.minutes(1)))
  func longLine() throws {
    let line = String(repeating: "<label id=\"a\"/>", count: 60_000)
    #expect(try message("<document>\n <objects>" + line) == "<objects> is not closed")
  }

  @Test(
    "an element ends before the first tag that is indented no more",
    arguments: [
      ("<a>\n  <b>\n    <c/>\n  <d/>\n</a>", "<b> is not closed before <d>"),
      ("<a>\n  <b>\n    <c/> <d/>\n\t\n  <b/>\n</a>", "<b> is not closed before the next <b>"),
      ("<a>\n  <b>\n  <c/>\n    <d/>\n</a>", "<b> is not closed before </a>"),
    ])
  func outdents(_ text: String, _ expected: String) throws {
    #expect(try message(text) == expected)
  }
}
