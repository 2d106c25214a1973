import BoardwalkBase
import BoardwalkSimulation

/// A flow being followed, line by line, up to the first that fails.
package struct FlowRun: Sendable {
  /// The result of one line.
  package struct Line: Sendable {
    /// The line.
    package let statement: FlowStatement

    /// Its file.
    package let file: SourceFile

    /// The text for display, in which text typed into secure fields is masked.
    package let text: String

    /// The output.
    package let outputs: [FlowOutput]

    /// The failure that ends the run, if any.
    package let failure: Finding?

    /// Whether the result replaces an earlier one of the line, whose failure is only now known.
    package let isRevision: Bool
  }

  /// The session.
  package private(set) var session: FlowSession

  /// Whether an exception has ended the app.
  package var isOver: Bool { session.simulation.isOver }

  private var flow: Flow
  private var statements: FlowParser
  private let hasDocument: Bool
  private var hasBegun = false
  private var hasFailed = false

  /// Whether further parts of the flow may follow.
  private var isOpen: Bool

  /// The budget of work.
  package private(set) var budget: WorkBudget

  /// The line that raised an exception that nothing has expected yet.
  private var raiser: Line?

  /// A run of `flow` in `session`, which fails when `budget` is spent.
  package init(_ flow: Flow, in session: FlowSession, within budget: WorkBudget = .standard) {
    self.init(flow, isOpen: false, session, budget)
  }

  /// A run in `session` of a flow whose parts are appended as they arrive.
  package init(in session: FlowSession, within budget: WorkBudget = .standard) {
    self.init(Flow(SourceFile(path: "", bytes: [])), isOpen: true, session, budget)
  }

  private init(_ flow: Flow, isOpen: Bool, _ session: FlowSession, _ budget: WorkBudget) {
    self.flow = flow
    self.budget = budget
    statements = flow.statements.makeIterator()
    self.isOpen = isOpen
    self.session = session
    hasDocument = session.simulation.graph.main != nil
  }

  /// Appends `part`, after all lines of the previous part were run.
  package mutating func append(_ part: Flow) {
    flow = part
    statements = part.statements.makeIterator()
  }

  /// Ends the flow after the current part.
  package mutating func end() { isOpen = false }

  /// Runs the next line; nil at the end.
  ///
  /// An exception that no later line expects fails the line that raised it.
  package mutating func next() -> Line? {
    guard !hasFailed, !session.hasEnded else { return nil }
    guard let statement = statements.next() else {
      return isOpen ? nil : unexpectedEnd()
    }
    if statement.action.expectsException { raiser = nil }
    if statement.action.changesApp, let line = unexpectedEnd() { return line }
    let (text, file) = shown(statement)
    do throws(FlowFailure) {
      try requireDocument(for: statement)
      guard !budget.isExhausted else { throw .spent(budget) }
      let wasOver = isOver && !statement.action.launches
      let outputs = try session.run(statement.action)
      budget.spend(FlowSession.lineWork + session.takeWork())
      let line = Line(
        statement: statement, file: file, text: text, outputs: outputs, failure: nil,
        isRevision: false)
      if isOver, !wasOver { raiser = line }
      return line
    } catch {
      hasFailed = true
      return Line(
        statement: statement, file: file, text: text, outputs: [],
        failure: finding(error, statement), isRevision: false)
    }
  }

  /// Requires that the first statement launches the app, or that there is a document to begin with.
  private mutating func requireDocument(for statement: FlowStatement) throws(FlowFailure) {
    guard !hasBegun else { return }
    hasBegun = true
    guard statement.action.launches || hasDocument else {
      throw .noDocument(of: session.simulation.graph)
    }
  }

  private mutating func unexpectedEnd() -> Line? {
    guard let raiser, let exception = session.simulation.exception else { return nil }
    hasFailed = true
    return Line(
      statement: raiser.statement, file: raiser.file, text: raiser.text, outputs: [],
      failure: exception.isLimitation
        ? limitation(exception, raiser.statement)
        : finding(unexpected(exception), raiser.statement),
      isRevision: true)
  }

  private func unexpected(_ exception: UIKitException) -> FlowFailure {
    FlowFailure(
      "the app ended with an exception that no later line expects: \(exception.description)",
      notes: [exception.provenance].compactMap { $0 } + [
        "if this is expected, add the line expect exception \"\(exception.name)\""
      ])
  }

  /// The end of the flow at `statement`, which uses an unmodeled feature: not a defect of the app.
  private func limitation(_ exception: UIKitException, _ statement: FlowStatement) -> Finding {
    Finding(
      Self.limitation, .warning, exception.reason, at: statement.range,
      notes: [exception.provenance].compactMap { $0.map { Finding.Note($0) } })
  }

  /// The rule of a flow that uses an unmodeled feature.
  package static let limitation: RuleID = "unmodeled-member"

  /// The text of `statement` and its file for display, without the text that it types into a secure
  /// field.
  private func shown(_ statement: FlowStatement) -> (text: String, file: SourceFile) {
    let text = flow.file.text(in: statement.range)
    guard case .perform(let event) = statement.action else { return (text, flow.file) }
    let shown = session.simulation.concealed(event)
    guard shown != event else { return (text, flow.file) }
    let literals = flow.file.literals(in: statement.range).map(\.range)
    return (shown.description, flow.file.concealing(literals))
  }

  private func finding(_ failure: FlowFailure, _ statement: FlowStatement) -> Finding {
    Finding(
      "failed-flow", .error, failure.message, at: failure.range ?? statement.range,
      notes: (exceptionNotes(besides: failure) + failure.notes).map { Finding.Note($0) })
  }

  /// Notes on the exception that ended the app, which explains the failure.
  private func exceptionNotes(besides failure: FlowFailure) -> [String] {
    guard let exception = session.simulation.exception,
      !failure.message.contains(exception.description)
    else { return [] }
    return ["the app has ended: \(exception.description)"]
      + [exception.provenance].compactMap { $0 }.filter { !failure.notes.contains($0) }
  }
}
