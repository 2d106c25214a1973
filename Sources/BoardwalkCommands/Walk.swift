import BoardwalkFlow
import BoardwalkSource
import BoardwalkStage

/// A walk through an app as a person sees it: what they say, what happens, what goes wrong.
struct Walk {
  private var session: FlowSession
  private let app: LoadedApp
  private let console: Console
  private var trace = TraceText()

  init(_ session: FlowSession, of app: LoadedApp, console: Console, showsAll: Bool) {
    self.session = session
    self.app = app
    self.console = console
    trace.hidesStockContainers = !showsAll
  }

  /// Does what `flow` says, up to the first line that fails.
  mutating func follow(_ flow: Flow) -> ExitStatus {
    guard flow.findings.isEmpty else {
      report(flow.findings, in: flow.file)
      return .findings
    }
    if !flow.beginsWithLaunch {
      console.output(greeting)
      console.output(trace.render(session.trace))
    }
    for statement in flow.statements {
      console.output("> \(flow.file.text(in: statement.range))\n")
      guard run(statement, of: flow) else { return .findings }
      if session.hasEnded { break }
    }
    return .success
  }

  /// Does what the lines of the input say, up to the first that fails.
  mutating func readLines() -> ExitStatus {
    follow(Flow(SourceFile(path: "<stdin>", bytes: console.readAll())))
  }

  /// Asks a person what to do next, until they have enough.
  mutating func ask() -> ExitStatus {
    console.output(greeting)
    console.output(trace.render(session.trace))
    while !session.hasEnded {
      console.output("> ")
      guard let line = console.readLine() else { break }
      let flow = Flow(SourceFile(path: "<line>", text: line))
      for finding in flow.findings {
        console.error("  \(finding.message)\n")
        if let fix = finding.fixIt { console.error("  \(fix.title)\n") }
      }
      for statement in flow.statements { _ = run(statement, of: nil) }
    }
    return .success
  }

  /// `Homepwner: Items in navigation controller.   Try: tap "+", tap "Shiny Bear", ?`
  private var greeting: String {
    let front = session.stage.frontmost.flatMap { session.stage[$0] }
    guard let front else { return "\(app.name): a black screen, nothing is initial\n" }
    let parent = front.parent.flatMap { session.stage[$0]?.name }
    let place = parent.map { "\(front.name) in \($0)" } ?? front.name
    let names = session.stage.touchables.filter { $0.isEnabled && !$0.texts.isEmpty }
      .prefix(3).map { "tap \"\($0.name)\"" }
    return "\(app.name): \(place).   Try: " + (names + ["?"]).joined(separator: ", ") + "\n"
  }

  /// Does one line and shows what comes of it; says what went wrong otherwise.
  private mutating func run(_ statement: FlowStatement, of flow: Flow?) -> Bool {
    do throws(FlowFailure) {
      for output in try session.run(statement.action) { show(output) }
      return true
    } catch {
      if let flow {
        let finding = Finding(
          "failed-flow", .error, error.message, at: statement.range,
          notes: error.notes.map { Finding.Note($0) })
        report([finding], in: flow.file)
      } else {
        console.error(([error.message] + error.notes).map { "  \($0)\n" }.joined())
      }
      return false
    }
  }

  private func report(_ findings: [Finding], in file: SourceFile) {
    for diagnostic in Diagnostic.locate(findings, in: file) {
      console.error(HumanDiagnostic(diagnostic, isColored: console.isColored).text)
    }
  }

  private func show(_ output: FlowOutput) {
    switch output {
    case .trace(let entries):
      let text = trace.render(entries)
      console.output(text.isEmpty ? "  nothing happens\n" : text)
    case .text(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines.dropLast(text.hasSuffix("\n") ? 1 : 0)
      console.output(shown.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined())
    case .snapshot(let picture, _): console.output(picture)
    }
  }
}
