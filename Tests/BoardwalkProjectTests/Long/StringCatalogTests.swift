import BoardwalkBase
import BoardwalkProject
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
  private func catalog(_ strings: String) throws -> Translations {
    try #require(
      Translations(
        SourceFile(
          path: "App/Main.xcstrings",
          text:
            "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(strings) }, \"version\" : \"1.0\" }"
        )))
  }

  private func text(_ language: String, _ value: String) -> String {
    "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  @Test("entries are in file order with their languages")
  func order() throws {
    let catalog = try catalog(
      """
      "b.text" : { "localizations" : { \(text("de", "B")), \(text("fr", "B")) } },
      "a.text" : { "localizations" : { \(text("de", "A")) } }, "c.text" : { }
      """)
    #expect(catalog.entries.map(\.key) == ["b.text", "a.text", "c.text"])
    #expect(catalog.entries.map(\.languages) == [["de", "fr"], ["de"], []])
    #expect(catalog.languages == ["de", "fr"])
    for entry in catalog.entries {
      #expect(catalog.file.text(in: entry.range) == entry.key)
    }
  }

  @Test("keys have their own positions, not those of equal texts")
  func places() throws {
    let catalog = try catalog(
      """
      "a.text" : { "comment" : "b.text", "localizations" : { \(text("de", "b.text")) } },
      "b.text" : { "localizations" : { \(text("de", "B")) } }
      """)
    let second = try #require(catalog.entries.first { $0.key == "b.text" })
    let source = catalog.file.text(in: 0..<catalog.file.bytes.count)
    let behind = catalog.file.text(in: second.range.upperBound..<catalog.file.bytes.count)
    #expect(behind.hasPrefix("\" : { \"localizations\""), "\(source)")
    #expect(catalog.entries.map(\.key) == ["a.text", "b.text"])
  }

  @Test("a table has the strings of its language without variations")
  func tables() throws {
    let catalog = try catalog(
      """
      "a.text" : { "localizations" : { \(text("de", "A")), \(text("fr", "AA")) } },
      "b.text" : { "localizations" : { "de" : { "variations" : { "plural" : { } } } } }
      """)
    #expect(catalog.table(in: "de")?.entries == ["a.text": "A"])
    #expect(catalog.table(in: "fr")?.entries == ["a.text": "AA"])
    #expect(catalog.table(in: "de")?.name == "Main")
    #expect(catalog.table(in: "en") == nil)
  }

  @Test(
    "a malformed catalog is reported and translates nothing",
    arguments: ["", "{", "[]", "{}", "{ \"strings\" : [] }", "{ \"strings\" : { \"a\" : 1 } }"])
  func broken(_ text: String) throws {
    let catalog = try #require(
      Translations(SourceFile(path: "Main.xcstrings", text: text)))
    #expect(catalog.fault != nil)
    #expect(catalog.entries.isEmpty && catalog.languages.isEmpty)
    #expect(catalog.table(in: "de") == nil)
  }

  @Test(
    "translations apply to the document with their name and folder",
    arguments: [
      ("App/Main.xcstrings", "App/Base.lproj/Main.storyboard", true),
      ("App/Main.xcstrings", "App/Main.storyboard", true),
      ("App/Main.xcstrings", "App/Main~ipad.storyboard", false),
      ("App/mul.lproj/Main.xcstrings", "App/Base.lproj/Main.storyboard", true),
      ("Main.xcstrings", "Main.storyboard", true), ("/Main.xcstrings", "Main.storyboard", true),
      ("App/de.lproj/Main.xcstrings", "Other/Base.lproj/Main.storyboard", false),
      ("App/A.B.xcstrings", "App/A.B.xib", true), ("App/A.xcstrings", "App/A.B.xib", false),
    ])
  func places(_ path: String, _ document: String, _ belongs: Bool) {
    let isOne = Translations.Place(path: path) == Translations.Place(path: document)
    #expect(isOne == belongs)
  }
}
