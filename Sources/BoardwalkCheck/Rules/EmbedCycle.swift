import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// Scenes that embed one another without end.
  package static let embedCycle = Rule(
    id: "embed-cycle", severity: .error, category: .navigation,
    summary: "A scene embeds itself, directly or through other scenes.",
    page: ExplainPage(
      defect: """
        An embed segue loads its destination into a container view when the enclosing view loads
        (LIFE-50). The embedded scene leads back to the first one, by embed segues and relationships
        that are loaded immediately.
        """,
      effect: """
        Loading the first scene loads it again inside itself. The app hangs and ends with a stack
        overflow before the screen appears.
        """,
      example: """
        <containerView ...>
            <connections>
                <segue destination="Lst-vc-001" kind="embed" id="Emb-ed-001"/>
            </connections>
        </containerView>
        ... inside the view controller Lst-vc-001 itself
        """,
      fix: """
        Embed another scene, or delete the container view. To nest the scene on demand, instantiate
        it in code, where the nesting can end.
        """),
    check: .project { project in
      EmbedGraph(project).cycles.map { cycle in
        let path = cycle.names.map { "\"\($0)\"" }.joined(separator: " → ")
        return (
          cycle.document,
          Violation(
            cycle.segue.element, "destination",
            "this segue embeds a scene in itself",
            notes: [.init("cycle: \(path)")])
        )
      }
    })
}
