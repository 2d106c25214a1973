import BoardwalkGraph

/// The navigation graph of an app as text: its scenes and the ways between them.
public struct GraphRenderer: Sendable {
  /// The format of a graph.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Lines of text, grouped by storyboard.
    case text

    /// A Mermaid flowchart.
    case mermaid

    /// A graph for Graphviz.
    case dot

    /// JSON for programs.
    case json
  }

  /// The format.
  public let format: Format

  /// Writes graphs as `format`.
  public init(_ format: Format) { self.format = format }

  /// `graph` as text that ends in a line feed; the same graph always gives the same text.
  public func text(of graph: SceneGraph) throws -> String {
    let map = NavigationMap(graph)
    return switch format {
    case .text: GraphText.text(of: map)
    case .mermaid: GraphMermaid.text(of: map)
    case .dot: GraphDOT.text(of: map)
    case .json: try GraphJSON.text(of: map)
    }
  }
}
