import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// Scenes that embed one another without end.
  package static let embedCycle = Rule(
    id: "embed-cycle", severity: .error, category: .navigation,
    summary: "A scene embeds itself, perhaps by way of others.",
    page: ExplainPage(
      happened: """
        An embed segue puts its destination into a container view as soon as the view around it
        loads (LIFE-50). Here the embedded scene leads back to the first one, by embed segues and
        by the places in containers that are filled at once.
        """,
      harm: """
        Loading the first scene loads it again inside itself, and so on. The app hangs and then
        ends with a stack overflow, before the screen ever shows.
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
        Embed another scene, or delete the container view. To show a copy of the scene inside
        itself on demand, instantiate it in code where the nesting can end.
        """),
    check: .project { project in
      EmbedGraph(project).cycles.map { cycle in
        let path = cycle.names.map { "\"\($0)\"" }.joined(separator: " → ")
        return (
          cycle.document,
          Violation(
            cycle.segue.element, "destination",
            "embed another scene here: this one loads itself inside itself without end",
            notes: [.init("each loads the next: \(path)")])
        )
      }
    })
}
