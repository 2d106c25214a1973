import Testing

@testable import BoardwalkSnapshot

@Suite("Visible text")
struct VisibleTextTests {
  @Test(
    "control characters are escaped, and line breaks and tabs are spaces",
    arguments: [
      ("plain", "plain"), ("a\u{7}b", "a\\u{7}b"), ("a\u{7F}", "a\\u{7F}"), ("a\u{85}b", "a b"),
      ("tab\tstop", "tab stop"), ("no\u{A0}break", "no break"), ("\u{F8FF} Pay", "▯ Pay"),
      ("one\u{2028}two", "one two"), ("one\r\ntwo", "one two"), ("\u{202E}abc", "\\u{202E}abc"),
      ("zero\u{200B}width", "zerowidth"), ("שלום", "שלום"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("\u{9B}", "\\u{9B}"),
    ])
  func singleLine(_ text: String, _ expected: String) {
    #expect(VisibleText.line(text) == expected)
  }

  @Test("every kind of line break ends a line")
  func lines() {
    #expect(VisibleText.lines("a\nb\r\nc\u{2028}d\u{2029}e") == ["a", "b", "c", "d", "e"])
    #expect(VisibleText.lines("a\n\nb") == ["a", "", "b"])
  }
}
