import BoardwalkBase
import Foundation
import Testing

@Suite("Terminal escapes")
struct TerminalEscapeTests {
  @Test(
    "control sequences are shown as escapes",
    arguments: [
      ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("a\tb", "a\\tb"), ("\u{1B}[31m", "\\u{1B}[31m"),
      ("\u{7F}", "\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{85}", "\\u{85}"),
      ("\u{202E}abc", "\\u{202E}abc"), ("\u{2066}", "\\u{2066}"), ("\u{2028}", "\\u{2028}"),
      ("plain", "plain"), ("Grüße, שלום, 日本 👩‍👩‍👧", "Grüße, שלום, 日本 👩‍👩‍👧"),
    ])
  func characters(text: String, shown: String) {
    #expect(text.escapedForTerminal == shown)
  }

  @Test(
    "prefixes of build server commands are broken up",
    arguments: [
      ("::error::x", "\\u{3A}:error::x"), ("  ::error::x", "  \\u{3A}:error::x"),
      ("a ::error::x", "a ::error::x"), ("##[error]x", "#\\u{23}[error]x"),
      ("a ##vso[x]", "a #\\u{23}vso[x]"), ("##teamcity[x", "#\\u{23}teamcity[x"),
      ("# C#, ## Title", "# C#, ## Title"), (": :", ": :"),
    ])
  func commands(text: String, shown: String) {
    #expect(text.escapedForTerminal == shown)
  }

  @Test("escaped text contains no control characters and begins no line")
  func law() {
    var generator = SystemRandomNumberGenerator()
    let parts = [
      "::", ":", "#", "##[", "##", "[", "\n", "\r", "\u{1B}", "\u{9B}", "\u{202E}", " ", "\u{A0}",
      "a", "é", "\u{2029}",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...8, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let shown = text.escapedForTerminal
      #expect(
        !shown.unicodeScalars.contains(where: TerminalEscape.isTerminalControl),
        "\(text.debugDescription)")
      #expect(!shown.drop(while: \.isWhitespace).hasPrefix("::"), "\(text.debugDescription)")
      #expect(!shown.contains("##["), "\(text.debugDescription)")
      #expect(shown.escapedForTerminal == shown)
    }
  }

  @Test("line feeds and tabs are kept")
  func lines() {
    #expect("a\n\tb\u{1B}\n::x".escapedLinesForTerminal == "a\n\tb\\u{1B}\n\\u{3A}:x")
    #expect(["a\nb", "::c"].terminalLines == "a\\nb\n\\u{3A}:c\n")
  }

  @Test("escaped JSON decodes to the same values")
  func json() throws {
    let texts = ["\u{9B}31m", "\u{202E}", "\u{2028}", "##[error]", "##vso[x", "\u{7F}", "plain"]
    let encoded = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
    let shown = encoded.escapedInJSON
    #expect(!shown.unicodeScalars.contains(where: TerminalEscape.isTerminalControl))
    #expect(!shown.contains("##[") && !shown.contains("##vso["))
    #expect(try JSONDecoder().decode([String].self, from: Data(shown.utf8)) == texts)
  }
}
