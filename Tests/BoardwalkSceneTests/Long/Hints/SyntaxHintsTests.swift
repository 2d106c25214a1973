import BoardwalkBase
import BoardwalkTestSupport
import Foundation
import Testing

@testable import BoardwalkScene

@Suite("Hints for the syntax of other languages")
struct SyntaxHintsTests {
  private func messages(_ lines: String) -> [String] {
    let text = "storyboard\n\nviewController form {\n\(lines)\n}\n"
    return SceneReader().read(SourceFile(path: "a.scene", text: text)).findings.map(\.message)
  }

  @Test(
    "a mistake from another language is one error, whatever the parser makes of the rest",
    arguments: [
      "NSLayoutConstraint.activate([\n  one.topAnchor.constraint(equalTo: two.topAnchor),\n])",
      "func save(\n  name: String,\n  count: Int\n) {\n  label.text = name\n}",
      "view one, backgroundColor: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
      "imageView one, image: #imageLiteral(resourceName: \"Logo\"), tag: 3",
      "label one 'Hello, you', tag: 3",
      "tableView one, outlets: [a, b, c], tag: 3",
      "view one, backgroundColor: #ff8000, tag: 3",
      "view { runtimeAttribute layer.cornerRadius: 8, tag: 3 }",
    ])
  func once(lines: String) {
    let messages = messages(lines)
    #expect(messages.count == 1, "\(messages)")
  }

  @Test("an attribute inside a foreign line is not one of the object around it")
  func foreignAttributes() throws {
    let text =
      "storyboard\n\nviewController form {\nNSLayoutConstraint.activate([make(\nhidden: yes,\ntag: 3)])\n}\n"
    let syntax = SceneSyntax(parsing: SourceFile(path: "a.scene", text: text))
    #expect(syntax.findings.count == 1)
    #expect(syntax.statements.last?.fields == [])
  }

  @Test("an unclosed brace is reported although it precedes an explained error")
  func braces() {
    #expect(messages("view {\nlabel 'Hello'").contains("this '{' is never closed"))
  }

  @Test("the parser names no type of the hints")
  func separation() throws {
    let sources = PackageFolder.url.appendingPathComponent("Sources/BoardwalkScene")
    func text(of folder: String) throws -> [String] {
      let folder = sources.appendingPathComponent(folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent($0)), as: UTF8.self)
      }
    }
    let types = try text(of: "Hints").flatMap { source in
      source.matches(of: /(?m)^(?:package )?(?:struct|enum) (\w+)/).map { String($0.1) }
    }
    #expect(types.contains("SyntaxHints") && types.contains("ForeignWords"))
    for source in try text(of: "Syntax") {
      let words = Set(source.split { !$0.isLetter }.map(String.init))
      #expect(types.filter(words.contains) == [])
    }
  }
}
