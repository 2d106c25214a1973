import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Foundation

/// Does everything with many damaged documents, and tells of every one that breaks the reader's law.
///
/// The number of the document at hand is kept in a file, so that one that kills or hangs the process
/// can be made again: `fuzz FOLDER 1 NUMBER`.
struct Fuzz {
  private let documents: [SourceFile]
  private let numbers: Range<UInt64>
  private let slowSeconds = 1.0

  /// The run that `arguments` describe.
  init(_ arguments: [String]) throws {
    guard arguments.count == 3, let count = UInt64(arguments[1]), let seed = UInt64(arguments[2])
    else { throw Benchmark.Misuse(description: "usage: fuzz FOLDER COUNT SEED") }
    documents = try Corpus(folder: arguments[0]).documents.filter { $0.bytes.count < 20_000 }
    guard !documents.isEmpty else {
      throw Benchmark.Misuse(description: "no document of less than 20,000 bytes in the folder")
    }
    numbers = seed..<seed + count
  }

  /// Runs, and prints what happened.
  func run() throws {
    let note = FileManager.default.temporaryDirectory
      .appendingPathComponent("boardwalk-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try Data().write(to: note)
    let progress = try FileHandle(forWritingTo: note)
    print("the number of the input at hand stands in \(note.path)")
    fflush(nil)
    var counts: [String: Int] = [:]
    for number in numbers {
      try progress.seek(toOffset: 0)
      progress.write(Data("\(number)\n".utf8))
      counts[outcome(of: number), default: 0] += 1
    }
    try FileManager.default.removeItem(at: note)
    for (outcome, count) in counts.sorted(by: { $0.key < $1.key }) { print(outcome, count) }
  }

  private func outcome(of number: UInt64) -> String {
    let bytes = mutant(number)
    let start = ProcessUsage.processorSeconds
    let outcome = ReadingLaw().outcome(for: bytes)
    if ProcessUsage.processorSeconds - start > slowSeconds { print("slow: \(number)") }
    switch outcome {
    case .read: return WholeChain().run(SourceFile(path: "mutant", bytes: bytes))
    case .refused: return "refused"
    case .broken(let reason):
      print("broken: \(number): \(reason)")
      return "broken"
    }
  }

  private func mutant(_ number: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: number)
    let one = documents[random.number(below: documents.count)]
    let other = documents[random.number(below: documents.count)]
    // Every other one is well-formed: bytes at random seldom reach what lies behind the reader.
    if number % 2 == 1, let tree = try? XMLReader().read(one).tree {
      var mutation = TreeMutation(seed: number)
      return mutation.mutant(of: tree)
    }
    var mutation = Mutation(seed: number)
    return mutation.mutant(of: one.bytes, and: other.bytes)
  }
}
