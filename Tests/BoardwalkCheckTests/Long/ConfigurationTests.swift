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

  @Test("an empty configuration changes nothing")
  func empty() throws {
    let configuration = try read("{}")
    #expect(configuration.folder == "/App")
    #expect(configuration.checker.rules.map(\.id) == Rule.all.filter(\.isOn).map(\.id))
  }

  @Test("rules can be turned on and off and have severities")
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
    "path patterns keep stars and lose leading dots",
    arguments: [
      ("Pods", "/App/Pods"), ("../Pods", "/Pods"), ("./a/../b/", "/App/b"),
      ("**/Gen?rated/*.xib", "/App/**/Gen?rated/*.xib"), ("/Other/ä b%20c", "/Other/ä b%20c"),
    ])
  func patterns(_ path: String, _ expected: String) throws {
    #expect(try read("{ exclude: [\"\(path)\"] }").excluded.map(\.text) == [expected])
  }

  @Test("paths are relative to the configuration's folder")
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
    "errors are reported with positions and suggestions",
    arguments: [
      ("{ rulez: {} }", "1:3: there is no key 'rulez'", "did you mean 'rules'?"),
      (
        "{\n  rules: { 'duplicate-ids': 'off' } }", "2:12: there is no rule 'duplicate-ids'",
        "did you mean 'duplicate-id'?"
      ),
      (
        "{ rules: { 'duplicate-id': 'of' } }", "1:28: there is no setting 'of'",
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
    "values of the wrong type are rejected",
    arguments: [
      ("{ strict: 'yes' }", "1:11: 'strict' must be true or false"),
      ("{ maxWarnings: -1 }", "1:16: 'maxWarnings' must be a whole number, 0 or more"),
      ("{ maxWarnings: 1.5 }", "1:16: 'maxWarnings' must be a whole number, 0 or more"),
      ("{ strict: null }", "1:11: 'strict' must be true or false"),
      ("{ exclude: [1] }", "1:13: 'exclude' must be a text in quotes"),
      ("{ rules: [] }", "1:10: 'rules' must be an object: {...}"),
      ("{ ignore: {} }", "1:11: 'ignore' must be a list: [...]"),
      (
        "{ ignore: [{}] }", "1:12: 'an entry of ignore' must be for a rule: rule: \"...\""
      ),
      ("[]", "1:1: 'the configuration' must be an object: {...}"),
    ])
  func types(_ text: String, _ expected: String) {
    #expect(message(text) == ["/App/boardwalk.json:" + expected])
  }

  @Test(
    "a syntax error has a position",
    arguments: [
      ("", "1:1: expected a value, found the end of the file"),
      ("{", "1:2: expected a key, found the end of the file"),
      ("{ rules }", "1:9: expected ':' after 'rules', found '}'"),
      ("{ strict: true layout: true }", "1:16: expected ',' or '}', found 'l'"),
      ("{ strict: true\n  layout: true }", "1:14: expected ',' or '}' after this value"),
      ("{ sources: ['App']\n", "2:1: expected ',' or '}', found the end of the file"),
      (
        "{ rules:\n [ 'a': 'off' ] }",
        "2:2: this list is not closed, or is an object with keys, {...}"
      ),
      ("{ sources: [App] }", "1:13: 'App' is not a value: a text needs quotes"),
      ("{ baseline: 'known }", "1:13: this text has no closing quote"),
      ("{ strict: true } x", "1:18: expected the end of the file, found 'x'"),
      ("{ /* strict: true }", "1:3: this comment has no end"),
      ("{ strict: true,\n  strict: false }", "2:3: 'strict' is a duplicate key"),
      (
        "{ rules: " + String(repeating: "[", count: 100),
        "1:41: values are nested more than 32 deep"
      ),
    ])
  func syntax(_ text: String, _ expected: String) {
    #expect(message(text) == ["/App/boardwalk.json:" + expected])
  }

  @Test("string escapes are those of JSON5")
  func escapes() throws {
    let configuration = try read(#"{ "baseline": 'a\u0062\'c\x64.json' }"#)
    #expect(configuration.baseline == "/App/ab'cd.json")
  }

  @Test(
    "numbers are those of JSON5",
    arguments: [
      ("0", 0), ("+7", 7), ("0x1F", 31), ("1e3", 1000), ("2.0", 2), ("5.", 5),
    ] as [(String, Int)])
  func numbers(_ text: String, _ expected: Int) throws {
    #expect(try read("{ maxWarnings: \(text) }").mostWarnings == expected)
  }

  @Test(
    "a number out of range, an incomplete number and an incomplete text end in an error",
    arguments: [
      "99999999999999999999", "0x", "0xFFFFFFFFFFFFFFFFF", "1e", "01", "-", "NaN", "-Infinity",
      "١", "'\\x4'", "'\\u12'", "'\\ud800'", "'\\1'", "'\\01'", "'a\nb'",
    ])
  func malformed(_ text: String) {
    #expect(!message("{ maxWarnings: \(text) }").isEmpty)
    #expect(!message(text).isEmpty)
  }

  @Test("texts may have all escapes of JSON5, and continue on the next line")
  func allEscapes() throws {
    let text = #"\b\f\n\r\t\v\0\x41\ud83d\ude00\q"# + "\\\n\\\r\n."
    let configuration = try read("{ languages: ['\(text)'] }")
    #expect(
      configuration.matrix.languages
        == [.translated("\u{8}\u{C}\n\r\t\u{B}\0A\u{1F600}q.")])
  }

  @Test("long lists and many keys take time in proportion to the file")
  func longLists() {
    let languages = (0..<20_000).map { "'l\($0)'" }.joined(separator: ",\n")
    #expect(
      message("{ languages: [\(languages)] }") == [
        "/App/boardwalk.json:1:1: more than 10000 combinations of devices, text sizes and languages"
      ])
    let keys = (0..<20_000).map { "k\($0): 1" }.joined(separator: ",")
    #expect(message("{ rules: {\(keys)} }").count == 2)
  }

  @Test("the example of each key is valid", arguments: ConfigurationKey.all.map(\.name))
  func examples(_ name: String) throws {
    let key = try #require(ConfigurationKey.all.first { $0.name == name })
    _ = try read("{ \"\(key.name)\": \(key.example) }")
  }

  @Test("any layout key enables layout checks")
  func layouts() throws {
    #expect(try read("{}").checker.settings.isEmpty)
    let drawn = try read("{ layout: true }").checker
    #expect(drawn.settings == [.canvas])
    #expect(drawn.rules.contains { $0.id == "misplaced-view" })
    let devices = try read("{ devices: ['iPhone SE', 'iPad landscape'], textSizes: 'AX3' }").checker
    #expect(
      devices.settings.map(\.displayName) == [
        "iPhone SE, text size AX3", "iPad (9.7-inch) landscape, text size AX3",
      ])
    let both = try read("{ layout: true, devices: 'iPhone SE', rightToLeft: true }").checker
    #expect(both.settings.count == 4)
    let named = try read("{ rules: { 'misplaced-view': 'note' } }").checker
    #expect(named.settings == [.canvas])
    #expect(!named.rules.contains { $0.id == "ambiguous-layout" })
  }

  @Test(
    "a flag in another language, or with a mistake, is guessed",
    arguments: [("True", "true"), ("tru", "true"), ("yes", "true"), ("flase", "false")])
  func flags(_ word: String, _ meant: String) {
    #expect(
      message("{ strict: \(word) }") == [
        "/App/boardwalk.json:1:11: '\(word)' is not a value: a text needs quotes",
        "did you mean \(meant)?",
      ])
  }

  @Test("a long list of names is left to the command that prints it")
  func lists() {
    #expect(message("{ rules: { all: 'off' } }").last == "boardwalk explain lists them")
    #expect(message("{ devices: 'Pixel' }").last == "boardwalk help devices lists them")
    #expect(
      message("{ devices: 'iPhone 99' }").last == "boardwalk help devices lists them",
      "with other digits it is another device")
  }

  @Test("misspelled devices and text sizes get suggestions")
  func devices() {
    #expect(
      message("{ devices: 'iPhone 16 landscap' }").last == "did you mean 'iPhone 16 landscape'?")
    #expect(
      message("{ devices: ['iPhone 16 Plu'] }") == [
        "/App/boardwalk.json:1:13: there is no device 'iPhone 16 Plu'",
        "did you mean 'iPhone 16 Plus'?",
      ])
    #expect(
      message("{ textSizes: ['XXLL'] }") == [
        "/App/boardwalk.json:1:15: there is no text size 'XXLL'", "did you mean 'XXL'?",
      ])
  }

  @Test("the configuration in the article on checking is valid")
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

  @Test("the nearest configuration up to the root of the repository is used")
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
