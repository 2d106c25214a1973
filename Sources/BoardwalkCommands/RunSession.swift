import Boardwalk
import BoardwalkBase
import BoardwalkFiles
import BoardwalkFlow
import BoardwalkSimulation
import Foundation

/// An interactive session with an app: input lines, screens and errors.
struct RunSession: FlowFollower {
  private var session: FlowSession
  private let app: LoadedApp
  let console: Console
  private var trace = TraceText()
  private var showsTrace = true
  private var record: WalkRecord

  init(
    _ session: FlowSession, of app: LoadedApp, launchedWith settings: LaunchSettings,
    console: Console, showsAll: Bool
  ) {
    self.session = session
    self.app = app
    self.console = console
    record = WalkRecord(launch: settings)
    trace.hidesStockContainers = !showsAll
  }

  /// Does what the lines of `input` say as they arrive, up to the first that fails.
  mutating func follow(
    _ input: FlowInput, within budget: WorkBudget
  ) throws(CommandError) -> ExitStatus {
    var run = FlowRun(in: session, within: budget)
    defer { session = run.session }
    return try follow(input, by: &run)
  }

  /// Follows the lines that `run` has, up to the first that fails.
  mutating func follow(_ run: inout FlowRun) throws(CommandError) -> ExitStatus {
    while console.outputFailure() == nil, let line = run.next() {
      if !line.isRevision {
        console.output("> \(line.text.escapedLinesForTerminal)\n")
      }
      if let failure = line.failure {
        console.report([failure], in: line.file)
        return failure.rule == FlowRun.limitation ? .notModeled : .findings
      }
      try show(line.outputs, isOver: run.isOver)
    }
    return .success
  }

  /// Prompts for lines until the end of the session.
  mutating func ask() -> ExitStatus {
    begin()
    while !session.hasEnded, console.outputFailure() == nil {
      guard let line = console.ask(prompt) else { break }
      let flow = Flow(SourceFile(path: "<line>", text: line), isAtPrompt: true)
      for finding in flow.findings {
        console.error(
          (["  \(finding.message)"] + [finding.fixIt].compactMap { $0.map { "  \($0.title)" } })
            .terminalLines)
      }
      for statement in flow.statements { run(statement, of: flow.file) }
    }
    return .success
  }

  private var prompt: Prompt {
    Prompt("> ", completions: session.completions + Self.commonLines, keepsHistory: true)
  }

  /// The commands that are always available, for completion after touchable elements.
  private static let commonLines: [String] = {
    let words = FlowCommand.all.flatMap(\.forms).map { form in
      form.split(separator: " ").prefix { $0.allSatisfy { $0.isLowercase } }
        .joined(separator: " ")
    }
    return words.filter { !$0.isEmpty }.uniqued()
  }()

  func begin() {
    console.output(greeting)
    console.output(trace.render(session.trace))
  }

  /// `Homepwner: Items in navigation controller.   Try: tap "+", tap "Shiny Bear", ?`
  private var greeting: String {
    let front = session.simulation.frontmost.flatMap { session.simulation[$0] }
    guard let front else {
      return "\(app.name.escapedForTerminal): a black screen, nothing is initial\n"
    }
    let parent = front.parent.flatMap { session.simulation[$0]?.name }
    let place = parent.map { "\(front.name) in \($0)" } ?? front.name
    let lines = session.suggestions.filter { $0.hasPrefix("tap \"") }.prefix(3) + ["?"]
    return "\(app.name): \(place).   Try: \(lines.joined(separator: ", "))".escapedForTerminal
      + "\n"
  }

  /// Runs one line from the prompt and shows its result or its error.
  private mutating func run(_ statement: FlowStatement, of file: SourceFile) {
    do throws(FlowFailure) {
      let outputs = try session.run(statement.action)
      do throws(CommandError) {
        try show(outputs, isOver: session.simulation.isOver)
      } catch {
        console.error(error.text)
      }
      record.add(statement, of: file)
    } catch {
      console.error(([error.message] + error.notes).map { "  \($0)" }.terminalLines)
    }
  }

  private mutating func show(_ outputs: [FlowOutput], isOver: Bool) throws(CommandError) {
    for output in outputs {
      switch output {
      case .trace(let entries): show(entries, isOver: isOver)
      case .text(let text): console.output(Self.indented(text))
      case .snapshot(let picture, _): console.output(picture)
      case .showTrace(let isShown): showsTrace = isShown
      case .save(let path, let isReplacing):
        guard try save(to: path, isReplacing: isReplacing) else { continue }
        console.outputLines("  written to \(path)")
      }
    }
  }

  /// Writes the performed lines to a flow at `path`. An existing file is replaced only if
  /// `isReplacing`, or after confirmation; returns false without it.
  private func save(to path: String, isReplacing: Bool) throws(CommandError) -> Bool {
    guard path.hasSuffix(".flow") else {
      throw CommandError("the name of a flow must end in .flow: '\(path)'")
    }
    let bytes = Array(record.text.utf8)
    let exists = FileManager.default.fileExists(atPath: path)
    guard exists || isReplacing else {
      try console.change { files throws(FileError) in try files.create(path, holding: bytes) }
      return true
    }
    if exists, !isReplacing {
      let question = "  \(path) exists. Replace it?".escapedForTerminal
      guard console.confirm(question) else {
        console.output("  not written\n")
        return false
      }
    }
    try console.write(bytes, to: path)
    return true
  }

  private func show(_ entries: [TraceEntry], isOver: Bool) {
    // The end of the app is always shown.
    guard showsTrace || isOver else { return }
    let text = trace.render(entries)
    console.output(text.isEmpty ? "  nothing happens\n" : text)
  }

  private static func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.dropLast(text.hasSuffix("\n") ? 1 : 0)
    return shown.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }
}
