import Foundation
import Testing

@testable import BoardwalkProject

@Suite("Reading budget")
struct ReadingBudgetTests {
  @Test("documents past the budget are reported and not opened, deterministically")
  func beyond() throws {
    let names = (0..<4).map { "Scene\($0).scene" }
    let folder = try TemporaryFolder(
      Dictionary(names.map { ($0, "storyboard\n") }) { first, _ in first })
    defer { folder.remove() }
    let paths = names.map { "\(folder.path)/\($0)" }
    for _ in 0..<2 {
      let reasons = ReadingBudget(bytes: 25).documents(at: paths).map { file in
        if case .unopened(_, let reason) = file { reason } else { "" }
      }
      #expect(reasons[..<2] == ["", ""])
      #expect(reasons[2...].allSatisfy { $0.hasPrefix("it is left out") })
    }
  }

  @Test("documents and the scene texts next to them share one budget")
  func copies() throws {
    let folder = try TemporaryFolder(["a.xib": "<document/>", "a.scene": "xib\n"])
    defer { folder.remove() }
    var reader = ProjectReader()
    reader.budget = ReadingBudget(bytes: 11)
    let project = reader.read([folder.path])
    #expect(project.documents.count == 1)
    guard case .unopened = project.sceneCopies.first?.scene else {
      Issue.record("the document has used the budget up")
      return
    }
  }
}
