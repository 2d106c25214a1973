import BoardwalkBase
import BoardwalkLayout
import BoardwalkTestSupport
import Foundation

/// The modes of the benchmark.
enum Benchmark {
  /// Arguments that name no mode.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "merges":
      guard arguments.count == 2 else { throw UsageError(description: "usage: merges FOLDER") }
      try MergeMeasurement(folder: arguments[1]).print()
    case "nibs":
      try compareNibs(Array(arguments.dropFirst()))
    case "nib-coverage":
      try coverNibs(Array(arguments.dropFirst()))
    case "merge-laws":
      try MergeLaws(Array(arguments.dropFirst())).run()
    case "fuzz":
      try Fuzz(Array(arguments.dropFirst())).run()
    case Fuzz.childMode:
      try FuzzWorker(Array(arguments.dropFirst())).run()
    case "profile":
      try profile(Array(arguments.dropFirst()))
    case "scenes":
      try scenes(inFolder: arguments.dropFirst().first)
    case "walk":
      try SimulationSpeed(steps: number(in: arguments, at: 1) ?? 1_000_000).print()
    case "lists":
      try Scrolling(steps: number(in: arguments, at: 1) ?? 2_000).print()
    case "explore":
      let corpus = try arguments.dropFirst().first.map { try Corpus(folder: $0) } ?? Corpus.found
      ExplorationSpeed(corpus, steps: try number(in: arguments, at: 2) ?? 10_000).print()
    case "generate":
      try generate(Array(arguments.dropFirst()))
    case "agreement":
      try agree(Array(arguments.dropFirst()))
    case "solver":
      SolverSpeed().print()
    case Measurement.childMode:
      try Measurement.runChild(Array(arguments.dropFirst()))
    case let option? where option.hasPrefix("-"):
      throw UsageError(description: usage)
    default:
      try compare(inFolder: arguments.first)
    }
  }

  /// The help text, which is also the message for a wrong call.
  private static let usage = """
    name what to measure
      boardwalk-benchmark [FOLDER]                        documents read, checked and compiled
      boardwalk-benchmark scenes [FOLDER]                 the same documents as scenes
      boardwalk-benchmark profile WORKLOAD FOLDER ROUNDS  one workload again and again
      boardwalk-benchmark walk [STEPS]                    steps of navigation a second
      boardwalk-benchmark lists [STEPS]                   long tables and collections, scrolled
      boardwalk-benchmark explore [FOLDER [STEPS]]        every launchable storyboard, explored
      boardwalk-benchmark generate MEGABYTES              a storyboard, to standard output
      boardwalk-benchmark solver                          generated layouts, solved and edited
      boardwalk-benchmark agreement [FOLDER] [--given | --predicted] [--failures]
                                                          frames found against frames stored
      boardwalk-benchmark merges FOLDER                   real merges, merged again
      boardwalk-benchmark merge-laws COUNT [FOLDER]       random edits of real documents, merged
      boardwalk-benchmark nibs FOLDER [--failures]        documents compiled by Xcode, compiled again
      boardwalk-benchmark nib-coverage [FOLDER [OUTPUT]]  documents that compile to nibs
      boardwalk-benchmark fuzz [KIND] [COUNT] [FIRST] [--samples FOLDER]
                                                          damaged inputs of every kind
    """

  private static func number(in arguments: [String], at index: Int) throws -> Int? {
    guard arguments.count > index else { return nil }
    guard let number = Int(arguments[index]), number > 0 else {
      throw UsageError(description: "'\(arguments[index])' is no number of steps")
    }
    return number
  }

  private static func compare(inFolder folder: String?) throws {
    let corpus = try folder.map { try Corpus(folder: $0) } ?? Corpus.found
    guard !corpus.documents.isEmpty else { throw UsageError(description: Corpus.absence) }
    Comparison(corpus.documents).print()
    try Growth(megabytes: [1, 10, 100]).print()
  }

  private static func coverNibs(_ arguments: [String]) throws {
    let corpus = try arguments.first.map { try Corpus(folder: $0) } ?? Corpus.found
    guard !corpus.documents.isEmpty else { throw UsageError(description: Corpus.absence) }
    try NibCoverage(corpus, output: arguments.dropFirst().first).print()
  }

  private static func scenes(inFolder folder: String?) throws {
    let corpus = try folder.map { try Corpus(folder: $0) } ?? Corpus.found
    guard !corpus.documents.isEmpty else { throw UsageError(description: Corpus.absence) }
    SceneComparison(corpus.documents).print()
    SceneShape.print(counts: [1_000, 10_000, 100_000])
    try SceneGrowth(megabytes: [1, 10, 100]).print()
  }

  private static func agree(_ arguments: [String]) throws {
    let known: Set = ["--given", "--predicted", "--failures"]
    let options = arguments.filter { $0.hasPrefix("--") }
    let folders = arguments.filter { !$0.hasPrefix("--") }
    guard folders.count < 2, options.allSatisfy(known.contains) else {
      throw UsageError(description: "usage: agreement FOLDER [--given | --predicted] [--failures]")
    }
    let corpus = try folders.first.map { try Corpus(folder: $0) } ?? Corpus.found
    let kinds: [(option: String, heading: String, textSizes: Canvas.TextSizes)] = [
      ("--given", "with the sizes of texts given", .stored),
      ("--predicted", "with the sizes of texts predicted", .predicted),
    ]
    let chosen = kinds.filter { options.contains($0.option) }
    for kind in chosen.isEmpty ? kinds : chosen {
      Swift.print(kind.heading)
      Agreement(
        corpus.documents, kind.textSizes, listsFailures: options.contains("--failures")
      ).print()
    }
  }

  private static func compareNibs(_ arguments: [String]) throws {
    guard let folder = arguments.first, arguments.dropFirst().allSatisfy({ $0 == "--failures" })
    else { throw UsageError(description: "usage: nibs FOLDER [--failures]") }
    try NibMeasurement(folder: folder, listsFailures: arguments.count > 1).print()
  }

  private static func generate(_ arguments: [String]) throws {
    guard arguments.count == 1, let size = Int(arguments[0]) else {
      throw UsageError(description: "usage: generate MEGABYTES")
    }
    let bytes = StoryboardGenerator(minimumSize: size * 1_000_000).bytes()
    FileHandle.standardOutput.write(Data(bytes))
  }

  private static func profile(_ arguments: [String]) throws {
    guard arguments.count == 3, let workload = Workload.named(arguments[0]),
      let rounds = Int(arguments[2])
    else { throw UsageError(description: "usage: profile WORKLOAD FOLDER ROUNDS") }
    let documents = try Corpus(folder: arguments[1]).documents
    for _ in 0..<rounds { workload.run(documents) }
  }
}
