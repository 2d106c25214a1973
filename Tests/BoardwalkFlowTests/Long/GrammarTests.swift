import BoardwalkFlow
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Grammar.md")
struct GrammarTests {
  private static let grammar =
    (try? String(
      contentsOf: PackageFolder.url.appendingPathComponent("Grammar.md"), encoding: .utf8)) ?? ""

  private func row(_ forms: [String], _ summary: String) -> String {
    "| \(forms.map { "`\($0)`" }.joined(separator: ", ")) | \(summary) |\n"
  }

  @Test("its table of flow commands is the table of commands")
  func commands() {
    let rows = FlowCommand.all.map { row($0.forms, $0.summary) }.joined()
    #expect(Self.grammar.contains("| command | what it does |\n|---|---|\n" + rows + "\n"))
  }

  @Test("its table of expectations is the table of expectations")
  func expectations() {
    let rows =
      ExpectationForm.screen.map { row($0.forms, $0.summary) }
      + ExpectationForm.all.map { row($0.forms, $0.summary) }
    #expect(
      Self.grammar.contains(
        "| behind `expect` | what it requires |\n|---|---|\n" + rows.joined() + "\n"))
  }

  @Test("it names every word that begins a statement", arguments: FlowCommand.all)
  func words(command: FlowCommand) {
    #expect(Self.grammar.contains("\"\(command.name)\""))
  }

  @Test("it names every word that begins an expectation", arguments: ExpectationForm.all)
  func words(expectation: ExpectationForm) {
    #expect(Self.grammar.contains("\"\(expectation.word)\""))
  }
}
