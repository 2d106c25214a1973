import BoardwalkBase
import Foundation

/// The growth of time and memory with the size of a document.
struct Growth {
  private let megabytes: [Int]

  init(megabytes: [Int]) { self.megabytes = megabytes }

  /// Measures and prints.
  func print() throws {
    var table = Table(headings: ["size", "workload", "MB/s", "CPU s", "peak memory"])
    for size in megabytes {
      let bytes = StoryboardGenerator(minimumSize: size * 1_000_000).bytes()
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("boardwalk-benchmark-\(UUID().uuidString).storyboard")
      try Data(bytes).write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      for workload in Workload.all {
        let measured = try Measurement(workload, paths: [url.path])
        table.add([
          Table.megabytes(bytes.count), workload.name,
          Table.number(Double(bytes.count) / 1e6 / measured.seconds, places: 1),
          Table.number(measured.seconds, places: 3), Table.megabytes(measured.peakMemory),
        ])
      }
    }
    Swift.print(table.text)
  }
}
