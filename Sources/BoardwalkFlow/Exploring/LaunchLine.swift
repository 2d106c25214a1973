import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// The line of a flow that launches an app as an exploration did.
struct LaunchLine: Sendable {
  let text: String

  init(_ graph: SceneGraph, _ options: LaunchOptions) {
    var parts = ["launch on \(StringLiteral.quoted(options.device.name))"]
    if options.isLandscape { parts.append("landscape") }
    parts.append("system \(options.system)")
    // Where several documents could be launched, the flow says which.
    if graph.documents.count > 1, let main = graph.main {
      parts.append("document \(StringLiteral.quoted(graph.documents[main].name))")
    }
    if let identifier = options.initialIdentifier {
      parts.append("scene \(StringLiteral.quoted(identifier))")
    }
    text = parts.joined(separator: ", ")
  }
}
