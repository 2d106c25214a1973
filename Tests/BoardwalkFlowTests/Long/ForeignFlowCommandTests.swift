import BoardwalkBase
import Testing

@testable import BoardwalkFlow

@Suite("Commands of other tools in flows")
struct ForeignFlowCommandTests {
  private func findings(_ text: String, isAtPrompt: Bool = true) -> [Finding] {
    Flow(SourceFile(path: "a.flow", text: text), isAtPrompt: isAtPrompt).findings
  }

  @Test(
    "each command of another tool is answered with the equivalent command",
    arguments: [
      ("screen", "snapshot", "draws the screen"),
      ("show", "snapshot", "draws the screen"),
      ("print", "snapshot", "draws the screen"),
      ("view", "snapshot", "draws the screen"),
      ("dump", "tree", "lists the views on screen with their frames"),
      ("ls", "list", "lists the elements that can be touched"),
      ("exit", "quit", "ends the run"), ("q", "quit", "ends the run"),
      ("close", "dismiss", "dismisses the topmost presentation"),
      ("Screen", "snapshot", "draws the screen"),
      ("click \"Save\"", "tap", "taps an element"),
      ("sleep 2", "wait", "advances the clock"),
    ])
  func advice(_ line: String, _ command: String, _ purpose: String) throws {
    let found = findings(line)
    let word = line.prefix { $0 != " " }
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(
      finding.message.hasPrefix(
        "there is no command '\(word)'; \(command) \(purpose)"))
    #expect(finding.fixIt?.replacement == command)
  }

  @Test("a near miss of a command gets a suggestion")
  func misspellings() {
    #expect(findings("snapshto").first?.fixIt?.replacement == "snapshot")
    #expect(findings("zzzzzz").first?.fixIt == nil)
  }

  @Test("words for prompt commands are known only at the prompt")
  func prompt() {
    #expect(findings("record \"a\"").first?.message.contains("; save ") == true)
    #expect(
      findings("record \"a\"", isAtPrompt: false).first?.message.contains("; save ") == false)
  }

  @Test(
    "the table of foreign words contains no command",
    arguments: ["back", "help", "tree", "list", "undo"])
  func commands(_ name: String) { #expect(findings(name).isEmpty) }

  @Test("every row leads to a command, and each word to one command")
  func table() {
    let names = Set(FlowCommand.all.map(\.name))
    let words = ForeignFlowCommand.table.flatMap { $0.words.split(separator: " ").map(String.init) }
    #expect(ForeignFlowCommand.table.allSatisfy { names.contains($0.command) })
    #expect(Set(words).count == words.count)
    #expect(names.isDisjoint(with: words))
    for word in words {
      #expect(ForeignFlowCommand(word, among: FlowCommand.all)?.purpose.isEmpty == false, "\(word)")
    }
  }
}
