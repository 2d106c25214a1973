import BoardwalkBase
import BoardwalkProject
import Foundation
import Testing

/// Foundation reads the strings that the app shows; the places of their mistakes are found here.
/// Both must agree on what is a mistake, or a file is called broken that works, or the other way
/// round.
@Suite("Strings file syntax")
struct StringsSyntaxTests {
  private func foundation(_ text: String) -> [String: String]? {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list as? [String: String]
  }

  private func strings(_ text: String) -> StringsText {
    StringsText(SourceFile(path: "de.lproj/Main.strings", text: text))
  }

  @Test(
    "both parsers read the file and find equal keys",
    arguments: [
      "\"a.text\" = \"b\";", "a = b;", "\"a\"=\"b\";\"c\"=\"d\";", "/* c */ \"a\" = \"b\";",
      "\"a\" /* c */ = // d\n \"b\" ;", "\"a\" = \"\";", "\"a\" = \"b\\\"c\";",
      "\"a\" = \"b\\\\\";",
      "\"größe\" = \"🧺\";", "\"a\" = \"two\nlines\";", "a.b-c_d$e:f/g = h;", "\"a\" = 1.5;",
      "// only a comment\n\"a\" = \"b\"; // no line end", "\"a;b\" = \"=\";",
      "\"/* a */\" = \"b\";",
      "\"a\" = \"// b\";", "\r\n\"a\"\r\n=\r\n\"b\"\r\n;\r\n", "\"a\" = \"b\";\n\n\n",
    ])
  func sound(_ text: String) throws {
    let strings = strings(text)
    #expect(strings.fault == nil)
    let keys = try #require(foundation(text)).keys.sorted()
    #expect(strings.entries.map(\.key).sorted() == keys)
  }

  @Test(
    "both parsers reject the file",
    arguments: [
      "\"a\" = \"b\"", "\"a\" \"b\";", "\"a\" = ;", "= \"b\";", "\"a\" = \"b;",
      "\"a\" == \"b\";", "\"a\" = \"b\" \"c\";", "\"a\" = b c;",
    ])
  func broken(_ text: String) {
    #expect(strings(text).fault != nil)
    #expect(foundation(text) == nil)
  }

  @Test("an error keeps the entries before it and hides those after it")
  func entries() throws {
    let strings = strings("\"a\" = \"1\";\n\"b\" = \"2\"\n\"c\" = \"3\";\n")
    #expect(strings.entries.map(\.key) == ["a"])
    let fault = try #require(strings.fault)
    #expect(fault.message == "expected ';' after the value")
    // The mark belongs at the end of the line with the value.
    #expect(fault.range == 19..<20)
  }

  @Test("a duplicate key is two entries with their positions")
  func repeated() {
    let text = "\"a\" = \"1\";\n\"a\" = \"2\";\n"
    let strings = strings(text)
    #expect(strings.entries.map(\.key) == ["a", "a"])
    #expect(strings.entries.map(\.range) == [1..<2, 12..<13])
  }

  @Test(
    "keys consist of an object and a property, separated by the last dot",
    arguments: [
      ("abc-12-x.text", "abc-12-x"), ("abc.normalTitle", "abc"), ("a.b.c", "a.b"), ("plain", nil),
      (".text", ""), ("abc.segmentTitles[0]", "abc"),
    ])
  func objects(_ key: String, _ id: String?) throws {
    let file = SourceFile(path: "App/de.lproj/Main.strings", text: "\"\(key)\" = \"x\";")
    let translations = try #require(Translations(file))
    #expect(translations.entries.map(\.objectID) == [id])
  }

  @Test(
    "UTF-16 files of older projects are read",
    arguments: [String.Encoding.utf16, .utf16BigEndian, .utf16LittleEndian, .utf8])
  func encodings(_ encoding: String.Encoding) throws {
    let folder = try TemporaryFolder([:])
    defer { folder.remove() }
    let path = folder.path + "/de.lproj/Main.strings"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/de.lproj", withIntermediateDirectories: true)
    try #require("\"a.text\" = \"Größe 🧺\";".data(using: encoding)).write(
      to: URL(fileURLWithPath: path))
    let translations = try #require(Translations(path: path))
    #expect(translations.fault == nil)
    #expect(translations.entries.map(\.key) == ["a.text"])
    #expect(translations.table(in: "de")?.entries == ["a.text": "Größe 🧺"])
    #expect(translations.table(in: "fr") == nil)
  }
}
