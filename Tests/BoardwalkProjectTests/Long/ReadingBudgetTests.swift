import BoardwalkProject
import Foundation
import Testing

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
}
