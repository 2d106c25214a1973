import BoardwalkBase
import BoardwalkTestSupport
import Testing

@testable import BoardwalkBase

@Suite("String literals")
struct StringLiteralTests {
  private func read(_ source: String) -> (value: String, end: Int, fault: StringLiteral.Fault?) {
    StringLiteral.read(Array(source.utf8), at: 0)
  }

  @Test("a literal of any characters reads back unchanged", arguments: UInt64(0)..<100)
  func roundTrip(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = String(
      String.UnicodeScalarView(
        (0..<20).compactMap { _ in
          Unicode.Scalar(
            UInt32(random.number(below: [0x80, 0x300, 0x3000, 0x11_0000][Int(seed % 4)])))
        }))
    let quoted = StringLiteral.quoted(text)
    let result = read(quoted + " after")
    #expect(Array(result.value.utf8) == Array(text.utf8))
    #expect(result.end == quoted.utf8.count && result.fault == nil)
    #expect(!quoted.utf8.contains(UInt8(ascii: "\n")))
  }

  @Test(
    "a literal without escapes ends where the reader stops",
    arguments: ["\"\"", "\"a b\" c", "\"日本\"\"", "\"{//}\""])
  func plain(_ source: String) {
    #expect(StringLiteral.plainEnd(Array(source.utf8), at: 0) == read(source).end)
  }

  @Test(
    "a literal with escapes or without an end is not plain",
    arguments: ["\"", "\"a", "\"a\nb\"", "\"\\n\""])
  func notPlain(_ source: String) {
    #expect(StringLiteral.plainEnd(Array(source.utf8), at: 0) == nil)
  }

  @Test("a literal broken across two lines ends on the second, and the error shows how to write it")
  func broken() throws {
    let result = read("\"one\ntwo\" rest")
    let fault = try #require(result.fault)
    #expect(result.end == 9 && fault.range == 0..<9)
    #expect(fault.reason.contains("\\n"))
  }

  @Test(
    "an unterminated literal does not end at the quote of the next one",
    arguments: ["\"one\n\"two\"", "\"one\na \"two", "\"one\ntwo", "\"one\nf(\"", "\"one\na \""])
  func open(_ source: String) throws {
    let result = read(source)
    #expect(result.end == 4)
    #expect(try #require(result.fault).reason.hasPrefix("unterminated string"))
  }

  @Test(
    "an unterminated literal leaves the brace that opens a body",
    arguments: [("\"a {", 3), ("\"a {  ", 3), ("\"a{", 3), ("\"{", 2), ("\" {", 2), ("\"a } b", 6)])
  func brace(_ source: String, _ end: Int) {
    #expect(read(source + "\nb").end == end)
  }

  @Test("a literal with several errors reports only the first")
  func faults() {
    let result = read(#""a\qb\xc""#)
    #expect(result.fault?.range == 2..<4)
    #expect(result.end == 9)
  }
}
