import BoardwalkBase
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Scenes of arbitrary bytes")
struct ArbitraryBytesTests {
  private func findings(_ bytes: [UInt8]) -> [Finding] {
    let findings = SceneReader().read(SourceFile(path: "a.scene", bytes: bytes)).findings
    #expect(findings.allSatisfy { $0.range.upperBound <= bytes.count })
    return findings
  }

  private func findings(_ text: String) -> [Finding] { findings(Array(text.utf8)) }

  @Test("damaged bytes yield diagnostics", arguments: 0..<300 as Range<UInt64>)
  func mutants(seed: UInt64) {
    var mutation = Mutation(seed: seed)
    let sound = Array(DamagedSceneTests.sound.utf8)
    _ = findings(mutation.mutant(of: sound, and: sound))
  }

  @Test(
    "invalid UTF-8 is reported once",
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80]])
  func encoding(bad: [UInt8]) {
    let bytes = Array("document\n// ü ".utf8) + bad + Array("\nlabel\n".utf8)
    let found = findings(bytes)
    #expect(found.map(\.message) == ["this byte is not valid UTF-8"])
    #expect(found.first?.range.lowerBound == 15)
  }

  @Test("NUL bytes are reported at their positions")
  func nul() {
    #expect(findings("document\n\0\n").first?.range == 9..<10)
    #expect(!findings([UInt8](repeating: 0, count: 10_000)).isEmpty)
  }

  @Test("byte order marks and carriage returns do not matter")
  func otherEditors() { #expect(findings("\u{FEFF}document\r\n\r\nlabel // a\r\n").isEmpty) }

  @Test(
    "a hundred thousand repetitions of any token are parsed",
    arguments: [
      "{", "}", "a {", "a {\n", "(", "\"", "/*", "#", "->", ",", "a,\n", "a: ", "a =", ".", "-",
      "a b\n", "a, b: c(", "\\", "\n", "0",
    ])
  func many(sign: String) {
    _ = findings("document\n\n" + String(repeating: sign, count: 100_000))
  }

  @Test("a line of a megabyte is parsed")
  func longLine() {
    let text = "document\nlabel \"\(String(repeating: "x", count: 1_000_000))\", numberOfLines: 2\n"
    #expect(findings(text).isEmpty)
  }

  @Test("extra braces are one error")
  func deep() {
    let found = findings("document\n" + String(repeating: "a {\n", count: 5_000))
    #expect(found.map(\.message) == ["braces are nested too deeply"])
  }
}
