import BoardwalkBase
import BoardwalkCheck
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("boardwalk.json")
struct ConfigurationTests {
  private func read(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationReader().read(SourceFile(path: "/App/boardwalk.json", text: text))
  }

  private func message(_ text: String) -> [String] {
    do throws(ConfigurationError) {
      _ = try read(text)
      return []
    } catch {
      return [error.message] + error.notes
    }
  }

  @Test("An empty one changes nothing")
  func empty() throws {
    let configuration = try read("{}")
    #expect(configuration.folder == "/App")
    #expect(configuration.checker.rules.map(\.id) == Rule.all.filter(\.isOn).map(\.id))
  }

  @Test("Rules are turned off and on, and weighed")
  func rules() throws {
    let configuration = try read(
      """
      {
        // JSON5: comments, bare keys and a last comma are welcome.
        rules: {
          'deprecated-segue': 'off',
          "several-scenes": "error",
          "duplicate-id": "note",
        },
        strict: true, maxWarnings: 3,
      }
      """)
    let checker = configuration.checker
    #expect(!checker.rules.contains { $0.id == "deprecated-segue" })
    #expect(checker.rules.contains { $0.id == "several-scenes" })
    #expect(checker.severities == ["several-scenes": .error, "duplicate-id": .note])
    #expect(configuration.isStrict)
    #expect(configuration.mostWarnings == 3)
  }

  @Test(
    "Patterns of paths keep their stars, and lose their dots",
    arguments: [
      ("Pods", "/App/Pods"), ("../Pods", "/Pods"), ("./a/../b/", "/App/b"),
      ("**/Gen?rated/*.xib", "/App/**/Gen?rated/*.xib"), ("/Other/ä b%20c", "/Other/ä b%20c"),
    ])
  func patterns(_ path: String, _ expected: String) throws {
    #expect(try read("{ exclude: [\"\(path)\"] }").excluded.map(\.text) == [expected])
  }

  @Test("Paths are relative to its folder")
  func paths() throws {
    let configuration = try read(
      #"{ "exclude": "Pods", "baseline": "known.json", "sources": ["App", "/Shared"], "assets": "A" }"#
    )
    #expect(configuration.excluded.map(\.text) == ["/App/Pods"])
    #expect(configuration.baseline == "/App/known.json")
    #expect(configuration.sources == ["/App/App", "/Shared"])
    #expect(configuration.assets == ["/App/A"])
  }

  @Test(
    "Mistakes are told with their place and what was probably meant",
    arguments: [
      ("{ rulez: {} }", "1:3: there is no key 'rulez'", "did you mean 'rules'?"),
      (
        "{\n  rules: { 'duplicate-ids': 'off' } }", "2:13: there is no rule 'duplicate-ids'",
        "did you mean 'duplicate-id'?"
      ),
      (
        "{ rules: { 'duplicate-id': 'of' } }", "1:29: there is no setting 'of'",
        "did you mean 'off'?"
      ),
      (
        "{ ignore: [{ rule: 'duplicate-id', paht: 'x' }] }", "1:36: there is no key 'paht'",
        "did you mean 'path'?"
      ),
    ])
  func guesses(_ text: String, _ expected: String, _ note: String) {
    #expect(message(text) == ["/App/boardwalk.json:" + expected, note])
  }

  @Test(
    "Values of other types are refused",
    arguments: [
      ("{ strict: 'yes' }", "1:3: write true or false for 'strict'"),
      ("{ maxWarnings: -1 }", "1:3: write a number from 0 for 'maxWarnings'"),
      ("{ maxWarnings: 1.5 }", "1:3: write a number from 0 for 'maxWarnings'"),
      ("{ strict: null }", "1:3: write true or false for 'strict'"),
      ("{ exclude: [1] }", "1:3: write a text in quotes for 'exclude'"),
      ("{ rules: [] }", "1:3: write an object: {...} for 'rules'"),
      ("{ ignore: {} }", "1:3: write a list: [...] for 'ignore'"),
      ("{ ignore: [{}] }", "1:3: write a rule in each entry for 'ignore'"),
      ("[]", " write an object: {...} for 'the file'"), ("{", " write JSON5: this is none"),
      ("", " write JSON5: this is none"),
    ])
  func types(_ text: String, _ expected: String) {
    #expect(message(text) == ["/App/boardwalk.json:" + expected])
  }

  @Test("The example of each key is read", arguments: ConfigurationKey.all.map(\.name))
  func examples(_ name: String) throws {
    let key = try #require(ConfigurationKey.all.first { $0.name == name })
    _ = try read("{ \"\(key.name)\": \(key.example) }")
  }

  @Test("Layouts are asked for by any of their keys")
  func layouts() throws {
    #expect(try read("{}").checker.settings.isEmpty)
    let drawn = try read("{ layout: true }").checker
    #expect(drawn.settings == [.canvas])
    #expect(drawn.rules.contains { $0.id == "misplaced-view" })
    let devices = try read("{ devices: ['iPhone SE', 'iPad landscape'], textSizes: 'AX3' }").checker
    #expect(
      devices.settings.map(\.words) == [
        "iPhone SE, text size AX3", "iPad (9.7-inch) landscape, text size AX3",
      ])
    let both = try read("{ layout: true, devices: 'iPhone SE', rightToLeft: true }").checker
    #expect(both.settings.count == 4)
    let named = try read("{ rules: { 'misplaced-view': 'note' } }").checker
    #expect(named.settings == [.canvas])
    #expect(!named.rules.contains { $0.id == "ambiguous-layout" })
  }

  @Test("A device, or a text size, that is misspelt is guessed")
  func devices() {
    #expect(
      message("{ devices: ['iPhone 16 Plu'] }") == [
        "/App/boardwalk.json:1:14: there is no device 'iPhone 16 Plu'",
        "did you mean 'iPhone 16 Plus'?",
      ])
    #expect(
      message("{ textSizes: ['XXLL'] }") == [
        "/App/boardwalk.json:1:16: there is no text size 'XXLL'", "did you mean 'XXL'?",
      ])
  }

  @Test("the configuration in the article on checking is read")
  func readme() throws {
    let url = PackageFolder.url.appendingPathComponent(
      "Sources/Boardwalk/Boardwalk.docc/Checking.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let block = try #require(text.split(separator: "```json5\n").dropFirst().first)
    let configuration = try read(String(block.prefix { $0 != "`" }))
    #expect(configuration.rules.count == 3)
    #expect(configuration.suppressions.count == 1)
    #expect(configuration.mostWarnings == 10)
  }

  @Test("The nearest file around a path is found, up to the root of the repository")
  func search() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-\(UUID().uuidString)").standardizedFileURL
    defer { try? FileManager.default.removeItem(at: root) }
    let inner = root.appendingPathComponent("Repository/App")
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Repository/.git"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("boardwalk.json"))
    let reader = ConfigurationReader()
    #expect(reader.file(for: inner.path) == nil)
    let file = root.appendingPathComponent("Repository/boardwalk.json")
    try Data().write(to: file)
    #expect(reader.file(for: inner.path) == file.path)
    #expect(reader.file(for: inner.appendingPathComponent("Main.storyboard").path) == file.path)
  }
}
