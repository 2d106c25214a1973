import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkProject
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
  var reports: [(name: String, report: CheckReport)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      let path = "\(folder)/\(name)"
      guard DocumentPaths().isFolder(path) else { return nil }
      return (name, Checker().check(ProjectReader().read([path])))
    }
  }
}

@Suite("Checks of the corpus")
struct CorpusTests {
  private static let absence = Comment(rawValue: Corpus.absence)

  @Test(
    "published projects have errors only in test fixtures",
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

  @Test("broken documents have errors", .enabled(if: Projects.broken.isPresent, absence))
  func broken() {
    let rules: Set<RuleID> = ["unreadable-xml", "merge-conflict", "dangling-reference"]
    for (name, report) in Projects.broken.reports {
      let found = report.diagnostics.filter { rules.contains($0.rule) }
      #expect(Set(found.map(\.path)).count == report.fileCount, "\(name)")
    }
  }

  @Test(
    "few scenes without Interface Builder warnings are reported as misplaced or ambiguous",
    .enabled(if: Corpus.isPresent, absence))
  func unmarkedScenes() {
    let checker = Checker(rules: [.misplacedView, .ambiguousLayout])
    var unmarked = Tally()
    var marked = Tally()
    for file in Corpus.found.documents {
      guard let document = LoadedFile(file).document, document.isSupported else { continue }
      let lines = checker.check(document).map(\.start.line)
      for scene in SceneLines(of: document) {
        let hasFinding = lines.contains { scene.lines.contains($0) }
        if scene.isMarked { marked.add(hasFinding) } else { unmarked.add(hasFinding) }
      }
    }
    #expect(unmarked.count > 1500)
    #expect(unmarked.share <= 0.01)
    // Marks are found again where the stored frames still say why, it is no bar, margin or control
    // of another version that does, and the marked view is not ambiguous.
    #expect(marked.share >= 0.43)
  }
}

/// How many of some scenes have findings.
private struct Tally {
  var count = 0
  var found = 0

  var share: Double { Double(found) / Double(max(1, count)) }

  mutating func add(_ hasFinding: Bool) {
    count += 1
    if hasFinding { found += 1 }
  }
}

/// The lines of each scene of a document, or of a whole xib, and whether Interface Builder marked
/// any of its views as misplaced or ambiguous.
private struct SceneLines: Sequence {
  private let scenes: [(lines: ClosedRange<Int>, isMarked: Bool)]

  init(of document: Document) {
    let table = LineTable(document.file)
    let elements = document.kind == .xib ? [document.root] : document.scenes.map(\.element)
    scenes = elements.map { element in
      let range = document.source.map.whole(of: element)
      let isMarked = element.descendants.contains {
        $0["misplaced"] == "YES" || $0["ambiguous"] == "YES"
      }
      let first = table.position(of: range.lowerBound).line
      return (first...Swift.max(first, table.position(of: range.upperBound).line), isMarked)
    }
  }

  func makeIterator() -> some IteratorProtocol<(lines: ClosedRange<Int>, isMarked: Bool)> {
    scenes.makeIterator()
  }
}
