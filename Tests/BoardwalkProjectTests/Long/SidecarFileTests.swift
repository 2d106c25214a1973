import BoardwalkBase
import BoardwalkProject
import Testing

@Suite("Files that accompany documents")
struct SidecarFileTests {
  @Test("asset catalogs list images and colors with their namespaces")
  func catalogs() throws {
    let assets = try #require(
      Assets(paths: [
        "App/Assets.xcassets/Contents.json",
        "App/Assets.xcassets/Star.imageset/Contents.json",
        "App/Assets.xcassets/Icons/Gear.symbolset/Contents.json",
        "App/Assets.xcassets/Brand/Accent.colorset/Contents.json",
        "App/Resources/Photo@2x~ipad.jpg", "App/notes.json",
      ]))
    #expect(
      assets.images == ["Star", "Gear", "Icons/Gear", "Photo", "Photo.jpg", "Photo@2x~ipad.jpg"])
    #expect(assets.colors == ["Accent", "Brand/Accent"])
  }

  @Test("images are unknown without a catalog")
  func noCatalog() { #expect(Assets(paths: ["App/Star.png"]) == nil) }

  @Test("keys of a strings file have positions")
  func strings() {
    let file = SourceFile(
      path: "de.lproj/Main.strings",
      text: "/* a \"b\" */\n\"id.text\" = \"Na\\\"me\";\nbare.title = Titel ; // end\n")
    let strings = StringsText(file)
    #expect(strings.fault == nil)
    #expect(strings.entries.map(\.key) == ["id.text", "bare.title"])
    #expect(strings.entries.map { file.text(in: $0.range) } == ["id.text", "bare.title"])
  }

  @Test(
    "the first error is reported at its position",
    arguments: [
      ("\"a\" \"b\";", "expected '=' after the key", 4),
      ("\"a\" = ;", "expected a value in quotes", 6),
      ("\"a\" = \"b\"", "expected ';' after the value", 9),
      ("\"a\" = \"b;", "unterminated string", 6),
      ("/* a", "unterminated comment", 0), ("\"a\" =", "expected a value after '='", 5),
      ("= \"b\";", "expected a key in quotes", 0), ("\"a\\", "unterminated string", 0),
    ])
  func faults(_ text: String, _ message: String, _ offset: Int) {
    let fault = StringsText(SourceFile(path: "Main.strings", text: text)).fault
    #expect(fault?.message == message)
    #expect(fault?.range.lowerBound == offset)
  }

  @Test("every prefix of a strings file is read or rejected")
  func cuts() {
    let text = "\u{FEFF}/* c */ \"a.b\" = \"ü\\n\"; // d\nc = d;\n"
    for length in 0...text.utf8.count {
      let bytes = Array(Array(text.utf8)[..<length])
      let strings = StringsText(SourceFile(path: "Main.strings", bytes: bytes))
      #expect(strings.entries.count <= 2)
    }
  }

  @Test("files of one table belong together in all languages")
  func places() throws {
    let strings = try #require(
      Translations(SourceFile(path: "App/pt-BR.lproj/Main.strings", text: "\"a.text\" = \"b\";")))
    #expect(strings.languages == ["pt-BR"])
    #expect(strings.entries.map(\.objectID) == ["a"])
    #expect(strings.place == Translations.Place(path: "App/Base.lproj/Main.storyboard"))
    #expect(strings.place == Translations.Place(path: "App/Main.xib"))
    #expect(strings.place != Translations.Place(path: "Other/Main.xib"))
    #expect(Translations(SourceFile(path: "App/Main.strings", text: "")) == nil)
  }

  @Test("a string catalog lists the languages of each key")
  func catalog() throws {
    let text = """
      { "strings": { "b.text": { "localizations": { "fr": {}, "de": {} } }, "a.\\"t": {} } }
      """
    let catalog = try #require(Translations(SourceFile(path: "Main.xcstrings", text: text)))
    #expect(catalog.fault == nil)
    #expect(catalog.languages == ["de", "fr"])
    let entry = try #require(catalog.entries.first { $0.key == "b.text" })
    #expect(catalog.file.text(in: entry.range) == "b.text")
    #expect(Translations(SourceFile(path: "Main.xcstrings", text: "{"))?.fault != nil)
  }

  @Test(
    "patterns match names, folders and components",
    arguments: [
      ("Pods", "Pods/A/Main.xib", true), ("Pods", "App/Pods/Main.xib", false),
      ("**/Pods", "App/Pods/Main.xib", true), ("**/Pods", "Pods/Main.xib", true),
      ("App/*.xib", "App/Main.xib", true), ("App/*.xib", "App/Old/Main.xib", false),
      ("App/**/*.xib", "App/Old/Very/Main.xib", true), ("App/**", "App/Main.xib", true),
      ("M??n.*", "./Main.xib", true), ("*a*b*c", "xaxxbxxd", false), ("", "Main.xib", false),
      ("**", "Main.xib", true), ("Main.xib/x", "Main.xib", false),
    ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test("a pattern of many stars takes time proportional to the product of both lengths")
  func hostilePattern() {
    let pattern = PathPattern(String(repeating: "**/", count: 50) + "x")
    #expect(!pattern.matches(String(repeating: "a/", count: 500)))
    let stars = PathPattern(String(repeating: "*a", count: 50) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 1_000)))
  }
}
