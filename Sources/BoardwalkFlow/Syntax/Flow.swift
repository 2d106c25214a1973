import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// A walk through an app, line by line.
package struct Flow: Sendable {
  /// The file it is written in.
  package let file: SourceFile

  /// Its nonempty lines, parsed on each access, since a flow stores only its text.
  package let statements: Statements

  /// The syntax errors; lines with errors are not statements.
  package let findings: [Finding]

  /// Whether the first thing it does is to launch the app.
  package let beginsWithLaunch: Bool

  /// Whether it has neither statements nor errors.
  package let isEmpty: Bool

  /// Parses the flow in `file`; `isAtPrompt` allows the commands of the prompt.
  package init(_ file: SourceFile, isAtPrompt: Bool = false) {
    self.file = file
    statements = Statements(file: file, isAtPrompt: isAtPrompt)
    var parser = statements.makeIterator()
    let first = parser.next()
    while parser.next() != nil {}
    beginsWithLaunch = first?.action.launches == true
    findings =
      EncodingCheck.errors(in: file).map { $0.finding("malformed-flow") } + parser.findings
    isEmpty = first == nil && findings.isEmpty
  }
}

extension Flow {
  /// The statements of a file in order.
  package struct Statements: Sequence, Sendable {
    fileprivate let file: SourceFile
    fileprivate let isAtPrompt: Bool

    /// A reader of the statements.
    package func makeIterator() -> FlowParser { FlowParser(file, isAtPrompt: isAtPrompt) }
  }
}

/// The names in a flow that can be checked before it runs.
extension Flow {
  /// The findings for names that the app in `graph` does not have: documents, languages and scenes
  /// to launch with, segues to perform, unless the next line expects the exception, and impossible
  /// lines of traces.
  package func unknownNames(in graph: SceneGraph) -> [Finding] {
    let identifiers = graph.documents.flatMap(\.scenes).flatMap(\.segues).compactMap(\.identifier)
    let grammar = TraceGrammar(of: graph)
    var following = statements.makeIterator()
    _ = following.next()
    return statements.compactMap { statement in
      let isEnd = following.next()?.action.expectsException == true
      let failure: FlowFailure? =
        switch statement.action {
        case .launch(let settings): Self.failure(of: settings, in: graph)
        case .perform(.performSegue(let identifier)):
          isEnd || identifiers.contains(identifier)
            ? nil : .missing("segue with the identifier", identifier, among: identifiers)
        case .expect(let expectations): Self.failure(of: expectations, grammar)
        default: nil
        }
      return failure.map {
        Finding(
          "unknown-name-in-flow", .error, $0.message, at: $0.range ?? statement.range,
          notes: $0.notes.map { Finding.Note($0) })
      }
    }
  }

  private static func failure(
    of expectations: [Placed<FlowExpectation>], _ grammar: TraceGrammar
  ) -> FlowFailure? {
    for expectation in expectations {
      guard case .trace(let trace) = expectation.value else { continue }
      if var failure = TraceCheck.misnamed(trace, in: grammar) {
        failure.range = expectation.range
        return failure
      }
      guard trace.mode == .absent else { continue }
      for line in trace.lines {
        if let failure = TraceCheck.impossible(line, of: trace.subject, in: grammar) {
          return failure
        }
      }
    }
    return nil
  }

  private static func failure(of settings: LaunchSettings, in graph: SceneGraph) -> FlowFailure? {
    // The document may depend on the folder in which the flow is run.
    guard graph.main != nil || settings.document != nil else { return nil }
    do throws(FlowFailure) {
      _ = try settings.applied(to: graph, LaunchOptions())
      return nil
    } catch {
      return error
    }
  }
}
