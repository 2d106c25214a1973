import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject
import Testing

@testable import BoardwalkCheck

@Suite("Suggested ids")
struct SuggestedIDTests {
  private func document(_ ids: String...) throws -> Document {
    let views = ids.map { "<view id=\"\($0)\"/>" }.joined()
    let file = SourceFile(path: "a.xib", text: "<document>\(views)</document>")
    return try #require(LoadedFile(file).document)
  }

  @Test(
    "an id that differs by one insertion, deletion, substitution or swap is suggested",
    arguments: ["ax-tG-7kg", "wax-tG-77kg", "wax-TG-7kg", "awx-tG-7kg", "wax-tG-7kgx"])
  func near(_ id: String) throws {
    var guesses = IDGuesses(try document("wax-tG-7kg", "Aae-sc-GPO"))
    #expect(guesses.guess(id) == "wax-tG-7kg")
  }

  @Test(
    "an id two edits away, or two candidates, give no suggestion",
    arguments: ["wax-TG-7kG", "Aae-sc-GP", "x", ""])
  func far(_ id: String) throws {
    var guesses = IDGuesses(try document("wax-tG-7kg", "Aae-sc-GPO", "Aae-sc-GPQ", "xx"))
    #expect(guesses.guess(id) == nil)
  }
}
