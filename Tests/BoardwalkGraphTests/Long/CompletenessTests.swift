import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkTestSupport
import Foundation
import Testing

/// Comparison of graphs with the documents from which they were compiled.
@Suite("Complete graphs")
struct CompletenessTests {
  private func dropped(from document: Document) throws -> [String] {
    let compiled = try Sample.compile(document)
    return Statements(document).missing(in: Statements(compiled))
  }

  @Test(
    "a graph has what its document has",
    arguments: [
      "Examples/Homepwner/Main.storyboard", "Examples/Homepwner/LaunchScreen.storyboard",
      "Tests/Fixtures/graph/everything.storyboard", "Tests/Fixtures/graph/card.xib",
    ])
  func documents(path: String) throws {
    let path = PackageFolder.url.appendingPathComponent(path).path
    let document = try #require(LoadedFile(path: path).document)
    #expect(try dropped(from: document) == [])
  }

  @Test("values missing from a graph are found")
  func missingStatements() throws {
    let document = try Sample.storyboard(
      Sample.controllerScene("a", #"<view key="view" contentMode="top" id="v"/>"#))
    var compiled = try Sample.compile(document)
    #expect(Statements(document).missing(in: Statements(compiled)) == [])
    var controller = try #require(compiled.scenes[0].controller)
    controller.view?.rest.attributes["contentMode"] = nil
    controller.view?.id = "w"
    compiled.scenes[0].content = .controller(controller)
    #expect(
      Statements(document).missing(in: Statements(compiled)) == [
        #"<view> has contentMode="top""#, #"<view> has id="v""#,
      ])
  }

  @Test(
    "a graph of the corpus has what its document has",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() throws {
    for document in Corpus.supported {
      let dropped = try dropped(from: document)
      #expect(dropped == [], "\(document.file.path)")
    }
  }
}
