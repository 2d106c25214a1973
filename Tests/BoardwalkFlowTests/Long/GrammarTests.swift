import BoardwalkFlow
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Grammar.md")
struct GrammarTests {
  private static let grammar =
    (try? String(
      contentsOf: PackageFolder.url.appendingPathComponent("Grammar.md"), encoding: .utf8)) ?? ""

  /// The text with each wrapped list item on one line.
  private static let items = grammar.replacing("\n  ", with: " ")

  private func item(_ forms: [String], _ summary: String) -> String {
    "- \(forms.map { "`\($0)`" }.joined(separator: ", ")): \(summary)\n"
  }

  @Test("the list of commands matches the table of commands")
  func commands() {
    let items = FlowCommand.all.map { item($0.forms, $0.summary) }.joined()
    #expect(Self.items.contains("\n\n" + items + "\n"), "\(items)")
  }

  @Test("the list of expectations matches the table of expectations")
  func expectations() {
    let items =
      ExpectationForm.screen.map { item($0.forms, $0.summary) }
      + ExpectationForm.all.map { item($0.forms, $0.summary) }
    #expect(Self.items.contains("\n\n" + items.joined() + "\n"), "\(items.joined())")
  }

  @Test("the grammar lists every word that begins a statement", arguments: FlowCommand.all)
  func words(command: FlowCommand) {
    #expect(Self.grammar.contains("\"\(command.name)\""))
  }

  @Test("the grammar lists every word that begins an expectation", arguments: ExpectationForm.all)
  func words(expectation: ExpectationForm) {
    #expect(Self.grammar.contains("\"\(expectation.word)\""))
  }
}
