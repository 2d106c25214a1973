import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A color that no asset catalog contains.
  package static let missingColor = Rule(
    id: "missing-color", severity: .error, category: .resources,
    summary: "A color is in no asset catalog of the project.",
    page: ExplainPage(
      defect: """
        An object uses a named color that is not a color set of the project. If the asset catalogs are
        unknown: a color that the document uses and does not list in its resources. If the app has
        dependencies that are not in the folder, a color that the document lists is a warning, since a
        catalog of theirs may contain it. A color with components of its own is not reported.
        """,
      effect: """
        The view has the color that Interface Builder stored as a copy, in light and dark appearance
        alike, or none. The console reports "Could not resolve a color named 'X'".
        """,
      example: """
        <color key="backgroundColor" name="Acent"/>
        ... next to Assets.xcassets/Accent.colorset
        """,
      fix: """
        Use an existing color, or add it to an asset catalog.
        """),
    check: .project { project in
      ResourceCheck(
        noun: "color", known: project.assets?.colors,
        mayBeElsewhere: project.assets?.hasAbsentDependencies ?? false,
        used: { $0.usedColors }, listed: { $0.listedResources(.namedColor) }
      ).violations(in: project)
    })
}
