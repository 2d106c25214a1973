import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@Suite("Unreadable documents")
struct UnreadableTests {
  private static let folder = Fixtures("unreadable")
  static let names: [String] = folder.names(endingIn: ".xml")

  /// `NAME.expected` says what is wrong with `NAME.xml`, and where.
  @Test("diagnostics have a message and a position", arguments: names)
  func diagnostic(name: String) throws {
    let file = try Self.folder.file(name + ".xml")
    let error = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
    let report = report(error.finding, in: file)
    let expected = name + ".expected"
    if Fixtures.isUpdating { try Self.folder.update(expected, to: Array(report.utf8)) }
    #expect(report == String(decoding: Self.folder.bytes(of: expected) ?? [], as: UTF8.self))
  }

  @Test("diagnostics are errors with ranges inside the file", arguments: names)
  func finding(name: String) throws {
    let file = try Self.folder.file(name + ".xml")
    let error = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
    let finding = error.finding
    #expect(finding.severity == .error)
    #expect(
      finding.rule == (name.hasPrefix("merge-conflict") ? "merge-conflict" : "unreadable-xml"))
    for range in [finding.range] + finding.notes.compactMap(\.range) {
      #expect(range.clamped(to: 0..<file.bytes.count) == range)
    }
  }

  @Test("messages are one line and name no Swift types", arguments: names)
  func wording(name: String) throws {
    let file = try Self.folder.file(name + ".xml")
    let error = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
    let message = error.finding.message
    #expect(!message.contains("\n"))
    #expect(!message.contains("parser"))
    #expect(message.first?.isUppercase == false)
    #expect(!message.hasSuffix("."))
  }

  private func report(_ finding: Finding, in file: SourceFile) -> String {
    let diagnostic = Diagnostic(finding, in: file, lines: LineTable(file))
    let notes = diagnostic.notes.map { note in
      "\(note.position.map { "\($0): " } ?? "")note: \(note.message)\n"
    }
    return "\(diagnostic.start): \(diagnostic.message)\n" + notes.joined()
  }
}
