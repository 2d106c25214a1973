import BoardwalkSimulation

/// Compares the trace of a step with an expected trace.
///
/// Callbacks of system containers count only in partial traces. An expected line matches a line
/// that begins with it, apart from leading blanks. A line that must be absent has to be possible in
/// traces of the app.
struct TraceCheck: Sendable {
  private let trace: [TraceEntry]
  private let simulation: Simulation

  /// A check of `trace`, which led to `simulation`.
  init(_ trace: [TraceEntry], in simulation: Simulation) {
    self.trace = trace
    self.simulation = simulation
  }

  /// Requires `expectation` to be so.
  func check(_ expectation: TraceExpectation) throws(FlowFailure) {
    let entries = entries(expectation)
    if entries.isEmpty, let failure = Self.misnamed(expectation, in: simulation.traceGrammar) {
      throw failure
    }
    switch expectation.mode {
    case .exactly: try checkAll(expectation.lines, entries)
    case .inOrder: try checkOrder(expectation.lines, entries)
    case .absent: try checkAbsence(expectation, entries)
    }
  }

  /// The failure that the subject of `expectation` is a misspelled controller of `grammar`.
  static func misnamed(
    _ expectation: TraceExpectation, in grammar: TraceGrammar
  ) -> FlowFailure? {
    guard let subject = expectation.subject, let meant = grammar.controller(near: subject) else {
      return nil
    }
    return FlowFailure(
      "no controller is named \"\(subject)\"", notes: ["did you mean \"\(meant)\"?"])
  }

  /// The entries that count, as text.
  private func entries(_ expectation: TraceExpectation) -> [String] {
    let counted = trace.filter { entry in
      if let subject = expectation.subject { return entry.subject == subject }
      return expectation.mode != .exactly && !expectation.lines.isEmpty || !entry.isStock
    }
    return counted.map { entry in
      expectation.subject != nil || entry.subject.isEmpty
        ? entry.text : "\(entry.subject) \(entry.text)"
    }
  }

  private func checkAll(
    _ lines: [Placed<String>], _ entries: [String]
  ) throws(FlowFailure) {
    for (index, line) in lines.enumerated() {
      guard index < entries.count else {
        throw FlowFailure(
          "expected '\(line.value)' next, but the trace ends", notes: notes(entries),
          at: line.range)
      }
      guard meets(entries[index], line.value) else {
        throw FlowFailure(
          "expected '\(line.value)' next, but it is '\(entries[index])'", notes: notes(entries),
          at: line.range)
      }
    }
    guard lines.count < entries.count else { return }
    throw FlowFailure(
      "expected the trace to end, but '\(entries[lines.count])' follows", notes: notes(entries))
  }

  private func checkOrder(
    _ lines: [Placed<String>], _ entries: [String]
  ) throws(FlowFailure) {
    var rest = entries[...]
    for line in lines {
      guard let index = rest.firstIndex(where: { meets($0, line.value) }) else {
        let isElsewhere = entries.contains { meets($0, line.value) }
        throw FlowFailure(
          "expected '\(line.value)' in the trace, in this order",
          notes: (isElsewhere ? ["it is in the trace, but earlier"] : [])
            + notes(entries, insteadOf: line.value),
          at: line.range)
      }
      rest = rest[(index + 1)...]
    }
  }

  private func checkAbsence(
    _ expectation: TraceExpectation, _ entries: [String]
  ) throws(FlowFailure) {
    if expectation.lines.isEmpty, let first = entries.first {
      throw FlowFailure("expected no callbacks, but there is '\(first)'")
    }
    let grammar = simulation.traceGrammar
    for line in expectation.lines {
      if let entry = entries.first(where: { meets($0, line.value) }) {
        throw FlowFailure(
          "expected no '\(entry)' in the trace", notes: notes(entries), at: line.range)
      }
      if let failure = Self.impossible(line, of: expectation.subject, in: grammar) { throw failure }
    }
  }

  /// The failure that no trace can have `line`, so that its absence proves nothing; nil where
  /// `grammar` allows it.
  static func impossible(
    _ line: Placed<String>, of subject: String?, in grammar: TraceGrammar
  ) -> FlowFailure? {
    guard !grammar.allows(line.value, of: subject) else { return nil }
    let form =
      subject == nil
      ? "a line names who was called, and with what, as in 'Items viewDidLoad'"
      : "a line names what was called, as in 'viewDidLoad'"
    return FlowFailure(
      "no trace has a line that begins with '\(line.value)'",
      notes: [form, "for a line of the log, write expect no log \"TEXT\""], at: line.range)
  }

  private func meets(_ entry: String, _ line: String) -> Bool {
    Self.normal(entry).hasPrefix(Self.normal(line))
  }

  private func notes(_ entries: [String], insteadOf line: String? = nil) -> [String] {
    guard !entries.isEmpty else { return ["the trace is empty"] }
    let meant = line.flatMap { entries.contains($0) ? nil : $0.suggestion(among: entries) }
    let shown = entries.prefix(40)
    return (meant.map { ["did you mean '\($0)'?"] } ?? []) + ["the trace:"] + shown
      + (shown.count < entries.count ? ["…"] : [])
  }

  /// Without blanks, which the author of a flow may put anywhere.
  private static func normal(_ line: String) -> String { line.filter { $0 != " " } }
}
