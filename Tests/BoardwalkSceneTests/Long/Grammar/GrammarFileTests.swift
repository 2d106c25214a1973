import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@testable import BoardwalkScene

/// Grammar.md and README.md say what is true.
@Suite("Scene grammar in Grammar.md")
struct GrammarFileTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.scene", text: text) }

  @Test("Grammar.md has lines of at most 110 columns")
  func lineLength() throws {
    let path = PackageFolder.url.appendingPathComponent("Grammar.md").path
    let text = String(decoding: try SourceFile(contentsOf: path).bytes, as: UTF8.self)
    let long = text.split(separator: "\n").filter { $0.count > 110 }
    #expect(long == [])
  }

  @Test("every nonterminal but the tokens is defined")
  func isComplete() throws {
    let terminals = try GrammarFile.scenes().terminals
    #expect(
      terminals == [
        "word", "path", "number", "negative", "text", "element", "newline", "touching",
      ])
  }

  @Test("all flags are listed")
  func flags() throws {
    #expect(Set(try GrammarFile.scenes().literals(of: "flag")) == SceneFlags.all)
  }

  @Test(
    "valid fixtures match the grammar",
    arguments: ["scene", "scene-ids", "scene-format"])
  func fixtures(folder: String) throws {
    let grammar = try GrammarFile.scenes()
    let fixtures = Fixtures(folder)
    for name in fixtures.names(endingIn: ".scene") {
      let fault = EBNFRecognizer.fault(in: try fixtures.file(name + ".scene"), of: grammar)
      #expect(fault == nil, "\(name)")
    }
  }

  @Test(
    "corpus scenes match the grammar",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() throws {
    let grammar = try GrammarFile.scenes()
    let small = Corpus.readable.filter { $0.file.bytes.count < 16_000 }
    for document in stride(from: 0, to: small.count, by: 25).map({ small[$0] }) {
      let fault = EBNFRecognizer.fault(in: file(SceneWriter().write(document.tree)), of: grammar)
      #expect(fault == nil, "\(document.file.path)")
    }
  }

  @Test(
    "rejected fixtures do not match the grammar",
    arguments: [
      "label (1, 2)", "label (1, 2, 3, 4)", "outlet -> a", "segue show ->", "a.top =", "label {",
      "}",
      "label, font", "label, hidden yes", "label #a #b", "label, textColor: rgb(1)", "a.top == 8",
      "a.top = b.top * ", "label, text: a\"b\"", "label # a", "label, size: size(1 2)",
    ])
  func mistakes(text: String) throws {
    let text = "storyboard\n\(text)\n"
    #expect(EBNFRecognizer.fault(in: file(text), of: try GrammarFile.scenes()) != nil)
    #expect(!SceneSyntax(parsing: file(text)).findings.isEmpty)
  }

  @Test("generated sentences parse")
  func sentences() throws {
    let grammar = try GrammarFile.scenes()
    for seed in 0..<1_500 as Range<UInt64> {
      let text = EBNFSentences.sentence(of: grammar, from: "statement", seed: seed)
      let scene = SceneSyntax(parsing: file(text))
      #expect(scene.findings.map(\.message) == [], "\(seed): \(text)")
      #expect(scene.statements.count == 1, "\(seed): \(text)")
      // What is printed is a sentence of the grammar again.
      var printer = StatementPrinter()
      printer.write(scene.statements)
      #expect(EBNFRecognizer.fault(in: file(printer.text), of: grammar) == nil, "\(seed): \(text)")
    }
  }

  @Test(
    "scenes in the documentation are correct and formatted",
    arguments: ["Grammar.md", "README.md", "Sources/Boardwalk/Boardwalk.docc/Scenes.md"])
  func examples(name: String) throws {
    let examples = try GrammarFile(name).texts(in: "scene")
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(SceneReader().read(file(example)).findings.map(\.message) == [], "\(example)")
      #expect(SceneFormatter().format(file(example)).text == example)
    }
  }

  @Test("every scene form in place of XML has an example")
  func mappings() throws {
    let grammar = try GrammarFile("Grammar.md")
    let lines = grammar.texts(in: "scene").joined().split(separator: "\n").map(String.init)
    #expect(grammar.mappings.count > 60)
    for mapping in grammar.mappings {
      let parts = mapping.split(separator: "…").map { $0.trimmingPrefix(" ") }
      let isShown = lines.contains { line in
        var rest = line[...]
        return parts.allSatisfy { part in
          guard let range = rest.firstRange(of: part) else { return false }
          rest = rest[range.upperBound...]
          return true
        }
      }
      #expect(isShown, "\(mapping)")
    }
  }

  @Test("examples convert to the XML next to them")
  func xmlExamples() throws {
    let blocks = try GrammarFile("Grammar.md").blocks
    let pairs = zip(blocks, blocks.dropFirst()).filter {
      $0.language == "scene" && $1.language == "xml"
    }
    #expect(!pairs.isEmpty)
    for (scene, xml) in pairs {
      let tree = SceneReader().read(file(scene.text)).tree
      // Tags that are wrapped between attributes to fit the page are one line in the file.
      let lines = xml.text.replacing(#/\n +(\w+=")/#) { " " + $0.output.1 }
      let expected = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines
      #expect(String(decoding: XMLWriter().write(tree), as: UTF8.self) == expected)
      #expect(SceneWriter().write(tree) == scene.text)
    }
  }
}
