import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Foundation

/// Merges of random edits of real documents, each of which must keep the laws of a merge.
struct MergeLaws {
  private let sources: [LocatedTree]
  private let count: Int

  /// The merges that `arguments` describe: a number of pairs, and the folder with the documents.
  init(_ arguments: [String]) throws {
    guard let count = arguments.first.flatMap({ Int($0) }), count > 0, arguments.count < 3 else {
      throw Benchmark.UsageError(description: "usage: merge-laws COUNT [FOLDER]")
    }
    let corpus = try arguments.dropFirst().first.map { try Corpus(folder: $0) } ?? Corpus.found
    sources = corpus.documents.compactMap { try? XMLReader().read($0) }.filter {
      $0.file.bytes.count < 150_000 && Document($0)?.duplicateObjects.isEmpty == true
    }
    guard !sources.isEmpty else { throw Benchmark.UsageError(description: Corpus.absence) }
    self.count = count
  }

  /// Merges, and prints what does not hold.
  func run() {
    var law = MergeLaw()
    var seed: UInt64 = 0
    while law.pairs < count {
      for source in sources where law.pairs < count {
        let known = law.violations.count
        law.check(source.tree, source.file.path, count: 1, seed: seed)
        for violation in law.violations.dropFirst(known) { print(violation) }
        seed += 1
      }
    }
    print("pairs \(law.pairs), with conflicts \(law.conflicts), violations \(law.violations.count)")
  }
}
