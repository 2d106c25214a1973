import BoardwalkBase
import BoardwalkScene
import BoardwalkTestSupport
import Testing

@Suite("Scene formatting")
struct SceneFormatterTests {
  private static let fixtures = Fixtures("scene-format")
  static let names = fixtures.names(endingIn: ".scene")

  private func format(_ text: String) -> String? {
    SceneFormatter().format(SourceFile(path: "a.scene", text: text)).text
  }

  @Test("fixtures are formatted as expected", arguments: names)
  func layout(name: String) throws {
    let file = try Self.fixtures.file(name + ".scene")
    let (text, findings) = SceneFormatter().format(file)
    #expect(findings.isEmpty)
    guard !Fixtures.isUpdating else {
      return try Self.fixtures.update(name + ".formatted.scene", to: text.map { Array($0.utf8) })
    }
    let expected = Self.fixtures.bytes(of: name + ".formatted.scene")
    #expect(text == expected.map { String(decoding: $0, as: UTF8.self) })
  }

  @Test("formatting is idempotent and keeps the meaning", arguments: names)
  func laws(name: String) throws {
    let file = try Self.fixtures.file(name + ".scene")
    let once = try #require(SceneFormatter().format(file).text)
    #expect(format(once) == once)
    let tree = SceneReader().read(file).tree
    let again = SceneReader().read(SourceFile(path: name, text: once)).tree
    #expect(again.hasSameContent(as: tree))
  }

  @Test("comments are preserved", arguments: names)
  func comments(name: String) throws {
    let file = try Self.fixtures.file(name + ".scene")
    let before = String(decoding: file.bytes, as: UTF8.self)
    let after = try #require(SceneFormatter().format(file).text)
    func count(_ text: String) -> Int { text.split(separator: "// ").count }
    #expect(count(before) == count(after))
  }

  @Test("a file with an error is not formatted")
  func refusal() {
    let (text, findings) = SceneFormatter().format(
      SourceFile(path: "a.scene", text: "document\n\nlabel (1, 2)\n"))
    #expect(text == nil)
    #expect(findings.count == 1)
  }
}
