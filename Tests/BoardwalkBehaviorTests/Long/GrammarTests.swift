import BoardwalkBase
import BoardwalkBehavior
import BoardwalkTestSupport
import Testing

@Suite("Behavior grammar in Grammar.md")
struct GrammarTests {
  private func grammar() throws -> String {
    let file = try SourceFile(contentsOf: PackageFolder.url.appending(path: "Grammar.md").path)
    return file.text(in: 0..<file.bytes.count)
  }

  /// The text with each wrapped list item on one line.
  private func items() throws -> String { try grammar().replacing("\n  ", with: " ") }

  @Test("the list of statements in Grammar.md matches the table of commands")
  func verbs() throws {
    let items = VerbForm.all.map { "- `\($0.example)`: \($0.summary)\n" }.joined()
    #expect(try self.items().contains("\n\n" + items + "\n"), "\(items)")
  }

  @Test("the list of handlers in Grammar.md matches the table of handlers")
  func handlers() throws {
    let items = HandlerForm.all.map { form in
      let names = form.allNames.map { "`\($0)`" }.joined(separator: ", ")
      return "- `\(form.word)`: \(form.meaning)"
        + (names.isEmpty ? "" : "; parameters \(names)")
        + (form.answer.map { "; result: \($0)" } ?? "") + "\n"
    }.joined()
    #expect(try self.items().contains("\n\n" + items + "\n"), "\(items)")
  }

  @Test(
    "examples in the documentation are correct and formatted",
    arguments: [
      "Grammar.md", "README.md", "Sources/Boardwalk/Boardwalk.docc/WritingBehaviors.md",
    ])
  func examples(path: String) throws {
    let file = try SourceFile(contentsOf: PackageFolder.url.appending(path: path).path)
    let pattern = #/\n```behavior\n(.*?\n)```/#.dotMatchesNewlines()
    let examples = file.text(in: 0..<file.bytes.count).matches(of: pattern)
      .map { String($0.output.1) }
    #expect(!examples.isEmpty)
    for example in examples {
      let file = SourceFile(path: "a.behavior", text: example)
      #expect(BehaviorFile(file).findings.isEmpty)
      #expect(BehaviorFormatter().format(file).text == example)
    }
  }

  @Test("Grammar.md lists every operator and every preposition")
  func words() throws {
    let grammar = try grammar()
    for joining in ValueExpression.Operator.allCases {
      #expect(grammar.contains("\"\(joining.rawValue)\""))
    }
    for preposition in Phrase.Preposition.allCases {
      #expect(grammar.contains("\"\(preposition.rawValue)\""))
    }
  }
}
