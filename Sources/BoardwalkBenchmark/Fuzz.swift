import BoardwalkFiles
import BoardwalkTestSupport
import Foundation

/// Reads damaged inputs of every kind in child processes, so that an input that crashes, hangs or
/// takes too much memory is found without ending the run.
///
/// `fuzz KIND 1 NUMBER` repeats a single input.
struct Fuzz {
  /// The first argument of a child process that works on some inputs.
  static let childMode = "fuzz-child"

  private let kinds: [FuzzKind]
  private let numbers: Range<UInt64>

  /// The folder of valid inputs; nil for the examples.
  private let folder: String?

  /// The run that `arguments` describe: `[KIND] [COUNT] [FIRST] [--samples FOLDER]`; all kinds if
  /// none is named.
  init(_ arguments: [String]) throws {
    var words = arguments[...]
    var folder: String?
    if words.dropLast().last == "--samples" {
      folder = words.popLast()
      words.removeLast()
    }
    self.folder = folder
    let named = words.first.flatMap(FuzzKind.init)
    if named != nil { words.removeFirst() }
    let values = words.compactMap { UInt64($0) }
    guard values.count == words.count, values.count < 3, values.first != 0 else {
      let kinds = FuzzKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Benchmark.UsageError(
        description: """
          usage: fuzz [KIND] [COUNT] [FIRST] [--samples FOLDER], where KIND is one of \(kinds)
          """)
    }
    kinds = named.map { [$0] } ?? FuzzKind.allCases
    let first = values.count > 1 ? values[1] : 0
    numbers = first..<first + (values.first ?? 1_000)
  }

  /// Runs, and prints a line for each kind and one for each input at fault.
  func run() throws {
    for kind in kinds {
      var tally = FuzzTally()
      let start = Date()
      var next = numbers.lowerBound
      while next < numbers.upperBound {
        let child = try FuzzChild(kind, next..<numbers.upperBound, folder)
        tally.add(child.tally)
        for fault in child.faults { print("\(kind.rawValue) \(fault)") }
        next = child.next
      }
      let seconds = Int(Date().timeIntervalSince(start))
      print("\(kind.rawValue): \(tally.text) in \(seconds) s")
      fflush(nil)
    }
  }
}

/// The number of each outcome, and the maximum cost of an input.
struct FuzzTally: Codable {
  var counts: [String: Int] = [:]
  var slowestSeconds = 0.0
  var peakMemory = 0

  mutating func add(_ other: FuzzTally) {
    counts.merge(other.counts, uniquingKeysWith: +)
    slowestSeconds = max(slowestSeconds, other.slowestSeconds)
    peakMemory = max(peakMemory, other.peakMemory)
  }

  var text: String {
    let outcomes = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let seconds = String(format: "%.2f", slowestSeconds)
    let all = counts.values.reduce(0, +)
    let refused = counts.filter { FuzzRun.refusals.contains($0.key) }.values.reduce(0, +)
    return "\(all - refused) of \(all) read to the end: " + outcomes.joined(separator: ", ")
      + "; slowest \(seconds) s, \(peakMemory >> 20) MB"
  }
}

/// A child process that works on inputs until one of them ends it.
struct FuzzChild {
  /// The outcomes of its inputs.
  private(set) var tally = FuzzTally()

  /// Each input at fault, with its number and what is wrong.
  private(set) var faults: [String] = []

  /// The number that the next child begins with.
  private(set) var next: UInt64

  /// Works on the inputs `numbers` of `kind`, made of those in `folder`.
  init(_ kind: FuzzKind, _ numbers: Range<UInt64>, _ folder: String?) throws {
    let note = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: note) }
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments =
      [
        Fuzz.childMode, kind.rawValue, "\(numbers.lowerBound)", "\(numbers.upperBound)", note.path,
      ] + (folder.map { [$0] } ?? [])
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let lines = (try? String(contentsOf: note, encoding: .utf8))?.split(separator: "\n") ?? []
    faults = lines.filter { $0.contains("broken") }.map(String.init)
    let last = lines.last.map(String.init) ?? ""
    if process.terminationReason == .exit, process.terminationStatus == 0,
      let tally = try? JSONDecoder().decode(FuzzTally.self, from: Data(last.utf8))
    {
      self.tally = tally
      next = numbers.upperBound
      return
    }
    let number = lines.last { $0.hasPrefix("at ") }.flatMap { UInt64($0.dropFirst(3)) }
    let reason =
      process.terminationReason == .exit && process.terminationStatus == FuzzWorker.slowStatus
      ? "slow" : "crash (\(process.terminationStatus))"
    faults.append("\(number ?? numbers.lowerBound): \(reason)")
    tally.counts[reason, default: 0] += 1
    let done = Int((number ?? numbers.lowerBound) - numbers.lowerBound)
    if done > 0 { tally.counts["before it", default: 0] += done }
    next = (number ?? numbers.lowerBound) + 1
  }
}

/// The work of a child process: it writes the number of each input before it reads the input, and
/// exits if an input takes too long.
struct FuzzWorker {
  /// The exit status if an input takes too much processor time.
  static let slowStatus: Int32 = 77

  private static let secondLimit = 20

  /// The maximum address space of a child, far more than its inputs need.
  private static let memoryLimit: rlim_t = 3 << 30

  private let kind: FuzzKind
  private let numbers: Range<UInt64>
  private let folder: String?
  private let note: FileHandle

  /// The worker that `arguments` of a child describe.
  init(_ arguments: [String]) throws {
    guard arguments.count > 3, let kind = FuzzKind(rawValue: arguments[0]),
      let first = UInt64(arguments[1]), let end = UInt64(arguments[2]), first <= end
    else { throw Benchmark.UsageError(description: "fuzz starts its children by itself") }
    self.kind = kind
    numbers = first..<end
    folder = arguments.count > 4 ? arguments[4] : nil
    try Data().write(to: URL(fileURLWithPath: arguments[3]))
    note = try FileHandle(forWritingTo: URL(fileURLWithPath: arguments[3]))
  }

  func run() throws {
    var limit = rlimit(rlim_cur: Self.memoryLimit, rlim_max: Self.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    // The timer counts the processor time of the whole process, so it is set again for each input.
    var tally = FuzzTally()
    let inputs = FuzzInputs(kind, in: folder)
    for number in numbers {
      note.write(Data("at \(number)\n".utf8))
      allowSeconds(Self.secondLimit)
      let start = ProcessUsage.processorSeconds
      let outcome = FuzzRun().outcome(of: inputs.mutant(number), as: kind)
      tally.slowestSeconds = max(tally.slowestSeconds, ProcessUsage.processorSeconds - start)
      if outcome.hasPrefix("broken") { note.write(Data("\(number): \(outcome)\n".utf8)) }
      tally.counts[outcome.hasPrefix("broken") ? "broken" : outcome, default: 0] += 1
    }
    tally.peakMemory = ProcessUsage.peakMemory
    note.write(try JSONEncoder().encode(tally))
  }

  /// Exits after `seconds` more of processor time.
  private func allowSeconds(_ seconds: Int) {
    signal(SIGPROF) { _ in _exit(FuzzWorker.slowStatus) }
    SystemInterface.startProfilingTimer(seconds: seconds)
  }
}
