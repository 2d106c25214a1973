import BoardwalkFlow
import Foundation
import Testing

@Suite("Grammar.md")
struct GrammarTests {
  private var grammar: String {
    get throws {
      var url = URL(fileURLWithPath: #filePath)
      for _ in 0..<3 { url.deleteLastPathComponent() }
      return try String(contentsOf: url.appendingPathComponent("Grammar.md"), encoding: .utf8)
    }
  }

  @Test("its table of flow commands is the table of commands", arguments: FlowCommand.all)
  func table(command: FlowCommand) throws {
    let forms = command.forms.map { "`\($0)`" }.joined(separator: ", ")
    let row = "| \(forms) | \(command.summary) |"
    #expect(try grammar.contains(row), "Grammar.md lacks: \(row)")
  }

  @Test("it names every word that begins a statement", arguments: FlowCommand.all)
  func words(command: FlowCommand) throws {
    #expect(try grammar.contains("\"\(command.name)\""))
  }
}
