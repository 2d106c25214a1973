import BoardwalkCheck
import BoardwalkProject
import BoardwalkSource
import BoardwalkTestSupport
import Foundation
import Testing

/// Real documents of many projects, which are not part of this package: each folder is a project.
private struct Projects {
  let folder: String

  static let published = Projects(beside: "corpus")
  static let broken = Projects(beside: "corpus-broken")

  private init(beside name: String) {
    let named = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]
    let corpus = named ?? PackageFolder.url.appendingPathComponent("../shared/corpus").path
    folder =
      URL(fileURLWithPath: corpus).deletingLastPathComponent()
      .appendingPathComponent(name).standardizedFileURL.path
  }

  var isPresent: Bool { DocumentPaths().isFolder(folder) }

  /// What is found in each project, by the first folder of its path.
  var reports: [(name: String, report: Report)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      guard DocumentPaths().isFolder(path) else { return nil }
      return (name, Checker().check(ProjectReader().read([path])))
    }
  }
}

@Suite("Real documents")
struct CorpusTests {
  private static let absence = Comment(rawValue: Corpus.absence)

  @Test(
    "Published projects have no errors but those of test fixtures",
    .enabled(if: Projects.published.isPresent, absence))
  func published() {
    let errors = Projects.published.reports.flatMap(\.report.diagnostics).filter {
      $0.severity == .error
    }
    let outside = errors.filter { !$0.path.contains("/Tests/") && !$0.path.contains("/Fixtures/") }
    // Some translations have unescaped quotes, which nobody noticed.
    #expect(outside.filter { $0.rule != "malformed-strings" }.map(\.lines) == [])
    let references = errors.filter {
      $0.rule == "dangling-reference" || $0.rule == "duplicate-id"
    }
    // One fixture that breaks these rules on purpose is known.
    #expect(Set(references.map(\.path)).count <= 1)
  }

  @Test("Broken documents are found out", .enabled(if: Projects.broken.isPresent, absence))
  func broken() {
    let rules: Set<RuleID> = ["unreadable-xml", "merge-conflict", "dangling-reference"]
    for (name, report) in Projects.broken.reports {
      let found = report.diagnostics.filter { rules.contains($0.rule) }
      #expect(Set(found.map(\.path)).count == report.fileCount, "\(name)")
    }
  }
}
