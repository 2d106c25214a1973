import BoardwalkBase
import Testing

@Suite("Diagnostic")
struct DiagnosticTests {
  private let file = SourceFile(path: "App/Main.storyboard", text: "<a>\n  <é id=\"x\"/>\r\n</a>\n")

  @Test("a diagnostic has a position and the text of its line")
  func location() {
    let finding = Finding("duplicate-id", .error, "rename one", at: 10..<16)
    let diagnostic = Diagnostic(finding, in: file, lines: LineTable(file))
    #expect(diagnostic.path == "App/Main.storyboard")
    #expect(diagnostic.start == Position(line: 2, column: 6))
    #expect(diagnostic.end == Position(line: 2, column: 12))
    #expect(diagnostic.sourceLine == "  <é id=\"x\"/>")
  }

  @Test("a diagnostic keeps the contents of its finding")
  func content() {
    let finding = Finding(
      "duplicate-id", .warning, "rename one", at: 0..<1, in: ["Items", "tableView"],
      notes: [.init("the first is here", at: 4..<5), .init("ids mean nothing to people")],
      fixIt: FixIt("rename it", replace: 0..<1, with: "b"))
    let diagnostic = Diagnostic(finding, in: file, lines: LineTable(file))
    #expect(diagnostic.rule == "duplicate-id")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.message == "rename one")
    #expect(diagnostic.object == ["Items", "tableView"])
    #expect(diagnostic.notes.map(\.message) == ["the first is here", "ids mean nothing to people"])
    #expect(diagnostic.notes.map(\.position) == [Position(line: 2, column: 1), nil])
    #expect(diagnostic.fix == "rename it")
  }

  @Test("a diagnostic has a position past the end of a file and in an empty file")
  func beyond() {
    let end = Finding("a", .note, "b", at: 99..<120)
    let diagnostic = Diagnostic(end, in: file, lines: LineTable(file))
    #expect(diagnostic.start == Position(line: 4, column: 1))
    #expect(diagnostic.sourceLine.isEmpty)

    let empty = SourceFile(path: "empty", bytes: [])
    let only = Diagnostic(
      Finding("a", .note, "b", at: 0..<0), in: empty, lines: LineTable(empty))
    #expect(only.start == Position(line: 1, column: 1))
    #expect(only.sourceLine.isEmpty)
  }

  @Test("diagnostics are ordered by position, rule and message")
  func order() {
    let findings = [
      Finding("b", .note, "second rule", at: 4..<5),
      Finding("a", .note, "z", at: 4..<5),
      Finding("a", .note, "y", at: 4..<5),
      Finding("z", .note, "earlier end", at: 4..<4),
      Finding("z", .note, "first", at: 0..<9),
    ]
    let messages = Diagnostic.locate(findings, in: file).map(\.message)
    #expect(messages == ["first", "earlier end", "y", "z", "second rule"])
    #expect(Diagnostic.locate(findings.reversed(), in: file).map(\.message) == messages)
  }

  @Test("no diagnostic is made without a finding")
  func none() {
    #expect(Diagnostic.locate([], in: file).isEmpty)
  }

  @Test("ill-formed bytes are shown as replacement characters")
  func illFormed() {
    let file = SourceFile(path: "a", bytes: [0x61, 0xFF, 0x62])
    let diagnostics = Diagnostic.locate([Finding("a", .error, "b", at: 1..<2)], in: file)
    #expect(diagnostics.first?.sourceLine == "a\u{FFFD}b")
    #expect(diagnostics.first?.start == Position(line: 1, column: 2))
  }
}
