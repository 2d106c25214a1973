import BoardwalkBase
import Foundation

/// The cost of one workload on some files, measured in a process of its own.
struct Measurement: Codable {
  /// Processor time in seconds.
  let seconds: Double

  /// The process's peak of resident memory, in bytes, the files' own included.
  let peakMemory: Int

  /// The first argument of a measured process.
  static let childMode = "measure"

  /// Measures `workload` on the files at `paths` in a new process, so that peaks do not mix.
  init(_ workload: Workload, paths: [String]) throws {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = [Self.childMode, workload.name] + paths
    let output = Pipe()
    child.standardOutput = output
    try child.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    self = try JSONDecoder().decode(Measurement.self, from: answer)
  }

  private init(_ workload: Workload, _ documents: [SourceFile]) {
    let start = ProcessUsage.processorSeconds
    workload.run(documents)
    seconds = ProcessUsage.processorSeconds - start
    peakMemory = ProcessUsage.peakMemory
  }

  /// Measures the workload that `arguments` name, and prints the result for the parent process.
  static func runChild(_ arguments: [String]) throws {
    guard let name = arguments.first, let workload = Workload.named(name) else {
      throw Benchmark.UsageError(description: "no such workload")
    }
    let documents = try arguments.dropFirst().map { try SourceFile(contentsOf: $0) }
    let answer = try JSONEncoder().encode(Measurement(workload, documents))
    FileHandle.standardOutput.write(answer)
  }
}
