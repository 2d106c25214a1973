import BoardwalkBase
import BoardwalkBehavior
import BoardwalkTestSupport
import Testing

@Suite("Grammar.md about behaviours")
struct GrammarTests {
  private func grammar() throws -> String {
    let file = try SourceFile(contentsOf: PackageFolder.url.appending(path: "Grammar.md").path)
    return file.text(in: 0..<file.bytes.count)
  }

  @Test("its table of statements is the table of verbs")
  func verbs() throws {
    let rows = VerbForm.all.map { "| `\($0.example)` | \($0.summary) |\n" }.joined()
    #expect(
      try grammar().contains("| statement | what it does |\n|---|---|\n" + rows + "\n"), "\(rows)")
  }

  @Test("its table of calls is the table of calls")
  func calls() throws {
    let rows = HandlerForm.all.map { form in
      let names = form.parameters.map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(form.word)` | \(form.meaning) | \(names) | \(form.answer ?? "") |\n"
    }.joined()
    let head = "| call | stands for | called with | answers |\n|---|---|---|---|\n"
    #expect(try grammar().contains(head + rows + "\n"), "\(rows)")
  }

  @Test("its examples have no mistakes, and canonical layout")
  func examples() throws {
    let pattern = #/\n```behavior\n(.*?\n)```/#.dotMatchesNewlines()
    let examples = try grammar().matches(of: pattern).map { String($0.output.1) }
    #expect(!examples.isEmpty)
    for example in examples {
      let file = SourceFile(path: "a.behavior", text: example)
      #expect(BehaviorFile(file).findings.isEmpty)
      #expect(BehaviorFormatter().format(file).text == example)
    }
  }

  @Test("its grammar names every operator and every preposition")
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
