import Boardwalk
import Testing

@Suite("Public interface article")
struct LibraryExampleTests {
  private let folder = "Examples/Homepwner"

  @Test("a document is converted and checked")
  func document() throws {
    let document = try InterfaceDocument(contentsOf: "\(folder)/Main.storyboard")
    #expect(document.sceneText().contains("Homepwner"))
    #expect(document.check().filter { $0.severity == .error } == [])
  }

  @Test("a folder is checked with its project's configuration")
  func project() throws {
    var configuration = CheckConfiguration()
    if let path = CheckConfiguration.path(for: folder) {
      configuration = try CheckConfiguration(contentsOf: path)
    }
    let report = StoryboardProject(paths: [folder], configuration: configuration).check()
    #expect(report.fileCount > 0 && report.worst ?? .note < .error)
  }

  @Test("an app is compiled, drawn, run and explored")
  func app() throws {
    let app = try StoryboardApp(folder)
    #expect(try GraphRenderer(.mermaid).text(of: app.graph).hasPrefix("flowchart"))
    var walk = app.launch { $0.isLandscape = true }
    try walk.tap(.row(1))
    #expect(walk.trace.entries.map { "\($0.subject) \($0.text)" }.contains("Detail viewDidAppear"))
    #expect(app.explore().unreached == [])
  }
}
