import BoardwalkBase
import BoardwalkDocument
import Foundation

/// Real documents of many projects, which are not part of this package.
///
/// Where there are none, the tests of the corpus are skipped: `.enabled(if: Corpus.isPresent)`.
package struct Corpus: Sendable {
  /// All storyboards and xibs, sorted by path.
  package let documents: [SourceFile]

  /// The documents in `folder` and the folders inside it.
  package init(folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    documents = try paths.sorted().map {
      SourceFile(
        path: $0, bytes: try SourceFile(contentsOf: folder + "/" + $0).bytes)
    }
  }

  private init() { documents = [] }

  /// Why a test of the corpus was skipped, for its condition.
  package static let absence =
    "the corpus is absent: name its folder in BOARDWALK_CORPUS to run this test"

  /// The folder that `BOARDWALK_CORPUS` names, else `../shared/corpus`.
  package static let folder =
    ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]
    ?? PackageFolder.url.appendingPathComponent("../shared/corpus").path

  /// The corpus in `folder`.
  package static let found = (try? Corpus(folder: folder)) ?? Corpus()

  /// Whether there are documents to test.
  package static var isPresent: Bool { !found.documents.isEmpty }

  /// Every document that can be read, with its tree, in the order of the documents.
  package static let readable: [LocatedTree] = found.documents.compactMap {
    try? XMLReader().read($0)
  }
}
