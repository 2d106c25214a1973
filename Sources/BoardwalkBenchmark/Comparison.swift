import BoardwalkBase
import Foundation

/// Measures all workloads with the same real documents, in interleaved rounds, so that other load
/// affects all of them alike.
struct Comparison {
  private let documents: [SourceFile]
  private let rounds = 5

  init(_ documents: [SourceFile]) { self.documents = documents }

  /// Measures and prints.
  func print() {
    let size = documents.reduce(0) { $0 + $1.bytes.count }
    Swift.print("\(documents.count) documents, \(Table.megabytes(size)), median of \(rounds)")
    let medians = medians()
    let floor = medians.first ?? 1
    var table = Table(headings: ["workload", "MB/s", "CPU s", "of XMLParser"])
    for (workload, seconds) in zip(Workload.all, medians) {
      table.add([
        workload.name, Table.number(Double(size) / 1e6 / seconds, places: 1),
        Table.number(seconds, places: 3), Table.number(seconds / floor, places: 2),
      ])
    }
    Swift.print(table.text)
  }

  private func medians() -> [Double] {
    var seconds = Workload.all.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, workload) in Workload.all.enumerated() {
        let start = ProcessUsage.processorSeconds
        workload.run(documents)
        seconds[index].append(ProcessUsage.processorSeconds - start)
      }
    }
    return seconds.map { $0.sorted()[rounds / 2] }
  }
}
