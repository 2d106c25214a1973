import BoardwalkNib
import BoardwalkTestSupport
import Foundation

/// Reads, writes, prints and compares many damaged archives, and reports each that breaks a law.
///
/// Every mutant follows from its number alone: `fuzz-nibs FOLDER 1 NUMBER` makes it again.
struct NibFuzz {
  private let archives: [[UInt8]]
  private let numbers: Range<UInt64>
  private let slowSeconds = 1.0

  /// The run that `arguments` describe.
  init(_ arguments: [String]) throws {
    guard arguments.count == 3, let count = UInt64(arguments[1]), let seed = UInt64(arguments[2])
    else { throw Benchmark.Misuse(description: "usage: fuzz-nibs FOLDER COUNT SEED") }
    let folder = URL(fileURLWithPath: arguments[0])
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    archives = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "nib" }
      .sorted { $0.path < $1.path }
      .compactMap { try? Array(Data(contentsOf: $0)) }
      .filter { !$0.isEmpty && $0.count < 20_000 }
    guard !archives.isEmpty else {
      throw Benchmark.Misuse(description: "no nib of less than 20,000 bytes in the folder")
    }
    numbers = seed..<seed + count
  }

  /// Runs, and prints the number of each outcome.
  func run() {
    var counts: [String: Int] = [:]
    for number in numbers {
      let start = ProcessUsage.processorSeconds
      let outcome = outcome(of: number)
      if ProcessUsage.processorSeconds - start > slowSeconds { print("slow: \(number)") }
      if outcome == .broken { print("broken: \(number)") }
      counts[outcome.rawValue, default: 0] += 1
    }
    for (outcome, count) in counts.sorted(by: { $0.key < $1.key }) { print(outcome, count) }
  }

  private func outcome(of number: UInt64) -> ArchiveLaw.Outcome {
    var random = SeededGenerator(seed: number)
    let one = archives[random.number(below: archives.count)]
    let other = archives[random.number(below: archives.count)]
    var mutation = Mutation(seed: number)
    return ArchiveLaw.outcome(for: mutation.mutant(of: one, and: other))
  }
}
