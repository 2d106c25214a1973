import BoardwalkBase
import BoardwalkGenerate
import BoardwalkProject
import Testing

@Suite("Accessors for localized strings")
struct StringTableTests {
  @Test("keys are functions of the arguments common to all languages")
  func parameters() throws {
    let tables = Sample.catalog(strings: [
      "App/en.lproj/Localizable.strings": """
      "title" = "Items"; "count" = "%@ has %d"; "mixed" = "%d";
      """,
      "App/de.lproj/Localizable.strings": """
      "count" = "%2$d von %1$@"; "mixed" = "%@"; "only" = "nur";
      """,
    ]).stringTables
    let entries = try #require(tables.first).entries
    #expect(tables.map(\.name) == ["Localizable"])
    #expect(entries["title"]?.text == "Items")
    #expect(entries["title"]?.parameters == [])
    #expect(entries["count"]?.text == "%@ has %d")
    #expect(entries["count"]?.parameters == [.text, .integer])
    #expect(entries["mixed"]?.parameters == [])
    #expect(entries["only"]?.text == "nur")
  }

  @Test(
    "tables that the system loads itself are omitted",
    arguments: [
      "App/de.lproj/Main.strings", "App/de.lproj/InfoPlist.strings",
      "App/Settings.bundle/de.lproj/Root.strings",
    ])
  func system(path: String) {
    #expect(Sample.catalog(strings: [path: "\"key\" = \"value\";"]).stringTables.isEmpty)
  }

  @Test("object keys are omitted if their document is not read")
  func objects() {
    let tables = Sample.catalog(strings: [
      "App/de.lproj/Other.strings": "\"Aae-sc-GPO.text\" = \"x\";"
    ]).stringTables
    #expect(tables.isEmpty)
  }

  @Test(
    "a key does not hide the functions that all tables share",
    arguments: ["localized", "formatted"])
  func sharedFunctions(key: String) {
    let catalog = Sample.catalog(strings: [
      "App/en.lproj/Localizable.strings": "\"\(key)\" = \"Items\";"
    ])
    #expect(AccessorPrinter(catalog).text.contains("static var \(key)_: String {"))
  }
}
