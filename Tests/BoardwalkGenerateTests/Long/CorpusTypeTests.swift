import BoardwalkGenerate
import BoardwalkProject
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Accessors for real projects", .serialized)
struct CorpusTypeTests {
  private static let projects: [String] =
    Corpus.isPresent
    ? ((try? FileManager.default.contentsOfDirectory(atPath: Corpus.folder)) ?? [])
      .filter { $0.contains("+") }.sorted() : []

  @Test(
    "accessors of corpus projects compile without warnings",
    .enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func compile() throws {
    let checker = try TypeChecker()
    defer { checker.remove() }
    var count = 0
    for name in Self.projects {
      let project = ProjectReader().read([Corpus.folder + "/" + name])
      let catalog = ResourceCatalog(project)
      guard !catalog.storyboards.isEmpty || !catalog.nibs.isEmpty else { continue }
      let classes = CustomClasses(project)
      for (module, code) in classes.modules {
        try checker.makeFrameworks(for: code)
        try checker.makeModule(module, code)
      }
      let code = AccessorPrinter(catalog).text
      let diagnostics = try checker.diagnostics(
        for: ["Accessors.swift": code, "Classes.swift": classes.target])
      #expect(diagnostics.isEmpty, "\(name): \(diagnostics.prefix(2_000))")
      count += 1
    }
    #expect(count > 20)
  }
}
