import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// The names in a flow that can be checked before it runs.
extension Flow {
  /// What the lines name that the app in `graph` does not have: documents, languages and scenes to launch
  /// with, segues to perform, unless the next line expects what comes of that, and lines that no trace has.
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
      guard case .trace(let trace) = expectation.value, trace.mode == .absent else { continue }
      for line in trace.lines {
        if let failure = TraceCheck.impossible(line, of: trace.subject, in: grammar) {
          return failure
        }
      }
    }
    return nil
  }

  private static func failure(of settings: LaunchSettings, in graph: SceneGraph) -> FlowFailure? {
    // Which document is meant may depend on where the flow is followed.
    guard graph.main != nil || settings.document != nil else { return nil }
    do throws(FlowFailure) {
      _ = try Launch(settings, of: graph, options: LaunchOptions()).prepared()
      return nil
    } catch {
      return error
    }
  }
}
