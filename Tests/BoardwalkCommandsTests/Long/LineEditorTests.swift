import Testing

@testable import BoardwalkCommands

@Suite("Line editor")
struct LineEditorTests {
  private var editor = LineEditor(
    completions: ["tap \"Ada\"", "tap \"Grace\"", "back", "tap row 2"], history: ["back", "list"])

  /// Presses the keys that `text` would be typed with, then `keys`.
  @discardableResult
  private mutating func type(_ text: String, _ keys: Key...) -> LineEditor.Outcome {
    var outcome = LineEditor.Outcome.editing
    for character in text { outcome = editor.press(.character(character)) }
    for key in keys { outcome = editor.press(key) }
    return outcome
  }

  @Test("characters are inserted at the cursor")
  mutating func insert() {
    #expect(type("ack", .home) == .editing)
    #expect(type("b") == .editing)
    #expect(editor.text == "back")
    #expect(editor.textBeforeCursor == "b")
    #expect(type("", .end, .enter) == .finished("back"))
  }

  @Test("deletion stops at both ends")
  mutating func delete() {
    type("où🙂", .backspace, .left, .left, .left, .backspace)
    #expect(editor.text == "où")
    type("", .delete)
    #expect(editor.text == "ù")
    type("", .right, .right, .delete, .deleteToStart)
    #expect(editor.text == "")
    type("back", .left, .left, .deleteToEnd)
    #expect(editor.text == "ba")
  }

  @Test("Tab completes the common prefix, then lists the candidates")
  mutating func complete() {
    #expect(type("ta", .tab) == .editing)
    #expect(editor.text == "tap ")
    #expect(type("", .tab) == .choices(["tap \"Ada\"", "tap \"Grace\"", "tap row 2"]))
    #expect(type("\"g", .tab) == .editing)
    #expect(editor.text == "tap \"Grace\"")
    #expect(type("x", .tab) == .editing)
    #expect(editor.text == "tap \"Grace\"x")
  }

  @Test("the history is recalled")
  mutating func history() {
    type("", .up)
    #expect(editor.text == "list")
    type("", .up, .up)
    #expect(editor.text == "back")
    type("", .down, .down, .down)
    #expect(editor.text == "")
  }

  @Test("^W removes the word before the cursor, and ^L leaves the line as it is")
  mutating func words() {
    type("tap  \"Ada\"  ", .deleteWord)
    #expect(editor.text == "tap  ")
    #expect(type("", .clearScreen) == .cleared)
    #expect(editor.text == "tap  ")
    type("back", .left, .left, .deleteWord)
    #expect(editor.text == "tap  ck")
    type("", .deleteWord, .deleteWord)
    #expect(editor.text == "ck")
  }

  @Test("of very many candidates only the next words are shown")
  func manyCandidates() {
    let lines = (1...30).map { "launch on \"iPhone \($0)\"" } + ["launch dark", "back"]
    var editor = LineEditor(completions: lines)
    #expect(editor.press(.tab) == .choices(["launch", "back"]))
    for character in "launch " { _ = editor.press(.character(character)) }
    #expect(editor.press(.tab) == .choices(["launch on", "launch dark"]))
  }

  @Test("Control-C discards the line, and Control-D ends an empty one")
  mutating func end() {
    #expect(type("a", .cancel) == .cancelled)
    #expect(type("", .home, .endOfInput) == .editing)
    #expect(type("", .endOfInput) == .ended)
  }

  @Test(
    "terminal escape sequences map to keys",
    arguments: [
      ("a", [Key.character("a")]), ("é🙂", [.character("é"), .character("🙂")]),
      ("\r\n\t", [.enter, .enter, .tab]), ("\u{7F}\u{8}", [.backspace, .backspace]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.home, .end, .home, .end, .delete]),
      (
        "\u{1}\u{5}\u{15}\u{B}\u{3}\u{4}\u{17}\u{C}",
        [
          .home, .end, .deleteToStart, .deleteToEnd, .cancel, .endOfInput, .deleteWord,
          .clearScreen,
        ]
      ),
      ("\u{1B}[15~\u{1B}x\u{7}", [.unknown, .unknown, .unknown]), ("\u{1B}[", []),
    ])
  func keys(text: String, expected: [Key]) {
    var bytes = Array(text.utf8)[...]
    var keys: [Key] = []
    while let key = Key.read({ bytes.popFirst() }) { keys.append(key) }
    #expect(keys == expected)
  }

  @Test("invalid UTF-8 maps to no key")
  func nonsense() {
    var bytes: ArraySlice<UInt8> = [0xFF, 0xFF, 0xFF, 0xFF, 0x61]
    #expect(Key.read { bytes.popFirst() } == .unknown)
    #expect(Key.read { bytes.popFirst() } == .character("a"))
    #expect(Key.read { bytes.popFirst() } == nil)
  }
}
