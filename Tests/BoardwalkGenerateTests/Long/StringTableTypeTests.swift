import BoardwalkGenerate
import Testing

@Suite("Type checking of localized strings")
struct StringTableTypeTests {
  @Test("accessors for localized strings compile")
  func compile() throws {
    let catalog = Sample.catalog(strings: [
      "App/en.lproj/Localizable.strings": """
      "a.title" = "Items \\"\\\\(x)"; "count" = "%@ has %d, %.1f"; "class" = "c"; "" = "none";
      """,
      "App/en.lproj/String.strings": "\"a\" = \"b\";",
    ])
    let checker = try TypeChecker()
    defer { checker.remove() }
    let use = """
      import UIKit
      func texts() -> [String] {
        [L10n.Localizable.aTitle, L10n.Localizable.count("x", 1, 2.5), L10n.Localizable.`class`]
      }
      """
    let files = ["Accessors.swift": AccessorPrinter(catalog).text, "Use.swift": use]
    #expect(try checker.diagnostics(for: files) == "")
  }
}
