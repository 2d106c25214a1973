import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// What a flow can be wrong about before it is followed.
extension Flow {
  /// What the lines name that the app in `graph` does not have: documents, languages and scenes to launch
  /// with, and segues to perform, unless the next line expects what comes of that.
  package func unknownNames(in graph: SceneGraph) -> [Finding] {
    let identifiers = graph.documents.flatMap(\.scenes).flatMap(\.segues).compactMap(\.identifier)
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
        default: nil
        }
      return failure.map {
        Finding(
          "unknown-name-in-flow", .error, $0.message, at: statement.range,
          notes: $0.notes.map { Finding.Note($0) })
      }
    }
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
