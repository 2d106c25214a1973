import BoardwalkCheck
import BoardwalkProject
import BoardwalkSource
import Foundation
import Testing

/// Real documents of many projects, which are not part of this package: each folder is a project.
private struct Corpus {
  let folder: String

  static let found = Corpus(beside: "corpus")
  static let broken = Corpus(beside: "corpus-broken")

  private init(beside name: String) {
    let named = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]
    let corpus = named ?? RuleFixtures.package.appendingPathComponent("../shared/corpus").path
    folder = URL(fileURLWithPath: corpus).deletingLastPathComponent()
      .appendingPathComponent(name).standardizedFileURL.path
  }

  var isPresent: Bool { DocumentPaths().isFolder(folder) }

  /// What is found in each project, by the first folder of its path.
  var reports: [(name: String, report: Report)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      guard DocumentPaths().isFolder(path) else { return nil }
      return (name, Checker().check(Project(paths: [path])))
    }
  }
}

@Suite("Real documents")
struct CorpusTests {
  private static let absence: Comment =
    "the corpus is absent: name its folder in BOARDWALK_CORPUS to run this test"

  @Test(
    "Published projects have no errors but those of test fixtures",
    .enabled(if: Corpus.found.isPresent, absence))
  func published() {
    let errors = Corpus.found.reports.flatMap(\.report.diagnostics).filter { $0.severity == .error }
    let outside = errors.filter { !$0.path.contains("/Tests/") && !$0.path.contains("/Fixtures/") }
    #expect(outside.map(\.lines) == [])
    let references = errors.filter {
      $0.rule == "dangling-reference" || $0.rule == "duplicate-id"
    }
    // One fixture that breaks these rules on purpose is known.
    #expect(Set(references.map(\.path)).count <= 1)
  }

  @Test("Broken documents are found out", .enabled(if: Corpus.broken.isPresent, absence))
  func broken() {
    let rules: Set<RuleID> = ["unreadable-xml", "merge-conflict", "dangling-reference"]
    for (name, report) in Corpus.broken.reports {
      let found = report.diagnostics.filter { rules.contains($0.rule) }
      #expect(Set(found.map(\.path)).count == report.fileCount, "\(name)")
    }
  }
}
